import type { DraftPoint } from "./freesewing.ts";
import { distance, mergeClose, NAME_TOLERANCE_MM, type Outline, type Vertex } from "./outline.ts";
import { indicesOf, parseRun } from "./run.ts";

/** The piece for the other side of the body. */
export const flip = (outline: Outline): Outline => outline.map((v) => ({ ...v, x: -v.x })).reverse();

/** Opens a piece that is cut on the fold at x = `foldX`; the fold becomes x = 0, twins of named points end in "_m". */
export function unfold(outline: Outline, foldX: number): Outline {
  const onFold = (v: Vertex | undefined): boolean => v !== undefined && Math.abs(v.x - foldX) < NAME_TOLERANCE_MM;
  const start = outline.findIndex((v, i) => onFold(v) && !onFold(outline[(i + 1) % outline.length]));
  if (start < 0) throw new Error("no vertex lies on the fold");
  const turned = [...outline.slice(start), ...outline.slice(0, start)];
  const end = turned.findIndex((v, i) => i > 0 && onFold(v));
  if (end < 0) throw new Error("the outline meets its fold only once");
  const half = turned.slice(0, end + 1).map((v) => ({ ...v, x: v.x - foldX }));
  const twin = half.slice(1, -1).reverse();
  return mergeClose([...half, ...twin.map((v) => ({ x: -v.x, y: v.y, names: v.names.map((name) => `${name}_m`) }))]);
}

/**
 * Keeps what lies on one side of the vertical x = `at`. The two places where the outline is cut are called
 * `${name}Top` and `${name}Bottom`. Throws when the line cuts it elsewhere than twice.
 */
export function keepSide(outline: Outline, side: "left" | "right", at: number, name: string): Outline {
  const keeps = (v: DraftPoint): boolean => (side === "left" ? v.x <= at : v.x >= at);
  const kept: Vertex[] = [];
  const cuts: number[] = [];
  outline.forEach((v, i) => {
    const next = outline[(i + 1) % outline.length]!;
    if (keeps(v)) kept.push(v);
    if (keeps(v) === keeps(next)) return;
    const t = (at - v.x) / (next.x - v.x);
    cuts.push(kept.length);
    kept.push({ x: at, y: v.y + (next.y - v.y) * t, names: [] });
  });
  const [p, q] = cuts;
  if (p === undefined || q === undefined || cuts.length > 2) throw new Error(`x = ${at} cuts the outline ${cuts.length} times`);
  const top = kept[p]!.y < kept[q]!.y ? p : q;
  return mergeClose(
    kept.map((v, i) => (i === p || i === q ? { ...v, names: [...v.names, i === top ? `${name}Top` : `${name}Bottom`] } : v)),
  );
}

/** Names the left half of a piece that was drawn whole: twins of named points at x < 0 end in "_m". */
export const nameTwins = (outline: Outline): Outline =>
  outline.map((v) => {
    const twin = outline.find((w) => w.x > NAME_TOLERANCE_MM && distance({ x: -w.x, y: w.y }, v) < NAME_TOLERANCE_MM);
    return twin ? { ...v, names: [...v.names, ...twin.names.map((name) => `${name}_m`)] } : v;
  });

/** Replaces a run, written "from>via>to", by the straight line between its ends. */
export function cutOff(outline: Outline, run: string): Outline {
  const inner = new Set(indicesOf(outline, parseRun(run)).slice(1, -1));
  return outline.filter((_, i) => !inner.has(i));
}
