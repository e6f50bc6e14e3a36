import { seedOf } from "@selvedge/textile-core";
import type { FabricSeed } from "./make.ts";

/** From so many times the least order on, the price of a metre falls by this share: longer runs share their setting up. */
const TIERS = [
  { times: 1, off: 0 },
  { times: 5, off: 0.04 },
  { times: 15, off: 0.08 },
] as const;
const ROUNDED_TO_CENTS = 5;
/** Metres cut for sampling from a cloth in the warehouse: a hanger is 0.3 m, a sample coat 3 m. */
const SAMPLE_METRES = { least: 6, most: 30 } as const;

export type Selling = {
  /** The fabrics of one series are its colours. */
  readonly quality: string;
  readonly sampleMetres: number;
  readonly tiers: readonly { readonly min: number; readonly amount: number }[];
};

/** The quality of a code: its series, without the number of the colour. */
export const qualityOf = (code: string): string => code.slice(0, code.lastIndexOf("-"));

/** How a fabric is sold by quantity and sampled; the same code always says the same. */
export function sellingOf({ code, price, moq, stock }: FabricSeed): Selling {
  const span = SAMPLE_METRES.most - SAMPLE_METRES.least + 1;
  return {
    quality: qualityOf(code),
    sampleMetres: stock === "ready" ? SAMPLE_METRES.least + (seedOf(`${code} samples`) % span) : 0,
    tiers: TIERS.map(({ times, off }) => ({
      min: moq.value * times,
      amount: ROUNDED_TO_CENTS * Math.round((price.amount * (1 - off)) / ROUNDED_TO_CENTS),
    })),
  };
}
