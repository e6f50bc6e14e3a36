import { BufferAttribute, type BufferGeometry } from "three";

/** Parts of an index, one a level: from where and how many. */
export type LevelRanges = readonly { readonly start: number; readonly count: number }[];

/** Puts the triangles of all levels behind one another into a geometry's index; one of them is drawn at a time. */
export function indexLevels(geometry: BufferGeometry, levels: readonly Uint32Array[]): LevelRanges {
  const index = new Uint32Array(levels.reduce((sum, { length }) => sum + length, 0));
  let start = 0;
  const ranges = levels.map((level) => {
    index.set(level, start);
    const range = { start, count: level.length };
    start += level.length;
    return range;
  });
  // What lies on the graphics card of the index before is freed.
  geometry.dispose();
  geometry.setIndex(new BufferAttribute(index, 1));
  return ranges;
}

/** Triangles of a geometry that are drawn. */
export function trianglesOf({ index, drawRange }: BufferGeometry): number {
  return Math.min(drawRange.count, index?.count ?? 0) / 3;
}

/** Bytes of a geometry on the graphics card; what two names stand for counts once. */
export function bytesOf(geometry: BufferGeometry): number {
  const held = new Set([...Object.values(geometry.attributes), ...(geometry.index ? [geometry.index] : [])]);
  let sum = 0;
  for (const { array } of held) sum += array.byteLength;
  return sum;
}
