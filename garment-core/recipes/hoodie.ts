import { mirrored, roundTube, spanAt } from "../drape/place.ts";
import type { Body } from "../form/body.ts";
import { drawn } from "../pattern/drawn.ts";
import { notch, placementLine, topstitch } from "../pattern/marks.ts";
import { type Outline, pointAt } from "../pattern/outline.ts";
import { flip } from "../pattern/reshape.ts";
import { lengthOf, splitAt } from "../pattern/run.ts";
import { sew, sewEased } from "../seams/sewing.ts";
import type { Cut, CutPiece, GarmentRecipe, Placement } from "./garment.ts";
import { chosenJersey, cutJerseyBody, type JerseyBody, jerseyBoard, jerseyOptions } from "./jersey-body.ts";
import { closeToNeck, hangJerseyBody } from "./jersey-top-hang.ts";
import { MENS_TOPS } from "./sizing.ts";

const BODY: JerseyBody = {
  sleeve: "long",
  options: { lengthBonus: 0.12, chestEase: 0.2, hipsEase: 0.24, sleeveEase: 0.3, necklineDepth: 0.2, necklineWidth: 0.2 },
  ribs: { hem: { height: 60, ease: 0.86 }, cuff: { height: 60, ease: 0.8 } },
};
const HOOD = { height: 330, depth: 235, frontDrop: 34, hem: 24 } as const;

/** A kangaroo pocket on the hem: half its width as a share of that of the front, and its measures. */
const POCKET = { share: 0.58, height: 205, side: 58, narrower: 62, stitch: 6 } as const;

/** The pocket where it lies on the front, open along both slanting edges. */
function drawPocket(front: Outline): Outline {
  const hem = pointAt(front, "hem");
  const [half, top] = [hem.x * POCKET.share, hem.y - POCKET.height];
  return drawn([
    { x: half, y: hem.y, name: "hemRight" },
    { x: half, y: hem.y - POCKET.side, name: "openRightEnd" },
    { x: half - POCKET.narrower, y: top, name: "openRight" },
    { x: POCKET.narrower - half, y: top, name: "openLeft" },
    { x: -half, y: hem.y - POCKET.side, name: "openLeftEnd" },
    { x: -half, y: hem.y, name: "hemLeft" },
  ]);
}

/** Where it is stitched to the front, and its rows of stitches: there and beside its openings. */
const POCKET_STITCHED = ["openLeft>openRight", "openLeftEnd>hemLeft", "openRightEnd>hemRight"];
const POCKET_STITCHES = [...POCKET_STITCHED, "openLeft>openLeftEnd", "openRight>openRightEnd"];

/** Half of a hood as the wearer's left side shows it: x = 0 at the face, the neck edge below, `neck` mm long. */
function drawHood(neck: number): Outline {
  const { height, depth, frontDrop } = HOOD;
  const width = Math.sqrt(neck ** 2 - frontDrop ** 2) * 0.985;
  return drawn([
    {
      x: 14,
      y: -height + 20,
      name: "faceTop",
      curve: [
        { x: -6, y: -height * 0.3 },
        { x: 4, y: -height * 0.7 },
      ],
    },
    {
      x: depth * 0.45,
      y: -height,
      name: "crown",
      curve: [
        { x: depth * 0.16, y: -height + 4 },
        { x: depth * 0.3, y: -height },
      ],
    },
    {
      x: width + 8,
      y: -height * 0.4,
      name: "nape",
      curve: [
        { x: depth * 0.86, y: -height },
        { x: width + 12, y: -height * 0.72 },
      ],
    },
    {
      x: width,
      y: 0,
      name: "cbNeck",
      curve: [
        { x: width + 5, y: -height * 0.22 },
        { x: width, y: -height * 0.1 },
      ],
    },
    {
      x: 0,
      y: frontDrop,
      name: "cfNeck",
      curve: [
        { x: width * 0.62, y: 4 },
        { x: width * 0.3, y: frontDrop },
      ],
    },
  ]);
}

/** A sweatshirt of fleece with a hood of two panels, hanging down behind the neck, and ribs at wrists and hem. */
export const hoodie: GarmentRecipe = {
  key: "hoodie",
  name: "Hoodie",
  ...MENS_TOPS,
  wearer: "men",
  hand: "fleece",
  limbs: { arms: "long", legs: false },
  options: jerseyOptions(BODY),

  cut(measurements, values) {
    const body = cutJerseyBody(chosenJersey(BODY, values, measurements), measurements);
    const [front, back] = [body.pieces.front!.outline, body.pieces.back!.outline];
    const [frontNeck, backNeck] = [lengthOf(front, "cfNeck>neck"), lengthOf(back, "cbNeck>neck")];
    const neck = frontNeck + backNeck;
    const drafted = drawHood(neck);
    const hoodL = splitAt(drafted, "shoulder", "cfNeck>cbNeck", frontNeck / neck);
    const hoodR = flip(hoodL);
    const ease = lengthOf(drafted, "cfNeck>cbNeck") / neck;
    const pocket = drawPocket(front);
    const hood = (name: CutPiece["name"], outline: Outline): CutPiece => ({
      name,
      side: "both",
      outline,
      internal: [notch(outline, "shoulder"), topstitch(outline, "cfNeck>faceTop", HOOD.hem)],
    });
    const attach = (side: "L" | "R", frontRun: string, backRun: string) => [
      sewEased(`hood${side}:cfNeck>shoulder`, `front:${frontRun}`, ease, "attach"),
      sewEased(`hood${side}:cbNeck>shoulder`, `back:${backRun}`, ease, "attach"),
    ];
    return {
      pieces: {
        ...body.pieces,
        front: {
          ...body.pieces.front!,
          internal: [...body.pieces.front!.internal, ...POCKET_STITCHED.map((run) => placementLine(pocket, run))],
        },
        pocket: {
          name: "Pocket",
          side: "front",
          outline: pocket,
          internal: POCKET_STITCHES.map((run) => topstitch(pocket, run, POCKET.stitch)),
          on: "front",
          stitched: POCKET_STITCHED,
        },
        hoodL: hood("Hood L", hoodL),
        hoodR: hood("Hood R", hoodR),
      },
      sewing: [
        ...body.sewing,
        sew("hoodL:cbNeck>crown>faceTop", "hoodR:cbNeck>crown>faceTop"),
        ...attach("L", "cfNeck>neck", "cbNeck>neck_m"),
        ...attach("R", "cfNeck>neck_m", "cbNeck>neck"),
      ],
      trims: [],
      board: [...jerseyBoard(BODY, ["pocket"]), [["hoodR"], ["hoodL"]]],
    };
  },

  hang(cut, body) {
    const hanging = hangJerseyBody(BODY, cut, body);
    const { front, back } = hanging.places as { readonly front: Placement; readonly back: Placement };
    const hoodL = placeHood(cut, body);
    return {
      ...hanging,
      places: { ...hanging.places, front: closeToNeck(front), back: closeToNeck(back), hoodL, hoodR: mirrored(hoodL) },
      folds: true,
    };
  },
};

/** How a hood goes on: thrown back. It rises from the neckline, turns over backwards and hangs, open at the top. Lengths mm, angles radians. */
const THROWN = {
  rise: 28,
  bend: 34,
  /** Turned over so far at the face and at the nape. */
  face: 1.95,
  nape: 2.75,
  halfWidth: 92,
  dropFront: 52,
  neckRatio: 0.7,
} as const;

/** The left half of a hood thrown back behind the neck. */
function placeHood({ pieces }: Cut, body: Body): Placement {
  const hood = pieces.hoodL!.outline;
  const [cf, cb, top] = [pointAt(hood, "cfNeck"), pointAt(hood, "cbNeck"), pointAt(hood, "crown")];
  const neck = lengthOf(hood, "cfNeck>cbNeck");
  const ring = roundTube({ around: 2.06 * neck, ratio: THROWN.neckRatio, top: 0, side: "front", centreZ: -8 });
  return (x, y) => {
    const [low, high] = spanAt(hood, Math.max(top.y + 3, Math.min(cf.y - 3, Math.min(y, cb.y - 3))));
    const u = Math.max(0, Math.min(1, (x - low) / (high - low)));
    const [ringX, , ringZ] = ring(u * 1.03 * neck, 0);
    const seam = cf.y + (cb.y - cf.y) * u;
    const up = Math.max(0, seam - y);
    const share = Math.min(1, up / (seam - top.y));
    const bag = THROWN.halfWidth * Math.sqrt(Math.max(0, (1 - u ** 3) * (1 - share ** 4)));
    const blend = Math.min(1, up / (THROWN.rise + THROWN.bend));
    const [back, rise] = thrown(up, THROWN.face + (THROWN.nape - THROWN.face) * u);
    const height = body.heights.neckPoint + 10 - THROWN.dropFront * Math.max(0, 1 + ringZ / 60);
    return [ringX + (bag - ringX) * blend, height + rise, ringZ - back];
  };
}

/** How far behind and above its start a strip lies at a length of itself that first rises, then turns over by an angle. */
function thrown(length: number, angle: number): readonly [back: number, rise: number] {
  const { rise, bend } = THROWN;
  if (length < rise) return [0, length];
  const turn = Math.min(angle, (length - rise) / bend);
  const rest = length - rise - bend * turn;
  return [bend * (1 - Math.cos(turn)) + rest * Math.sin(turn), rise + bend * Math.sin(turn) + rest * Math.cos(turn)];
}
