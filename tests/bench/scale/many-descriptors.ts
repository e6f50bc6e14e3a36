import { DESCRIPTOR_OFFSETS, DESCRIPTOR_SIZE, randomFrom } from "@selvedge/textile-core";
import type { Pictured } from "../../../server/fabrics/search/pictures/seen/replica.ts";
import type { PaletteColour } from "../../../server/fabrics/search/pictures/tables.ts";

/** Distances that every fabric is seen from. */
const VIEWS = 4;
/** How far the descriptors of cloths lie apart, and those of one cloth, in a descriptor's whole numbers. */
const APART = 24;
const WITHIN = 8;
/** Colourways of one drawing: they share texture and scale. */
const COLOURWAYS = 12;
const MAX_COLOURS = 6;

/** Looks for the fabrics of `manyFabrics`, by number: drawings in a dozen colourways, each seen from four distances. */
export function* manyDescriptors(ids: Iterable<string>, seed: number): Generator<Pictured> {
  const roll = randomFrom(seed);
  // Two dice: as even as a bell needs to be for telling distances apart.
  const around = (middle: number, width: number) =>
    Math.max(-127, Math.min(127, Math.round(middle + width * 2.45 * (roll() + roll() - 1))));
  const drawing = new Int8Array(DESCRIPTOR_SIZE);
  let number = 0;
  for (const id of ids) {
    if (number % COLOURWAYS === 0) for (let index = 0; index < DESCRIPTOR_SIZE; index += 1) drawing[index] = around(0, APART);
    const own = drawing.slice();
    for (let index = 0; index < DESCRIPTOR_OFFSETS.texture; index += 1) own[index] = around(0, APART);
    const descriptors = new Int8Array(VIEWS * DESCRIPTOR_SIZE);
    for (let index = 0; index < descriptors.length; index += 1)
      descriptors[index] = around(own[index % DESCRIPTOR_SIZE]!, WITHIN);
    const palette = colours(1 + Math.floor(roll() * MAX_COLOURS), roll);
    const [L, a, b] = palette[0]!;
    yield { id, descriptors, drawing: `drawing ${Math.floor(number / COLOURWAYS)}`, meanLab: [L, a, b], palette };
    number += 1;
  }
}

function colours(count: number, roll: () => number): PaletteColour[] {
  return Array.from({ length: count }, () => [20 + 75 * roll(), 60 * (roll() - 0.5), 80 * (roll() - 0.5), 1 / count] as const);
}
