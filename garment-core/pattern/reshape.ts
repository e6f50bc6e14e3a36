import type { DraftPoint } from "./freesewing.ts";
import { distance, mergeClose, NAME_TOLERANCE_MM, type Outline, type Vertex, vertexAt } from "./outline.ts";
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
export function keepSide(outline: Outline, side: "left" | "right", x: number, name: string): Outline {
  const keeps = (v: DraftPoint): boolean => (side === "left" ? v.x <= x : v.x >= x);
  const kept: Vertex[] = [];
  const cuts: number[] = [];
  outline.forEach((v, i) => {
    const next = outline[(i + 1) % outline.length]!;
    if (keeps(v)) kept.push(v);
    if (keeps(v) === keeps(next)) return;
    const t = (x - v.x) / (next.x - v.x);
    cuts.push(kept.length);
    kept.push({ x: x, y: v.y + (next.y - v.y) * t, names: [] });
  });
  const [p, q] = cuts;
  if (p === undefined || q === undefined || cuts.length > 2) throw new Error(`x = ${x} cuts the outline ${cuts.length} times`);
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

/** Puts a named point elsewhere; what lies on the straight edges beside it follows. Throws when there is no such point. */
export const moveTo = (outline: Outline, name: string, to: DraftPoint): Outline => {
  const index = vertexAt(outline, name);
  return outline.map((v, i) => (i === index ? { ...v, ...to } : v));
};

/** Widens a piece evenly about x = `middle`: not at all at y = `from`, by `share` of its width at y = `to`. */
export const flare = (
  outline: Outline,
  { middle, from, to, share }: { readonly middle: number; readonly from: number; readonly to: number; readonly share: number },
): Outline =>
  outline.map((v) => {
    const grown = share * Math.max(0, (v.y - from) / (to - from));
    return { ...v, x: middle + (v.x - middle) * (1 + grown) };
  });

/**
 * Takes a slot out of a piece, `halfWidth` mm to each side of x = 0 and `depth` mm down from the named point of its upper edge.
 * Gives the piece, its new corners called slotLeft, slotLeftEnd, slotRightEnd and slotRight, and what was taken out with the same corners.
 */
export function takeSlot(
  outline: Outline,
  name: string,
  { halfWidth, depth }: { readonly halfWidth: number; readonly depth: number },
): { readonly piece: Outline; readonly taken: Outline } {
  const turned = rotateTo(outline, name);
  const bottom = turned[0]!.y + depth;
  const edgeOn = (
    side: 1 | -1,
    way: readonly Vertex[],
  ): { readonly inner: readonly Vertex[]; readonly cut: Vertex; readonly at: number } => {
    const index = way.findIndex((v) => v.x * side > halfWidth);
    const [p, q] = [way[index - 1]!, way[index]!];
    const t = (halfWidth - p.x * side) / ((q.x - p.x) * side);
    const cutName = side > 0 ? "slotRight" : "slotLeft";
    return { inner: way.slice(0, index), cut: { x: halfWidth * side, y: p.y + (q.y - p.y) * t, names: [cutName] }, at: index };
  };
  const backwards = [turned[0]!, ...turned.slice(1).reverse()];
  const isRightward = turned[1]!.x > 0;
  const [ahead, behind] = isRightward ? ([1, -1] as const) : ([-1, 1] as const);
  const [first, last] = [edgeOn(ahead, turned), edgeOn(behind, backwards)];
  const end = (side: 1 | -1): Vertex => ({ x: halfWidth * side, y: bottom, names: [side > 0 ? "slotRightEnd" : "slotLeftEnd"] });
  const rest = turned.slice(first.at, turned.length - last.at + 1);
  return {
    piece: mergeClose([first.cut, ...rest, last.cut, end(behind), end(ahead)]),
    taken: mergeClose([...[...last.inner].reverse(), ...first.inner.slice(1), first.cut, end(ahead), end(behind), last.cut]),
  };
}

const rotateTo = (outline: Outline, name: string): Outline => {
  const start = vertexAt(outline, name);
  return [...outline.slice(start), ...outline.slice(0, start)];
};
