import type { DraftPart, DraftPoint } from "./freesewing.ts";

/** A corner or curve point of an outline, with every name by which a recipe may call it. */
export type Vertex = { readonly x: number; readonly y: number; readonly names: readonly string[] };
/** A closed outline in mm, y down, its first vertex not repeated. */
export type Outline = readonly Vertex[];

/** Curves get a vertex about this often; finer than the finest mesh, so no shape is lost. */
const CURVE_STEP_MM = 4;
/** FreeSewing's named points lie on the outline to rounding only. */
export const NAME_TOLERANCE_MM = 0.3;
/** A tenth of the fine edge length: closer vertices would become degenerate triangles. */
export const MERGE_MM = 1.4;

/** Distance of two points, mm. */
export const distance = (p: DraftPoint, q: DraftPoint): number => Math.hypot(p.x - q.x, p.y - q.y);

const bezier = (a: number, b: number, c: number, d: number, t: number): number => {
  const u = 1 - t;
  return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
};

/** Places along a Bézier curve from `from` to `to`, the first left out. */
export function curvePoints(from: DraftPoint, cp1: DraftPoint, cp2: DraftPoint, to: DraftPoint): DraftPoint[] {
  const steps = Math.max(4, Math.ceil((distance(from, cp1) + distance(cp1, cp2) + distance(cp2, to)) / CURVE_STEP_MM));
  return Array.from({ length: steps }, (_, i) => {
    const t = (i + 1) / steps;
    return t === 1 ? to : { x: bezier(from.x, cp1.x, cp2.x, to.x, t), y: bezier(from.y, cp1.y, cp2.y, to.y, t) };
  });
}

function flatten(part: DraftPart, path: string): DraftPoint[] {
  const ops = part.paths[path]?.ops;
  if (!ops) throw new Error(`the part has no path ${path}`);
  const points: DraftPoint[] = [];
  let position: DraftPoint = { x: 0, y: 0 };
  for (const op of ops) {
    if (op.type === "close") continue;
    points.push(...(op.type === "curve" ? curvePoints(position, op.cp1, op.cp2, op.to) : [{ x: op.to.x, y: op.to.y }]));
    position = op.to;
  }
  return points;
}

/** Joins vertices closer than `MERGE_MM`; the one that has a name keeps its place, and names are kept. */
export function mergeClose(outline: Outline): Outline {
  const merged: Vertex[] = [];
  const join = (p: Vertex, q: Vertex): Vertex => ({
    ...(p.names.length > 0 ? p : q),
    names: [...new Set([...p.names, ...q.names])],
  });
  for (const vertex of outline) {
    const last = merged.at(-1);
    if (last && distance(last, vertex) < MERGE_MM) merged[merged.length - 1] = join(last, vertex);
    else merged.push(vertex);
  }
  const [first, last] = [merged[0], merged.at(-1)];
  if (first && last && merged.length > 3 && distance(first, last) < MERGE_MM) {
    merged.pop();
    merged[0] = join(first, last);
  }
  return merged;
}

/** The outline of a drafted part: curves flattened, points that lie on it named. */
export function outlineOf(part: DraftPart, path = "seam"): Outline {
  const named = Object.entries(part.points);
  return mergeClose(
    flatten(part, path).map((p) => ({
      ...p,
      names: named.filter(([, q]) => distance(p, q) < NAME_TOLERANCE_MM).map(([name]) => name),
    })),
  );
}

/** A straight strip, origin in the middle of its upper edge; corners tl, tr, br, bl. */
export const strip = (width: number, height: number): Outline => [
  { x: -width / 2, y: 0, names: ["tl"] },
  { x: width / 2, y: 0, names: ["tr"] },
  { x: width / 2, y: height, names: ["br"] },
  { x: -width / 2, y: height, names: ["bl"] },
];

/** Place of a named vertex. Throws when the outline has none of that name. */
export function vertexAt(outline: Outline, name: string): number {
  const found = outline.findIndex((v) => v.names.includes(name));
  if (found >= 0) return found;
  const known = outline.flatMap((v) => v.names).join(" ");
  throw new Error(`no point "${name}" on the outline (it has ${known})`);
}

/** The named vertex itself. */
export const pointAt = (outline: Outline, name: string): Vertex => outline[vertexAt(outline, name)]!;
