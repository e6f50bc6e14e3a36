import { boundsOf, degreesOf, distance, MM_PER_CM, MM_PER_INCH, nearestOnSegment } from "@selvedge/geometry-core";
import type { InternalLine, Point2 } from "../../pattern/pattern.ts";
import { type Drawn, drawnOf, type Entity, entitiesOf, textOf } from "./entities.ts";
import { chained, type Run, tidied } from "./outline.ts";
import { DxfError, quoted, tagsOf } from "./tags.ts";

/** Layers of a piece. Source: ASTM D6673, the format known as DXF-AAMA. */
const LAYER = { boundary: "1", notch: "4", mirror: "6", grain: "7", internal: "8", cutout: "11", sewLine: "14" } as const;

/** Lengths a file may be drawn in, mm. */
export const DXF_UNITS = { mm: 1, cm: MM_PER_CM, inch: MM_PER_INCH } as const;
export type DxfUnit = keyof typeof DXF_UNITS;
/** `$INSUNITS` of a header (DXF reference). */
const UNITS_OF_HEADER: Readonly<Record<string, DxfUnit>> = { "1": "inch", "4": "mm", "5": "cm" };
const MAX_PIECES = 2_000;
const MAX_PLACES = 100_000;
/** Lines of a boundary that are put end to end. */
const MAX_RUNS = 5_000;
const MAX_EXTENT_MM = 20_000;
/** Ends of lines closer than this meet; points of a line closer than that are merged. */
const MEET_MM = 0.5;
const SAME_MM = 0.01;

/** A piece as a DXF has it: mm, y down, lines closed without repeating their first place. */
export type ReadPiece = {
  /** Name of its block. */
  readonly key: string;
  readonly name: string;
  readonly size: string;
  readonly count: number;
  /** Whether it is cut as a pair, one the mirror image of the other. */
  readonly isPair: boolean;
  /** Where it is sewn; where the file has no sewing line, where it is cut. */
  readonly outline: readonly Point2[];
  readonly cutLine: readonly Point2[];
  /** Whether the file has the sewing line apart from the cut line. */
  readonly hasSewLine: boolean;
  readonly notches: readonly Point2[];
  /** Degrees from the vertical of the piece, -90 to 90; null where no grain is drawn. */
  readonly grain: number | null;
  /** The piece is one half, its mirror image beyond this line the other. */
  readonly fold: readonly [Point2, Point2] | null;
  readonly internal: readonly InternalLine["points"][];
  /** Where it lies on the table: mm, turned by degrees about its own origin. */
  readonly layout: { readonly x: number; readonly y: number; readonly angle: number };
};
export type ReadPattern = {
  readonly style: string;
  readonly size: string;
  readonly unit: DxfUnit;
  readonly pieces: readonly ReadPiece[];
};

type Block = { readonly name: string; readonly line: number; readonly base: Point2; readonly drawn: readonly Drawn[] };

/** Entities by the section they stand in. */
function sectionsOf(entities: readonly Entity[]): ReadonlyMap<string, Entity[]> {
  const sections = new Map<string, Entity[]>();
  let open: Entity[] | null = null;
  for (const entity of entities) {
    if (entity.name === "SECTION") {
      open = [];
      sections.set(textOf(entity, 2).toUpperCase(), open);
    }
    if (entity.name === "ENDSEC") open = null;
    open?.push(entity);
  }
  return sections;
}

function blocksOf(entities: readonly Entity[]): Block[] {
  const blocks: Block[] = [];
  let begin: Entity | null = null;
  let first = 0;
  const unended = ({ line }: Entity, name: string) =>
    new DxfError(line, `the end of the block ${quoted(name)} (ENDBLK) was expected.`);
  for (const [index, entity] of entities.entries()) {
    if (entity.name === "BLOCK") {
      if (begin) throw unended(entity, textOf(begin, 2));
      [begin, first] = [entity, index + 1];
    } else if (entity.name === "ENDBLK" && begin) {
      const base: Point2 = [Number(textOf(begin, 10)) || 0, Number(textOf(begin, 20)) || 0];
      blocks.push({ name: textOf(begin, 2), line: begin.line, base, drawn: drawnOf(entities.slice(first, index)) });
      begin = null;
    }
  }
  if (begin) throw unended(begin, textOf(begin, 2));
  return blocks;
}

/** What is written as "NAME: value" on some layer, by the name in capitals. */
function saidBy(drawn: readonly Drawn[]): ReadonlyMap<string, string> {
  const said = new Map<string, string>();
  for (const one of drawn) {
    const [, name, value] = (one.kind === "text" && /^\s*([A-Za-z #]+?)\s*:\s*(.*)$/.exec(one.words)) || [];
    if (name && !said.has(name.toUpperCase())) said.set(name.toUpperCase(), value!.trim());
  }
  return said;
}

/** What the file is drawn in: as it says, as its header says, or as the caller knows. */
function unitOf(said: string | undefined, header: readonly Entity[], known: DxfUnit | undefined): DxfUnit {
  if (known) return known;
  if (said && /^(metric|mm|millim)/i.test(said)) return "mm";
  if (said && /^(english|imperial|inch)/i.test(said)) return "inch";
  if (said && /^(cm|centim)/i.test(said)) return "cm";
  const tags = header.flatMap(({ tags }) => tags);
  const unitsIndex = tags.findIndex(({ value }) => value === "$INSUNITS");
  const unit = UNITS_OF_HEADER[tags[unitsIndex + 1]?.value ?? ""];
  if (unitsIndex >= 0 && unit) return unit;
  throw new DxfError(1, "the file does not say what it is drawn in (UNITS: METRIC or ENGLISH was expected). Say it yourself.");
}

/** What one layer draws: closed lines, and open ones put end to end to one. Where those do not meet, a DxfError. */
function closedLine(block: Block, layer: string, what: string, mm: number, fold: ReadPiece["fold"]): readonly Point2[] | null {
  const runs = block.drawn.flatMap((one): Run[] => (one.kind === "path" && one.layer === layer ? [one] : []));
  const closed = runs.filter(({ isClosed, points }) => isClosed || isShut(points, MEET_MM / mm));
  const open = runs.filter((run) => !closed.includes(run));
  const loops = closed.map(({ points }) => points);
  if (open.length > 0) {
    if (open.length > MAX_RUNS) throw new DxfError(open[0]!.line, `a ${what} of at most ${MAX_RUNS} lines was expected.`);
    const { points, gap } = chained(open);
    const endsOnFold =
      fold && [points[0]!, points.at(-1)!].every((end) => distance(end, nearestOnSegment(end, fold[0], fold[1])) * mm <= MEET_MM);
    if (gap * mm > MEET_MM && !endsOnFold)
      throw new DxfError(
        open[0]!.line,
        `the ${what} of the piece ${quoted(block.name)} does not close: ${(gap * mm).toFixed(1)} mm are missing.`,
      );
    loops.push(points);
  }
  // A hole is drawn as a loop of its own; the piece is the largest.
  return loops.reduce<readonly Point2[] | null>((best, loop) => (best && spread(best) >= spread(loop) ? best : loop), null);
}

const near = ([x, y]: Point2, [u, v]: Point2, within: number): boolean => Math.hypot(x - u, y - v) <= within;
const isShut = (points: readonly Point2[], within: number): boolean =>
  points.length > 3 && near(points[0]!, points.at(-1)!, within);
/** The diagonal of what a line takes up. */
function spread(points: readonly Point2[]): number {
  const { minX, minY, maxX, maxY } = boundsOf(points);
  return Math.hypot(maxX - minX, maxY - minY);
}

/** The two ends of the longest line of a layer. */
function longest(block: Block, layer: string): readonly [Point2, Point2] | null {
  const lines = block.drawn.flatMap((one) => (one.kind === "path" && one.layer === layer ? [one.points] : []));
  const line = lines.reduce<readonly Point2[] | null>((best, one) => (best && spread(best) >= spread(one) ? best : one), null);
  return line && [line[0]!, line.at(-1)!];
}

/** "2", and "1,1" of which one is mirrored, are two. */
const countOf = (said: string | undefined): number =>
  Math.max(
    1,
    [...(said ?? "").matchAll(/\d+/g)].reduce((sum, [digits]) => sum + Math.min(99, Number(digits)), 0),
  );

/** "1,1" is one as drawn and one mirrored. */
const isPairOf = (said: string | undefined): boolean => /^\s*[1-9]\d*\s*,\s*[1-9]/.test(said ?? "");

/** The angle of a grain line from the vertical, whichever way it was drawn. */
function grainOf(line: readonly [Point2, Point2] | null): number | null {
  if (!line) return null;
  const [[x, y], [u, v]] = line;
  const angle = degreesOf(Math.atan2(-(u - x), v - y));
  return angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle;
}

function pieceOf(
  block: Block,
  inserts: readonly Extract<Drawn, { kind: "insert" }>[],
  size: string,
  mm: number,
): ReadPiece | null {
  const fold = longest(block, LAYER.mirror);
  const boundary = closedLine(block, LAYER.boundary, "boundary", mm, fold);
  const sewn = closedLine(block, LAYER.sewLine, "sewing line", mm, fold);
  if (!boundary && !sewn) return null;
  const own = ([x, y]: Point2): Point2 => [(x - block.base[0]) * mm, -(y - block.base[1]) * mm];
  const line = (points: readonly Point2[]) => tidied(points.map(own), SAME_MM);
  const cutLine = line(boundary ?? sewn!);
  const outline = sewn ? line(sewn) : cutLine;
  for (const [name, one] of [
    ["boundary", cutLine],
    ["sewing line", outline],
  ] as const) {
    if (one.length < 3)
      throw new DxfError(block.line, `the ${name} of the piece ${quoted(block.name)} needs at least three places.`);
    if (!(spread(one) <= MAX_EXTENT_MM))
      throw new DxfError(
        block.line,
        `a piece of at most ${MAX_EXTENT_MM / 1_000} m was expected; ${quoted(block.name)} has ${Math.round(spread(one) / 1_000)} m.`,
      );
  }
  const said = saidBy(block.drawn);
  const put = inserts.find((insert) => insert.block === block.name);
  if (put && (put.scale[0] !== 1 || put.scale[1] !== 1))
    throw new DxfError(put.line, `the piece ${quoted(block.name)} is laid scaled or mirrored; a scale of 1 was expected.`);
  return {
    key: block.name,
    name: said.get("PIECE NAME") || block.name,
    size: said.get("SIZE") || size,
    count: countOf(said.get("QUANTITY")),
    isPair: isPairOf(said.get("QUANTITY")),
    outline,
    cutLine,
    hasSewLine: sewn !== null && boundary !== null,
    notches: block.drawn.flatMap((one) => (one.kind === "point" && one.layer === LAYER.notch ? [own(one.at)] : [])),
    grain: grainOf((longest(block, LAYER.grain)?.map(own) as [Point2, Point2] | undefined) ?? null),
    fold: fold && [own(fold[0]), own(fold[1])],
    internal: block.drawn.flatMap((one) =>
      one.kind === "path" && (one.layer === LAYER.internal || one.layer === LAYER.cutout)
        ? [(one.isClosed ? [...one.points, one.points[0]!] : one.points).map(own)]
        : [],
    ),
    layout: put ? { x: put.at[0] * mm, y: -put.at[1] * mm, angle: -put.angle + 0 } : { x: 0, y: 0, angle: 0 },
  };
}

/**
 * The pieces of a pattern in DXF-AAMA (ASTM D6673) as cutting rooms' systems write it: R12 or R13 text, a block for each piece, in inches
 * or metric; lines, polylines, bows and arcs. `unit` is for a file that does not say its own. Throws a DxfError that names the line.
 */
export function readPatternDxf(text: string, { unit: known }: { readonly unit?: DxfUnit } = {}): ReadPattern {
  const sections = sectionsOf(entitiesOf(tagsOf(text)));
  const blocks = blocksOf(sections.get("BLOCKS") ?? []);
  const laid = drawnOf((sections.get("ENTITIES") ?? []).filter(({ name }) => name !== "SECTION"));
  const said = saidBy([...laid, ...blocks.flatMap(({ drawn }) => drawn)]);
  const unit = unitOf(said.get("UNITS"), sections.get("HEADER") ?? [], known);
  if (blocks.length > MAX_PIECES) throw new DxfError(1, `at most ${MAX_PIECES} pieces are read, this file has ${blocks.length}.`);
  const places = blocks.reduce(
    (sum, { drawn }) => sum + drawn.reduce((count, one) => count + (one.kind === "path" ? one.points.length : 1), 0),
    0,
  );
  if (places > MAX_PLACES) throw new DxfError(1, `at most ${MAX_PLACES} places are read, this file has ${places}.`);
  const inserts = laid.filter((one) => one.kind === "insert");
  const size = said.get("SAMPLE SIZE") ?? "";
  const pieces = blocks.flatMap((block) => pieceOf(block, inserts, size, DXF_UNITS[unit]) ?? []);
  if (pieces.length === 0)
    throw new DxfError(1, "no piece was found: a block with a closed boundary on layer 1 was expected for each.");
  return { style: said.get("STYLE NAME") ?? "", size, unit, pieces };
}
