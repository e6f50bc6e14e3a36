import {
  ciede2000Of,
  DESCRIPTOR_SIZE,
  type DescriptorWeights,
  EVEN_WEIGHTS,
  type ImageDescriptor,
  type Likeness,
  likenessOf,
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

/** Holds every view of what is sought against every descriptor of some fabrics. */
async function comparedExactly(
  { fabrics, descriptors }: PictureIndex,
  ids: readonly string[],
  { views, palette }: { readonly views: readonly ImageDescriptor[]; readonly palette: Sought["palette"] },
  weights: DescriptorWeights,
): Promise<Candidate[]> {
  const counted = views.map((sought, place) => ({ sought, counts: place < WHOLE_SCANS ? 1 : QUARTER_COUNTS }));
  const compared = await descriptors.compare(ids, counted, weights);
  return compared.flatMap((near, index) => {
    const fabric = fabrics.get(ids[index]!);
    // Taken away since it was found.
    if (!near || !fabric) return [];
    const inks = PALETTE_COUNTS * weights.colour * paletteApart(palette, fabric.palette) ** 2;
    return [{ fabric, distance: near.distance + inks, mine: near.view.sought, theirs: near.descriptor }];
  });
}

/**
 * The fabrics that look most like what is sought, the most similar first, colourways of one drawing as one result: those the index
 * finds nearest, ordered anew by every view and by their colours.
 */
export async function rankDescriptors(
  index: PictureIndex,
  sought: Sought,
  {
    weights = EVEN_WEIGHTS,
    isAllowed = null,
  }: { readonly weights?: DescriptorWeights; readonly isAllowed?: ((id: string) => boolean) | null } = {},
): Promise<readonly FoundDescriptor[]> {
  const views = descriptorsIn(sought.descriptors);
  const near = await index.descriptors.nearest(views.slice(0, WHOLE_SCANS), { weights, isAllowed, limit: CLOSER_LOOK });
  const ids = near.map(({ id }) => id);
  const closer = await comparedExactly(index, ids, { views, palette: sought.palette }, weights);
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
