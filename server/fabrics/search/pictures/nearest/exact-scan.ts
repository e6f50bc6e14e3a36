import {
  DESCRIPTOR_SIZE,
  type DescriptorTable,
  descriptorTable,
  type Rows,
  scanDescriptors,
  scanRows,
} from "@selvedge/textile-core";
import type { Described, DescriptorIndex, NearFabric } from "./descriptor-index.ts";

/** The descriptors of all fabrics in one block: fabric n has the rows of `table` from `begins[n]` to `begins[n + 1]`. */
type Packed = { readonly table: DescriptorTable; readonly begins: Uint32Array };

function packed(fabrics: readonly Described[]): Packed {
  const begins = new Uint32Array(fabrics.length + 1);
  fabrics.forEach(({ descriptors }, at) => {
    begins[at + 1] = begins[at]! + descriptors.length / DESCRIPTOR_SIZE;
  });
  const block = new Int8Array(begins.at(-1)! * DESCRIPTOR_SIZE);
  fabrics.forEach(({ descriptors }, at) => {
    block.set(descriptors, begins[at]! * DESCRIPTOR_SIZE);
  });
  return { table: descriptorTable(block), begins };
}

const nearer = (a: NearFabric, b: NearFabric): number => a.distance - b.distance || (a.id < b.id ? -1 : 1);

/** The nearest of all fabrics, whose distances by row are known. Only what is no farther than the last of the list so far joins it; now and then the list is cut. */
function nearestOf(
  fabrics: readonly Described[],
  { begins, far }: { readonly begins: Uint32Array; readonly far: Float32Array },
  { isAllowed, limit }: { readonly isAllowed: ((id: string) => boolean) | null; readonly limit: number },
): NearFabric[] {
  let near: NearFabric[] = [];
  let farthest = Number.MAX_VALUE;
  const count = fabrics.length;
  for (let number = 0, row = 0; number < count; number += 1) {
    const end = begins[number + 1]!;
    let distance = Number.POSITIVE_INFINITY;
    for (; row < end; row += 1) {
      const one = far[row]!;
      if (one < distance) distance = one;
    }
    if (distance > farthest) continue;
    const { id } = fabrics[number]!;
    if (isAllowed && !isAllowed(id)) continue;
    // Sums of floats may end a hair under nothing.
    near.push({ id, distance: Math.max(0, distance) });
    if (near.length < 2 * limit) continue;
    near = near.sort(nearer).slice(0, limit);
    farthest = near.at(-1)!.distance;
  }
  return near.sort(nearer).slice(0, limit);
}

/** An index in this process that compares every fabric: 100,000 of four descriptors each take about 13 ms. Changes are packed when it is next asked. */
export function exactScan(): DescriptorIndex {
  const fabrics: Described[] = [];
  const numberOf = new Map<string, number>();
  let block: Packed | null = null;
  const packedNow = (): Packed => {
    block ??= packed(fabrics);
    return block;
  };
  return {
    async put(given) {
      for (const fabric of given) {
        const number = numberOf.get(fabric.id) ?? fabrics.length;
        numberOf.set(fabric.id, number);
        fabrics[number] = fabric;
      }
      block = null;
    },
    async remove(ids) {
      for (const id of ids) {
        const number = numberOf.get(id);
        if (number === undefined) continue;
        numberOf.delete(id);
        // The last one takes its place.
        const last = fabrics.pop()!;
        if (last.id === id) continue;
        fabrics[number] = last;
        numberOf.set(last.id, number);
      }
      block = null;
    },
    async nearest(sought, { weights, isAllowed, limit }) {
      const { table, begins } = packedNow();
      return nearestOf(fabrics, { begins, far: scanDescriptors(table, sought, weights) }, { isAllowed, limit });
    },
    async compare(ids, views, weights) {
      const { table, begins } = packedNow();
      const numbers = ids.map((id) => numberOf.get(id) ?? fabrics.length);
      const rows = numbers.map((number): Rows => [begins[number]!, begins[number + 1] ?? begins[number]!]);
      const nearest = rows.map(([row]) => ({ distance: Number.POSITIVE_INFINITY, view: views[0]!, row }));
      for (const view of views) {
        const far = scanRows(table, view.sought, weights, rows);
        for (const [at, [from, to]] of rows.entries())
          for (let row = from; row < to; row += 1)
            if (far[row]! * view.counts < nearest[at]!.distance) nearest[at] = { distance: far[row]! * view.counts, view, row };
      }
      return nearest.map(({ distance, view, row }, at) => {
        const own = (row - rows[at]![0]) * DESCRIPTOR_SIZE;
        if (distance === Number.POSITIVE_INFINITY) return null;
        const descriptor = fabrics[numbers[at]!]!.descriptors.subarray(own, own + DESCRIPTOR_SIZE);
        return { view, descriptor, distance: Math.max(0, distance) };
      });
    },
  };
}
