import { type ColourOrder, threadsOf } from "../cloth.ts";
import { type Hex, hexOfLinear, type Lab, labOf, linearOf } from "../colour/convert.ts";
import { type Decoration, decorationColours } from "../finish/decoration.ts";
import type { Yarn } from "../yarn/yarn.ts";

/** A colour and how much of it is seen. */
export type Amount = readonly [colour: Hex, amount: number];
export type Amounts = readonly Amount[];

/** A colour of a cloth and how much of the face it is, 0 … 1. */
export type Shade = { readonly hex: Hex; readonly lab: Lab; readonly share: number };

/** The colours one sees of a cloth, the largest share first; shares sum to 1. */
export type Shades = readonly Shade[];

/** Colours with what is seen of them, equal ones together. The amounts need not sum to 1. */
export function shadesOf(shown: Amounts): Shades {
  const amounts = new Map<Hex, number>();
  for (const [hex, amount] of shown) if (amount > 0) amounts.set(hex, (amounts.get(hex) ?? 0) + amount);
  const whole = [...amounts.values()].reduce((sum, amount) => sum + amount, 0);
  return [...amounts].map(([hex, amount]) => ({ hex, lab: labOf(hex), share: amount / whole })).sort((a, b) => b.share - a.share);
}

/** Share of a yarn's face that a strip of metal takes. */
const LUREX_SHARE = 0.25;

/** What a yarn shows beside its own colour: the other fibres, ply, strip or dyed lengths, with their shares of its face. */
function besideOf({ melange, ply, lurex, spaceDyed }: Yarn): Amounts {
  if (spaceDyed) return spaceDyed.colours.map((colour) => [colour, 1 / spaceDyed.colours.length]);
  if (lurex) return [[lurex.colour, LUREX_SHARE]];
  if (ply) return [[ply.colour, 0.5]];
  return melange ? [[melange.colour, melange.share]] : [];
}

/** The colours of a yarn's threads in an order, `share` in all. */
export function shownOf(order: ColourOrder, yarn: Yarn, share: number): Amounts {
  const beside = besideOf(yarn);
  const own = 1 - beside.reduce((sum, [, part]) => sum + part, 0);
  return [
    ...order.map(([hex, threads]): Amount => [hex, (share * own * threads) / threadsOf(order)]),
    ...beside.map(([hex, part]): Amount => [hex, share * part]),
  ];
}

/** What is left of a ground's colours under a decoration, with the decoration's own. */
export function decorated(ground: Amounts, decoration: Decoration | undefined): Amounts {
  const own = decoration ? decorationColours(decoration) : [];
  const left = 1 - own.reduce((sum, [, part]) => sum + part, 0);
  const whole = ground.reduce((sum, [, part]) => sum + part, 0);
  return [...ground.map(([hex, part]): Amount => [hex, (part * left) / whole]), ...own];
}

/** What the eye makes of shades from afar: their colours mixed as light. */
export function meanOf(shades: Shades): { readonly hex: Hex; readonly lab: Lab } {
  const channel = (index: 0 | 1 | 2): number => shades.reduce((sum, { hex, share }) => sum + share * linearOf(hex)[index], 0);
  const hex = hexOfLinear([channel(0), channel(1), channel(2)]);
  return { hex, lab: labOf(hex) };
}
