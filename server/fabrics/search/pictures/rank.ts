import {
  ciede2000Of,
  DESCRIPTOR_SIZE,
  type DescriptorWeights,
  EVEN_WEIGHTS,
  type ImageDescriptor,
  type Likeness,
  likenessOf,
  scanDescriptors,
  scanRows,
  scoreAt,
} from "@selvedge/textile-core";
import { MAX_LIGHTNESS_WEIGHT } from "./by-colour.ts";
import type { Pictured, PictureIndex } from "./seen/replica.ts";
import type { PaletteColour } from "./tables.ts";

/** What is looked for: some descriptors of one cloth, the whole first, and its colours. */
export type Sought = { readonly descriptors: Int8Array; readonly palette: readonly PaletteColour[] };

/** A fabric that was found, its drawing's other colours behind it. */
export type FoundDescriptor = Likeness & { readonly id: string; readonly colourways: readonly string[] };

/** So many of the best are compared with every view of the picture and ranked again by their colours. */
const CLOSER_LOOK = 400;
/** Results are counted and paged up to this many. */
export const MAX_RESULTS = 200;
/** Looks of the picture that are held against the whole catalogue: the whole and the centre. */
const WHOLE_SCANS = 2;
/** A palette ΔE2000 away counts as so many squared steps of the descriptor, up to the farthest that counts. */
const PALETTE_COUNTS = 0.4;
const MAX_DE = 30;
/** What a distance counts that only a quarter of the picture gives: a part is more easily like something than the whole. */
const QUARTER_COUNTS = 1.1;

const descriptorsIn = (descriptors: Int8Array): readonly ImageDescriptor[] =>
  Array.from({ length: descriptors.length / DESCRIPTOR_SIZE }, (_, index) =>
    descriptors.subarray(index * DESCRIPTOR_SIZE, (index + 1) * DESCRIPTOR_SIZE),
  );

/** The numbers of the fabrics nearest to some descriptors, as many as are looked at closer; each by its nearest descriptor. */
function nearestFabrics(
  { fabrics, table, begins }: PictureIndex,
  descriptors: readonly ImageDescriptor[],
  weights: DescriptorWeights,
  isAllowed: ((id: string) => boolean) | null,
): readonly number[] {
  const far = scanDescriptors(table, descriptors, weights);
  let near: { number: number; distance: number }[] = [];
  // Only what is nearer than the last of the list so far joins it; now and then the list is cut.
  let farthest = Number.POSITIVE_INFINITY;
  const cut = () => near.sort((a, b) => a.distance - b.distance || a.number - b.number).slice(0, CLOSER_LOOK);
  for (let number = 0; number < fabrics.length; number += 1) {
    const end = begins[number + 1]!;
    let distance = Number.POSITIVE_INFINITY;
    for (let row = begins[number]!; row < end; row += 1) distance = Math.min(distance, far[row]!);
    if (distance >= farthest || (isAllowed && !isAllowed(fabrics[number]!.id))) continue;
    near.push({ number, distance });
    if (near.length < 2 * CLOSER_LOOK) continue;
    near = cut();
    farthest = near.at(-1)!.distance;
  }
  return cut().map(({ number }) => number);
}

/** How far two palettes are apart: each colour to its nearest in the other, by share; CIEDE2000, half from each side. */
export function paletteApart(mine: readonly PaletteColour[], theirs: readonly PaletteColour[]): number {
  const nearest = new Float64Array(theirs.length).fill(MAX_DE);
  let sum = 0;
  for (const [l, a, b, share] of mine) {
    let least = MAX_DE;
    for (let i = 0; i < theirs.length; i += 1) {
      const [l2, a2, b2] = theirs[i]!;
      // Too unlike in lightness to be the nearest of either.
      if (Math.abs(l - l2) > MAX_LIGHTNESS_WEIGHT * Math.max(least, nearest[i]!)) continue;
      const far = ciede2000Of(l, a, b, l2, a2, b2);
      if (far < least) least = far;
      if (far < nearest[i]!) nearest[i] = far;
    }
    sum += share * least;
  }
  for (const [index, [, , , share]] of theirs.entries()) sum += share * nearest[index]!;
  return sum / 2;
}

/** A fabric, and which of its descriptors is nearest to which of those sought; `distance` counts the colours too. */
type Candidate = {
  readonly fabric: Pictured;
  readonly distance: number;
  readonly mine: ImageDescriptor;
  readonly theirs: ImageDescriptor;
};

/** Holds every view of what is sought against every descriptor of some fabrics, by their numbers. */
function comparedExactly(
  { fabrics, table, begins }: PictureIndex,
  numbers: readonly number[],
  { views, palette }: { readonly views: readonly ImageDescriptor[]; readonly palette: Sought["palette"] },
  weights: DescriptorWeights,
): Candidate[] {
  const rows = numbers.map((number) => [begins[number]!, begins[number + 1]!] as const);
  const nearest = rows.map(([row]) => ({ far: Number.POSITIVE_INFINITY, view: views[0]!, row }));
  for (const [place, view] of views.entries()) {
    const far = scanRows(table, view, weights, rows);
    const counts = place < WHOLE_SCANS ? 1 : QUARTER_COUNTS;
    for (const [index, [from, to]] of rows.entries())
      for (let row = from; row < to; row += 1)
        if (far[row]! * counts < nearest[index]!.far) nearest[index] = { far: far[row]! * counts, view, row };
  }
  return nearest.map(({ far, view, row }, index) => {
    const fabric = fabrics[numbers[index]!]!;
    const own = row - begins[numbers[index]!]!;
    const inks = PALETTE_COUNTS * weights.colour * paletteApart(palette, fabric.palette) ** 2;
    const theirs = fabric.descriptors.subarray(own * DESCRIPTOR_SIZE, (own + 1) * DESCRIPTOR_SIZE);
    // Sums of floats may end a hair under nothing.
    return { fabric, distance: Math.max(0, far) + inks, mine: view, theirs };
  });
}

/**
 * The fabrics that look most like what is sought, the most similar first, colourways of one drawing as one result. Exact: every allowed
 * fabric is compared. 100,000 fabrics of four descriptors each take about 13 ms.
 */
export function rankDescriptors(
  index: PictureIndex,
  sought: Sought,
  {
    weights = EVEN_WEIGHTS,
    isAllowed = null,
  }: { readonly weights?: DescriptorWeights; readonly isAllowed?: ((id: string) => boolean) | null } = {},
): readonly FoundDescriptor[] {
  const views = descriptorsIn(sought.descriptors);
  const near = nearestFabrics(index, views.slice(0, WHOLE_SCANS), weights, isAllowed);
  const closer = comparedExactly(index, near, { views, palette: sought.palette }, weights);
  closer.sort((a, b) => a.distance - b.distance);
  return grouped(closer).map(({ head, colourways }) => ({
    ...likenessOf(head.mine, head.theirs, weights),
    score: scoreAt(head.distance, weights),
    id: head.fabric.id,
    colourways,
  }));
}

function grouped(candidates: readonly Candidate[]): { head: Candidate; colourways: string[] }[] {
  const groups = new Map<string, { head: Candidate; colourways: string[] }>();
  for (const head of candidates) {
    const key = head.fabric.drawing ?? head.fabric.id;
    const group = groups.get(key);
    if (group) group.colourways.push(head.fabric.id);
    else groups.set(key, { head, colourways: [] });
  }
  return [...groups.values()].slice(0, MAX_RESULTS);
}
