import type { LaidTrim } from "@selvedge/editor-core";
import type { TrimChoice } from "../trims/trim-choices.ts";

const MM_PER_M = 1_000;

/** What a garment has of one trim, in the unit it is sold in, and what that costs; null where the mill names no price. */
export type TrimTaken = {
  readonly choice: TrimChoice;
  /** Pieces or metres on one garment. */
  readonly each: number;
  /** All garments need less than the mill sells; its least is what costs. */
  readonly isLeast: boolean;
  readonly cost: { readonly currency: string; readonly perGarment: number; readonly total: number } | null;
};

/** The trims on a garment, each kind once, for a number of garments. Amounts are in minor units of their currency. */
export function trimsTaken(laid: readonly LaidTrim[], choices: readonly TrimChoice[], garments: number): TrimTaken[] {
  return choices.flatMap((choice) => {
    const same = laid.filter(({ decorateId }) => decorateId === choice.id);
    if (same.length === 0) return [];
    const { unit, minimum, per, tiers } = choice.trim;
    const each = unit === "m" ? same.reduce((sum, { height }) => sum + height, 0) / MM_PER_M : same.length;
    const needed = each * garments;
    const bought = Math.max(needed, minimum);
    const tier = tiers?.filter(({ min }) => min <= bought).toSorted((a, b) => b.min - a.min)[0];
    const total = tier && Math.round((tier.price.amount * bought) / per);
    const cost = tier && total !== undefined ? { currency: tier.price.currency, total, perGarment: total / garments } : null;
    return [{ choice, each, isLeast: needed < minimum, cost }];
  });
}
