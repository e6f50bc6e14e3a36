import { SewingError } from "../seams/sewing-error.ts";
import { MERGE_MM, type Outline, type Vertex, vertexAt } from "./outline.ts";

/** A run along an outline: the shorter way between its ends, or the way through `via`. */
export type Run = { readonly from: string; readonly via?: string; readonly to: string };

/** Reads "from>to" or "from>via>to". */
export function parseRun(text: string): Run {
  const [from, second, third, ...rest] = text.split(">");
  if (!from || !second || rest.length > 0) throw new Error(`"${text}" is no run along an outline`);
  return third ? { from, via: second, to: third } : { from, to: second };
}

const lengthAlong = (outline: Outline, indices: readonly number[]): number =>
  indices.slice(1).reduce((sum, index, i) => {
    const [p, q] = [outline[indices[i]!]!, outline[index]!];
    return sum + Math.hypot(p.x - q.x, p.y - q.y);
  }, 0);

/** Vertex places of a run, ends included. */
export function indicesOf(outline: Outline, run: Run): readonly number[] {
  const [from, to, count] = [vertexAt(outline, run.from), vertexAt(outline, run.to), outline.length];
  const walk = (step: 1 | -1): number[] => {
    const way = [from];
    for (let i = from; i !== to; ) {
      i = (i + step + count) % count;
      way.push(i);
    }
    return way;
  };
  const [forward, backward] = [walk(1), walk(-1)];
  if (run.via !== undefined) {
    const via = vertexAt(outline, run.via);
    return forward.includes(via) ? forward : backward;
  }
  return lengthAlong(outline, forward) <= lengthAlong(outline, backward) ? forward : backward;
}

/** Vertices of a run, ends included. */
export const verticesOf = (outline: Outline, run: Run): readonly Vertex[] =>
  indicesOf(outline, run).map((index) => outline[index]!);

/** Length of a run in mm. */
export const lengthOf = (outline: Outline, run: string): number => lengthAlong(outline, indicesOf(outline, parseRun(run)));

/** Names the place at `fraction` (0…1) of a run: a new vertex, or a named one that is there already. */
export function splitAt(outline: Outline, name: string, run: string, fraction: number): Outline {
  const indices = indicesOf(outline, parseRun(run));
  let left = lengthAlong(outline, indices) * fraction;
  for (let i = 1; i < indices.length; i++) {
    const [before, after] = [indices[i - 1]!, indices[i]!];
    const [p, q] = [outline[before]!, outline[after]!];
    const step = Math.hypot(p.x - q.x, p.y - q.y);
    if (left > step && i < indices.length - 1) {
      left -= step;
      continue;
    }
    const t = Math.min(1, left / step);
    const vertex: Vertex = { x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t, names: [name] };
    const place = (before + 1) % outline.length === after ? before + 1 : after + 1;
    const near = [before, after].find((index) => gap(outline[index]!, vertex) < MERGE_MM && outline[index]!.names.length > 0);
    if (near !== undefined) return outline.map((v, k) => (k === near ? { ...v, names: [...v.names, name] } : v));
    return clearAround([...outline.slice(0, place), vertex, ...outline.slice(place)], place);
  }
  throw new SewingError(`"${run}" has no length to be split`);
}

const gap = (p: Vertex, q: Vertex): number => Math.hypot(p.x - q.x, p.y - q.y);

/** A new vertex takes the place of an unnamed neighbour that it comes too close to. */
function clearAround(outline: Outline, place: number): Outline {
  return outline.filter((v, i) => {
    const apart = Math.abs(i - place);
    const isNeighbour = apart === 1 || apart === outline.length - 1;
    return !isNeighbour || v.names.length > 0 || gap(v, outline[place]!) >= MERGE_MM;
  });
}
