import { type Hex, hexOfLab, type Lab } from "../convert.ts";
import { ciede2000 } from "../difference.ts";
import type { Sight } from "./sight.ts";

/** More inks are not set up on a rotary or flat-bed printer; such a picture is printed digitally. */
export const MAX_SCREENS = 12;

/** A screen: the ink it prints, and the colours of the picture that are drawn to it. */
export type Screen = { readonly hex: Hex; readonly from: readonly Lab[] };

/** A photograph's colours are gathered in cells of so much ΔE76 while screens are sought; a picture of fewer colours keeps each. */
const CELL_DE = 4;
const MAX_COLOURS = 4_096;
/** Above any part of a colour in steps of `CELL_DE`, so that three parts make one key. */
const KEY_STEP = 128;
const MAX_ROUNDS = 60;

/** A picture is as good as whole when no more than this share of it is off by more than `OFF_DE` … */
const OFF_SHARE = 0.005;
const OFF_DE = 6;
/** … and no colour that is more than a speck is off by more than this. */
const LOST_DE = 8;
const SPECK_SHARE = 0.0002;
const SPECK_PX = 16;

type Cell = { readonly lab: Lab; readonly weight: number };

const squared = (a: Lab, b: Lab): number => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;

/** The colours of the even areas, each with its pixels, in the order of the colours themselves, however the picture lies. */
function cellsOf({ labs, even }: Sight): readonly Cell[] {
  const isFew = even.length <= MAX_COLOURS;
  const sums = new Map<number, [l: number, a: number, b: number, weight: number]>();
  const part = (value: number) => Math.floor(value / CELL_DE) + KEY_STEP / 2;
  for (let number = 0; number < even.length; number++) {
    const weight = even[number]!;
    if (weight === 0) continue;
    const [l, a, b] = [labs[3 * number]!, labs[3 * number + 1]!, labs[3 * number + 2]!];
    const key = isFew ? number : (part(l) * KEY_STEP + part(a)) * KEY_STEP + part(b);
    const sum = sums.get(key);
    if (!sum) sums.set(key, [l * weight, a * weight, b * weight, weight]);
    else {
      sum[0] += l * weight;
      sum[1] += a * weight;
      sum[2] += b * weight;
      sum[3] += weight;
    }
  }
  const cells = [...sums].map(([number, [l, a, b, weight]]): Cell => {
    const lab: Lab = isFew
      ? [labs[3 * number]!, labs[3 * number + 1]!, labs[3 * number + 2]!]
      : [l / weight, a / weight, b / weight];
    return { lab, weight };
  });
  return cells.sort((one, other) => one.lab[0] - other.lab[0] || one.lab[1] - other.lab[1] || one.lab[2] - other.lab[2]);
}

/** The nearest centre of each cell with its squared distance. */
function assign(cells: readonly Cell[], centres: readonly Lab[]) {
  const owner = new Uint8Array(cells.length);
  const missed = new Float64Array(cells.length);
  for (let i = 0; i < cells.length; i++) {
    const { lab } = cells[i]!;
    let [best, least] = [0, Number.POSITIVE_INFINITY];
    for (let index = 0; index < centres.length; index++) {
      const distance = squared(lab, centres[index]!);
      if (distance < least) [best, least] = [index, distance];
    }
    owner[i] = best;
    missed[i] = least;
  }
  return { owner, missed };
}

/** The means of the cells by their owners, without owners that have none. A cell alone is its own mean, to the last digit. */
function meansOf(cells: readonly Cell[], owner: Uint8Array, count: number): readonly Cell[] {
  const sums = Array.from({ length: count }, () => ({ l: 0, a: 0, b: 0, weight: 0, cells: 0, last: cells[0]! }));
  cells.forEach((cell, index) => {
    const sum = sums[owner[index]!]!;
    sum.l += cell.lab[0] * cell.weight;
    sum.a += cell.lab[1] * cell.weight;
    sum.b += cell.lab[2] * cell.weight;
    sum.weight += cell.weight;
    sum.cells += 1;
    sum.last = cell;
  });
  return sums
    .filter((sum) => sum.cells > 0)
    .map(({ l, a, b, weight, cells: count, last }) =>
      count === 1 ? last : { lab: [l / weight, a / weight, b / weight], weight },
    );
}

/** The cell that is most missed, by its area and how far it is from the nearest centre; null when none is. */
function mostMissed(cells: readonly Cell[], missed: Float64Array): Lab | null {
  let [most, found]: [number, Lab | null] = [0, null];
  cells.forEach(({ lab, weight }, index) => {
    const loss = weight * missed[index]!;
    if (loss > most) [most, found] = [loss, lab];
  });
  return found;
}

/** Lloyd's rounds; a centre that has lost all its cells goes to where most is missed. The sum of squares only falls. */
function settle(cells: readonly Cell[], start: readonly Lab[]): readonly Cell[] {
  let centres = start;
  let groups: readonly Cell[] = [];
  let before: Uint8Array | null = null;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const { owner, missed } = assign(cells, centres);
    groups = meansOf(cells, owner, centres.length);
    const isWhole = groups.length === centres.length;
    if (isWhole && before?.every((index, i) => index === owner[i])) break;
    before = isWhole ? owner : null;
    const lost = isWhole ? null : mostMissed(cells, missed);
    centres = [...groups.map(({ lab }) => lab), ...(lost ? [lost] : [])];
  }
  return groups;
}

/** The inks of a picture for one screen, two, … and the fewest that lose next to nothing; null when all still lose, as of a photograph. */
export type Screens = { readonly palettes: readonly (readonly Screen[])[]; readonly suggested: number | null };

/**
 * Finds the inks of a picture for one screen, two, … up to `most`, each list by the area of its inks. Each list starts from
 * the one before and the colour most missed there, so that more screens never lose more (sum of squares in CIELAB); the lists
 * end where nothing is lost. Soft edges have no say. Nothing is left to chance.
 */
export function screensOf(sight: Sight, most = MAX_SCREENS): Screens {
  const cells = cellsOf(sight);
  if (cells.length === 0) return { palettes: [], suggested: null };
  const palettes: (readonly Screen[])[] = [];
  let groups = meansOf(cells, new Uint8Array(cells.length), 1);
  while (palettes.length < most) {
    palettes.push(
      [...groups]
        .sort((a, b) => b.weight - a.weight || b.lab[0] - a.lab[0])
        .map(({ lab }) => ({ hex: hexOfLab(lab), from: [lab] })),
    );
    const centres = groups.map(({ lab }) => lab);
    const missing = mostMissed(cells, assign(cells, centres).missed);
    if (!missing) break;
    groups = settle(cells, [...centres, missing]);
  }
  const total = cells.reduce((sum, { weight }) => sum + weight, 0);
  const fewest = palettes.findIndex((screens) => isAsGoodAsWhole(cells, total, screens));
  return { palettes, suggested: fewest < 0 ? null : fewest + 1 };
}

function isAsGoodAsWhole(cells: readonly Cell[], total: number, screens: readonly Screen[]): boolean {
  const { owner } = assign(
    cells,
    screens.map(({ from }) => from[0]!),
  );
  const speck = Math.max(SPECK_PX, total * SPECK_SHARE);
  let off = 0;
  return cells.every(({ lab, weight }, index) => {
    const loss = ciede2000(lab, screens[owner[index]!]!.from[0]!);
    if (loss > OFF_DE) off += weight;
    return off <= total * OFF_SHARE && (loss <= LOST_DE || weight < speck);
  });
}
