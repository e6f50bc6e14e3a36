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

/** A pixel whose neighbours differ by more than this, all channels together, lies on an edge. */
const EDGE_FROM = 40;
/** A pixel of an even area says so many times as much about the inks as one on an edge, which is a mixture of two. */
const EVEN_WEIGHT = 24;

/** A colour with the area it covers and its weight in the choice of slots. */
type Grain = { readonly lab: Lab; readonly pixels: number; readonly weight: number };

function isEdge({ width, height, rgba }: Picture, x: number, y: number): boolean {
  const offset = (y * width + x) * 4;
  const differs = (other: number): boolean =>
    Math.abs(rgba[offset]! - rgba[other]!) +
      Math.abs(rgba[offset + 1]! - rgba[other + 1]!) +
      Math.abs(rgba[offset + 2]! - rgba[other + 2]!) >
    EDGE_FROM;
  return (
    (x > 0 && differs(offset - 4)) ||
    (x + 1 < width && differs(offset + 4)) ||
    (y > 0 && differs(offset - 4 * width)) ||
    (y + 1 < height && differs(offset + 4 * width))
  );
}

/** The picture's colours by 5 bits a channel, each with its mean; sums are whole numbers, so the order of pixels is no matter. */
function grainsOf(picture: Picture): readonly Grain[] {
  const { width, height, rgba } = picture;
  const shift = 8 - BITS_PER_CHANNEL;
  const cells = new Map<number, { red: number; green: number; blue: number; pixels: number; weight: number }>();
  for (let pixel = 0; pixel < width * height; pixel++) {
    const offset = pixel * 4;
    if (rgba[offset + 3]! < OPAQUE_FROM) continue;
    const [red, green, blue] = [rgba[offset]!, rgba[offset + 1]!, rgba[offset + 2]!];
    const key = ((red >> shift) << (2 * BITS_PER_CHANNEL)) | ((green >> shift) << BITS_PER_CHANNEL) | (blue >> shift);
    const cell = cells.get(key) ?? { red: 0, green: 0, blue: 0, pixels: 0, weight: 0 };
    const weight = isEdge(picture, pixel % width, Math.floor(pixel / width)) ? 1 : EVEN_WEIGHT;
    cell.red += red * weight;
    cell.green += green * weight;
    cell.blue += blue * weight;
    cell.pixels += 1;
    cell.weight += weight;
    cells.set(key, cell);
  }
  return [...cells]
    .sort(([a], [b]) => a - b)
    .map(([, { red, green, blue, pixels, weight }]) => ({
      lab: labOfBytes(Math.round(red / weight), Math.round(green / weight), Math.round(blue / weight)),
      pixels,
      weight,
    }));
}

const squared = (a: Lab, b: Lab): number => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;

/** The commonest colour, then always the one that is most missed: far from all chosen, and much of it. */
function seedsOf(grains: readonly Grain[], slots: number): readonly Lab[] {
  const first = grains.reduce((best, grain) => (grain.weight > best.weight ? grain : best));
  const seeds = [first.lab];
  const missed = grains.map((grain) => squared(grain.lab, first.lab));
  while (seeds.length < slots) {
    let most = 0;
    let chosen: Grain | undefined;
    grains.forEach((grain, index) => {
      const weight = missed[index]! * grain.weight;
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

const sumOf = (parts: readonly Grain[], value: (part: Grain) => number): number =>
  parts.reduce((sum, part) => sum + value(part), 0);

const meanOf = (parts: readonly Grain[]): Grain => {
  const weight = sumOf(parts, (part) => part.weight);
  const mean = (axis: 0 | 1 | 2) => sumOf(parts, (part) => part.lab[axis] * part.weight) / weight;
  return { lab: [mean(0), mean(1), mean(2)], pixels: sumOf(parts, (part) => part.pixels), weight };
};

/** Lloyd's rounds until no colour changes its group. */
function groupsOf(grains: readonly Grain[], seeds: readonly Lab[]): readonly Grain[] {
  let centres = seeds;
  let groups: readonly Grain[] = [];
  let before = "";
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const member = grains.map((grain) => nearestIndex(centres, grain.lab));
    groups = centres
      .map((_, index) => grains.filter((_, i) => member[i] === index))
      .filter((parts) => parts.length > 0)
      .map(meanOf);
    centres = groups.map((group) => group.lab);
    const now = member.join();
    if (now === before) break;
    before = now;
  }
  return groups;
}

function joinAlike(groups: readonly Grain[]): readonly Grain[] {
  const joined: Grain[] = [];
  for (const group of groups) {
    const alike = joined.findIndex((other) => ciede2000(other.lab, group.lab) < ONE_INK_DE);
    if (alike < 0) joined.push(group);
    else joined[alike] = meanOf([joined[alike]!, group]);
  }
  return joined;
}

/**
 * The colours a picture is made of, at most `slots`, the largest share first: k-means in CIELAB, where even
 * areas count and edges, which mix two inks, hardly do. Nothing is left to chance: the same picture, turned or mirrored, has
 * the same palette. Empty when nothing is opaque.
 */
export function paletteOf(picture: Picture, slots: number): readonly PaletteSlot[] {
  const grains = grainsOf(picture);
  if (grains.length === 0) return [];
  const total = sumOf(grains, (grain) => grain.pixels);
  return joinAlike(groupsOf(grains, seedsOf(grains, slots)))
    .map(({ lab, pixels }) => ({ lab, hex: hexOfLab(lab), share: pixels / total }))
    .sort((a, b) => b.share - a.share || b.lab[0] - a.lab[0] || (a.hex < b.hex ? -1 : 1));
}
