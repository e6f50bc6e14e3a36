import { type FabricRecord, shadesOfFabric } from "@selvedge/textile-core";
import { shadeWordOf } from "../../platform/image/colours/names.ts";

/** The colours of a cloth by their words, each with its share of what is seen in per cent. */
export type ColourShares = Readonly<Record<string, number>>;

/** What there is less of is no colour that a cloth is asked for by. */
const MIN_PERCENT = 5;

export function colourSharesOf(record: FabricRecord): ColourShares {
  const shares = new Map<string, number>();
  for (const { lab, share } of shadesOfFabric(record)) {
    const word = shadeWordOf(lab);
    shares.set(word, (shares.get(word) ?? 0) + share * 100);
  }
  const rounded = [...shares].map(([word, percent]) => [word, Math.round(percent)] as const);
  return Object.fromEntries(rounded.filter(([, percent]) => percent >= MIN_PERCENT));
}
