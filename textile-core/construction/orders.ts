import type { ColourOrder } from "../cloth.ts";
import { type Hex, hexOfOklab, oklabOf } from "../colour/convert.ts";
import type { WeaveKey } from "../weave/table.ts";

/** The colours of a woven cloth both ways. */
export type Orders = { readonly warpOrder: ColourOrder; readonly weftOrder: ColourOrder };
/** Orders that make their figure together with a weave. */
export type WovenCheck = Orders & { readonly weave: WeaveKey };

const both = (order: ColourOrder): Orders => ({ warpOrder: order, weftOrder: order });
const times = (count: number, order: ColourOrder): ColourOrder => Array.from({ length: count }, () => order).flat();

/** Cotton bleached and ready to be printed or dyed (PFD). */
export const BLEACHED: Hex = "#f3f2ec";
/** Cotton as it comes from the loom, with its natural wax. */
export const GREIGE: Hex = "#e4dcc8";

/** Dyed in the piece: every thread the same. */
export const pieceDyed = (colour: Hex): Orders => both([[colour, 1]]);

/** Prepared for dyeing or printing: bleached, not blued. */
export const preparedForDyeing = (): Orders => pieceDyed(BLEACHED);

/** Coloured warp, white weft. */
export const chambray = (colour: Hex, weft: Hex = BLEACHED): Orders => ({ warpOrder: [[colour, 1]], weftOrder: [[weft, 1]] });

/** Stripes along the warp, as `[colour, ends]`, on a weft of one colour. */
export const stripes = (order: ColourOrder, weft: Hex): Orders => ({ warpOrder: order, weftOrder: [[weft, 1]] });

/** Equal squares of two colours, `ends` by `picks`. */
export const gingham = (light: Hex, dark: Hex, ends: number, picks: number): Orders => ({
  warpOrder: [
    [light, ends],
    [dark, ends],
  ],
  weftOrder: [
    [light, picks],
    [dark, picks],
  ],
});

/** A half sett turned at its pivots, the first and the last colour, which count once; the same both ways. */
export function tartan(half: ColourOrder): Orders {
  const inner = half.slice(1, -1);
  return both([...half, ...[...inner].reverse()]);
}

/** Four and four on a 2/2 twill: the broken check with teeth. */
export const houndstooth = (light: Hex, dark: Hex): WovenCheck => ({
  ...both([
    [dark, 4],
    [light, 4],
  ]),
  weave: "twill-2/2",
});

/** Four-and-fours and two-and-twos by turns on a 2/2 twill, with an over-check every so often where one is given. */
export function glenCheck(
  light: Hex,
  dark: Hex,
  { wide = 6, narrow = 12, over }: { wide?: number; narrow?: number; over?: Hex } = {},
): WovenCheck {
  const fours: ColourOrder = [
    [dark, 4],
    [light, 4],
  ];
  const twos: ColourOrder = [
    [dark, 2],
    [light, 2],
  ];
  const line: ColourOrder = over
    ? [
        [dark, 2],
        [over, 2],
      ]
    : twos;
  const half = Math.floor(narrow / 2);
  return {
    ...both([...times(wide, fours), ...times(half, twos), ...line, ...times(narrow - half - 1, twos)]),
    weave: "twill-2/2",
  };
}

/** Shades from one colour to the other and back in `threads` threads; so many steps each way. */
export function ombre(from: Hex, to: Hex, threads: number, steps = 24): ColourOrder {
  const [a, b] = [oklabOf(from), oklabOf(to)];
  const shade = (t: number): Hex => hexOfOklab([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]);
  const places = 2 * steps;
  return Array.from({ length: places }, (_, place) => {
    const count = Math.floor(((place + 1) * threads) / places) - Math.floor((place * threads) / places);
    return [shade(place < steps ? place / (steps - 1) : (places - 1 - place) / (steps - 1)), count] as const;
  }).filter(([, count]) => count > 0);
}

/** How far the warp of a denim is dyed and worn: dips of the rope, then washes. The core of the yarn stays white. */
const INDIGO = {
  raw: { warp: "#1d2748", finish: [] },
  rinse: { warp: "#232f56", finish: ["garment washed"] },
  stone: { warp: "#31447a", finish: ["stone washed"] },
  light: { warp: "#4b6599", finish: ["stone washed", "enzyme washed"] },
  bleached: { warp: "#7d99c0", finish: ["bleached"] },
} as const;

export type DenimWash = keyof typeof INDIGO;

/** Orders and washes of a denim with an indigo warp and an undyed weft. */
export const denim = (
  wash: DenimWash,
  weft: Hex = GREIGE,
): Orders & { readonly finish: (typeof INDIGO)[DenimWash]["finish"] } => ({
  ...chambray(INDIGO[wash].warp, weft),
  finish: INDIGO[wash].finish,
});
