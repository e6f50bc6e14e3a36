import { type ColourOrder, threadsOf } from "../cloth.ts";
import { type Hex, hexOfLinear, type Lab, labOf, linearOf } from "../colour/convert.ts";

/** A colour of a cloth and how much of the face it is, 0 … 1. */
export type Shade = { readonly hex: Hex; readonly lab: Lab; readonly share: number };

/** The colours one sees of a cloth, the largest share first; shares sum to 1. */
export type Shades = readonly Shade[];

/** Colours with what is seen of them, equal ones together. The amounts need not sum to 1. */
export function shadesOf(shown: readonly (readonly [colour: Hex, amount: number])[]): Shades {
  const amounts = new Map<Hex, number>();
  for (const [hex, amount] of shown) if (amount > 0) amounts.set(hex, (amounts.get(hex) ?? 0) + amount);
  const whole = [...amounts.values()].reduce((sum, amount) => sum + amount, 0);
  return [...amounts].map(([hex, amount]) => ({ hex, lab: labOf(hex), share: amount / whole })).sort((a, b) => b.share - a.share);
}

/** The threads of an order as a shades's amounts, `share` in all. */
export const shownOf = (order: ColourOrder, share: number): readonly (readonly [Hex, number])[] =>
  order.map(([hex, threads]) => [hex, (share * threads) / threadsOf(order)]);

/** What the eye makes of a shades from afar: its colours mixed as light. */
export function meanOf(shades: Shades): { readonly hex: Hex; readonly lab: Lab } {
  const channel = (at: 0 | 1 | 2): number => shades.reduce((sum, { hex, share }) => sum + share * linearOf(hex)[at], 0);
  const hex = hexOfLinear([channel(0), channel(1), channel(2)]);
  return { hex, lab: labOf(hex) };
}
