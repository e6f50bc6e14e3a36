import { measure } from "../pattern/freesewing.ts";
import { alsoNamed, curve, sideThrough, vertex } from "../pattern/lines.ts";
import type { Measurements } from "../pattern/measurements.ts";
import { mergeClose, type Outline, pointAt, type Vertex } from "../pattern/outline.ts";
import { flip } from "../pattern/reshape.ts";
import { parseRun, splitAt, verticesOf } from "../pattern/run.ts";

/** How the body of a buttoned, tailored garment is cut. Lengths mm, shares of 1. */
export type TailoredBody = {
  /** From the waist to the hem at the side. */
  readonly belowWaist: number;
  /** Room at waist and seat, as shares of the body's girths. */
  readonly waistEase: number;
  readonly seatEase: number;
  /** How far the seam of the centre back is taken in at the waist. */
  readonly hollow: number;
  /** Where the opening begins, as a share of the way from the neck point down to the waist. */
  readonly opensAt: number;
  /** Where the roll line or V ends on the neckline, as a share of the way from the neck point to the centre front. */
  readonly neckAt: number;
  readonly overlap: number;
  /** How far the last button lies below the waist. */
  readonly lastButton: number;
  readonly foot: "straight" | "rounded" | "pointed";
  /** How much of the shoulder is cut away, as a sleeveless garment is. */
  readonly inset?: number;
  /** A dart from the chest to the hem: its width at the waist and at the hem. */
  readonly dart?: { readonly waist: number; readonly hem: number };
};

/** The rounded foot of a front ends this far from its centre, a pointed one comes down to a point so far and so deep. */
const ROUND = { end: 92, start: 34, bend: 0.62 };
const POINT = { across: 62, down: 62, start: 16 };
const DART_ACROSS = 0.42;
const DART_BELOW_ARMHOLE_MM = 34;

/** Heights on the block, mm below the neck point. */
export type Levels = {
  readonly armhole: number;
  readonly waist: number;
  readonly seat: number;
  readonly hem: number;
  readonly apex: number;
  readonly lastButton: number;
};

export function levelsOf(block: Outline, measurements: Measurements, body: TailoredBody): Levels {
  const waist = measure(measurements, "hpsToWaistBack");
  return {
    armhole: pointAt(block, "armhole").y,
    waist,
    seat: waist + measure(measurements, "waistToSeat"),
    hem: waist + body.belowWaist,
    apex: waist * body.opensAt,
    lastButton: waist + body.lastButton,
  };
}

/** The armhole from the underarm to the shoulder, cut farther in towards the shoulder. */
function armholeOf(block: Outline, inset: number): Vertex[] {
  const run = verticesOf(block, parseRun("armhole>armholePitch>shoulder"));
  const [under, shoulder, neck] = [run[0]!, run.at(-1)!, pointAt(block, "neck")];
  const slope = (shoulder.y - neck.y) / (shoulder.x - neck.x);
  return run.map((v) => {
    const up = (under.y - v.y) / (under.y - shoulder.y);
    return { ...v, x: v.x - inset * Math.sin((up * Math.PI) / 2), y: v.y - inset * slope * up ** 4 };
  });
}

/** The side seam from the hem up to the underarm. */
function sideOf(
  block: Outline,
  measurements: Measurements,
  body: TailoredBody,
  levels: Levels,
  extra: { waist: number; seat: number },
) {
  const chest = pointAt(block, "armhole").x;
  const waist = (measure(measurements, "waist") * (1 + body.waistEase)) / 4 + extra.waist;
  const seat = (measure(measurements, "seat") * (1 + body.seatEase)) / 4 + extra.seat;
  const knots = [
    { x: chest, y: levels.armhole },
    { x: Math.min(chest, waist), y: levels.waist },
    { x: seat, y: levels.seat },
    { x: seat + Math.max(0, levels.hem - levels.seat) * 0.05, y: Math.max(levels.seat + 200, levels.hem) },
  ];
  return sideThrough(knots, levels.hem, levels.armhole);
}

/** The edge of the left front from the point of its opening down to the foot; the right front lies under it as far as "cross", a straight one to the hem. */
function edgeOf(body: TailoredBody, levels: Levels, rollTop: Vertex): Vertex[] {
  const { overlap, foot } = body;
  const { apex, lastButton, hem } = levels;
  const breakPoint = vertex(-overlap, apex + (overlap * (apex - rollTop.y)) / rollTop.x, "break");
  const start = [vertex(0, apex, "apex"), breakPoint];
  if (foot === "straight") return [...start, vertex(-overlap, hem, "cross", "foot")];
  const crossed = (line: readonly Vertex[]): Vertex[] => {
    const index = line.findIndex((v) => v.x > 0);
    const [p, q] = [line[index - 1]!, line[index]!];
    const t = -p.x / (q.x - p.x);
    return [...line.slice(0, index), vertex(0, p.y + (q.y - p.y) * t, "cross"), ...line.slice(index)];
  };
  if (foot === "pointed") {
    const turn = vertex(-overlap, lastButton + POINT.start);
    return [...start, ...crossed([turn, vertex(POINT.across, hem + POINT.down, "foot")])];
  }
  const turn = vertex(-overlap, lastButton + ROUND.start);
  const end = vertex(ROUND.end, hem, "foot");
  const down = curve(
    turn,
    { x: turn.x, y: turn.y + (hem - turn.y) * ROUND.bend },
    { x: end.x - (end.x - turn.x) * ROUND.bend, y: hem },
    end,
  );
  return [...start, ...crossed([turn, ...down])];
}

/** The hem from the foot to the side, with the dart that opens into it. */
function hemOf(foot: Vertex, side: Vertex, body: TailoredBody, levels: Levels, chest: number): Vertex[] {
  if (!body.dart) return [];
  const x = chest * DART_ACROSS;
  const half = { waist: body.dart.waist / 2, hem: body.dart.hem / 2 };
  const y = foot.y + ((side.y - foot.y) * (x - foot.x)) / (side.x - foot.x);
  const tip = levels.armhole + DART_BELOW_ARMHOLE_MM;
  return [
    vertex(x - half.hem, y, "dartIn"),
    vertex(x - half.waist, levels.waist),
    vertex(x, tip, "dartTip"),
    vertex(x + half.waist, levels.waist),
    vertex(x + half.hem, y, "dartOut"),
  ];
}

/** Both fronts, cut along the roll line or the edge of the V; the left one is drawn to its edge, the right one to where it is covered. */
export function frontsOf(
  block: Outline,
  measurements: Measurements,
  body: TailoredBody,
): { readonly frontL: Outline; readonly frontR: Outline } {
  const levels = levelsOf(block, measurements, body);
  const neckline = splitAt(block, "rollTop", "neck>cfNeck", body.neckAt);
  const neck = verticesOf(neckline, parseRun("neck>rollTop"));
  const armhole = armholeOf(block, body.inset ?? 0);
  const side = sideOf(block, measurements, body, levels, { waist: body.dart?.waist ?? 0, seat: body.dart?.hem ?? 0 });
  const sideHem = alsoNamed(side[0]!, "hem");
  const edge = edgeOf(body, levels, neck.at(-1)!);
  const half = (own: readonly Vertex[]): Outline =>
    mergeClose([
      ...neck,
      ...own,
      ...hemOf(own.at(-1)!, sideHem, body, levels, armhole[0]!.x),
      sideHem,
      ...side.slice(1, -1),
      ...armhole,
    ]);
  const cross = edge.findIndex((v) => v.names.includes("cross"));
  const middle = edge[cross]!.x;
  const under = edge.map((v, i) => ({ ...v, x: i <= cross ? -v.x : v.x - 2 * middle }));
  return { frontL: half(edge), frontR: flip(half(under)) };
}

/** Both backs, hollowed along the centre seam. */
export function backsOf(
  block: Outline,
  measurements: Measurements,
  body: TailoredBody,
): { readonly backL: Outline; readonly backR: Outline } {
  const levels = levelsOf(block, measurements, body);
  const top = pointAt(block, "cbNeck");
  const { hollow } = body;
  const seat = hollow * 0.7;
  const centre = sideThrough(
    [
      { x: 0, y: top.y },
      { x: 0, y: top.y + (levels.armhole - top.y) * 0.5 },
      { x: hollow, y: levels.waist },
      { x: seat, y: levels.seat },
      { x: seat, y: levels.seat + 600 },
    ],
    levels.hem,
    top.y,
  );
  const armhole = armholeOf(block, body.inset ?? 0);
  const side = sideOf(block, measurements, body, levels, { waist: hollow, seat });
  const backR = mergeClose([
    ...verticesOf(block, parseRun("neck>cbNeck")),
    ...centre.slice(1, -1).reverse(),
    alsoNamed(centre[0]!, "cbHem"),
    alsoNamed(side[0]!, "hem"),
    ...side.slice(1, -1),
    ...armhole,
  ]);
  return { backR, backL: flip(backR) };
}
