import { type Hex, hexOfLab, type Lab } from "./convert.ts";
import { ciede2000 } from "./difference.ts";
import { labOfBytes, type Picture } from "./pixels.ts";

/** One colour of a picture; `share` is its part of the opaque area, 0 … 1. */
export type PaletteSlot = { readonly lab: Lab; readonly hex: Hex; readonly share: number };

const OPAQUE_FROM = 128;
const BITS_PER_CHANNEL = 5;
const MAX_ROUNDS = 40;
/** Two slots nearer than this are one ink seen through the grain of the cloth. */
const ONE_INK_DE = 3;

type Grain = { readonly lab: Lab; readonly pixels: number };
type Group = { readonly lab: Lab; readonly pixels: number };

/** The picture's colours by 5 bits a channel, each with its mean; sums are whole numbers, so the order of pixels is no matter. */
function grainsOf({ rgba }: Picture): readonly Grain[] {
  const shift = 8 - BITS_PER_CHANNEL;
  const cells = new Map<number, { red: number; green: number; blue: number; pixels: number }>();
  for (let at = 0; at < rgba.length; at += 4) {
    if (rgba[at + 3]! < OPAQUE_FROM) continue;
    const [red, green, blue] = [rgba[at]!, rgba[at + 1]!, rgba[at + 2]!];
    const key = ((red >> shift) << (2 * BITS_PER_CHANNEL)) | ((green >> shift) << BITS_PER_CHANNEL) | (blue >> shift);
    const cell = cells.get(key) ?? { red: 0, green: 0, blue: 0, pixels: 0 };
    cell.red += red;
    cell.green += green;
    cell.blue += blue;
    cell.pixels += 1;
    cells.set(key, cell);
  }
  return [...cells]
    .sort(([a], [b]) => a - b)
    .map(([, { red, green, blue, pixels }]) => ({
      lab: labOfBytes(Math.round(red / pixels), Math.round(green / pixels), Math.round(blue / pixels)),
      pixels,
    }));
}

const squared = (a: Lab, b: Lab): number => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;

/** The commonest colour, then always the one that is most missed: far from all chosen, and much of it. */
function seedsOf(grains: readonly Grain[], slots: number): readonly Lab[] {
  const first = grains.reduce((best, grain) => (grain.pixels > best.pixels ? grain : best));
  const seeds = [first.lab];
  const missed = grains.map((grain) => squared(grain.lab, first.lab));
  while (seeds.length < slots) {
    let most = 0;
    let chosen: Grain | undefined;
    grains.forEach((grain, index) => {
      const weight = missed[index]! * grain.pixels;
      if (weight > most) [most, chosen] = [weight, grain];
    });
    if (!chosen) break;
    const { lab } = chosen;
    seeds.push(lab);
    grains.forEach((grain, index) => {
      missed[index] = Math.min(missed[index]!, squared(grain.lab, lab));
    });
  }
  return seeds;
}

const nearestIndex = (centres: readonly Lab[], lab: Lab): number => {
  let best = 0;
  for (let index = 1; index < centres.length; index++)
    if (squared(centres[index]!, lab) < squared(centres[best]!, lab)) best = index;
  return best;
};

const meanOf = (parts: readonly Group[]): Group => {
  const pixels = parts.reduce((sum, part) => sum + part.pixels, 0);
  const mean = (axis: 0 | 1 | 2) => parts.reduce((sum, part) => sum + part.lab[axis] * part.pixels, 0) / pixels;
  return { lab: [mean(0), mean(1), mean(2)], pixels };
};

/** Lloyd's rounds until no colour changes its group. */
function groupsOf(grains: readonly Grain[], seeds: readonly Lab[]): readonly Group[] {
  let centres = seeds;
  let groups: readonly Group[] = [];
  let before = "";
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const member = grains.map((grain) => nearestIndex(centres, grain.lab));
    groups = centres
      .map((_, index) => grains.filter((_, at) => member[at] === index))
      .filter((parts) => parts.length > 0)
      .map(meanOf);
    centres = groups.map((group) => group.lab);
    const now = member.join();
    if (now === before) break;
    before = now;
  }
  return groups;
}

function joinAlike(groups: readonly Group[]): readonly Group[] {
  const joined: Group[] = [];
  for (const group of groups) {
    const alike = joined.findIndex((other) => ciede2000(other.lab, group.lab) < ONE_INK_DE);
    if (alike < 0) joined.push(group);
    else joined[alike] = meanOf([joined[alike]!, group]);
  }
  return joined;
}

/**
 * The colours a picture is made of, at most `slots`, the largest share first: k-means in CIELAB from seeds that depend on
 * the colours alone, so the same picture, turned or mirrored, has the same palette. Empty when nothing is opaque.
 */
export function paletteOf(picture: Picture, slots: number): readonly PaletteSlot[] {
  const grains = grainsOf(picture);
  if (grains.length === 0) return [];
  const total = grains.reduce((sum, grain) => sum + grain.pixels, 0);
  return joinAlike(groupsOf(grains, seedsOf(grains, slots)))
    .map(({ lab, pixels }) => ({ lab, hex: hexOfLab(lab), share: pixels / total }))
    .sort((a, b) => b.share - a.share || b.lab[0] - a.lab[0] || (a.hex < b.hex ? -1 : 1));
}
