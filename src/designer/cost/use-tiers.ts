import type { Product } from "@selvedge/contract";
import { useEffect, useState } from "react";
import { compareProducts } from "../../api/calls.ts";
import { call } from "../../api/index.ts";

export type Tiers = Product["priceTiers"];

/** As many fabrics as one call compares. */
const AT_ONCE = 6;
const known = new Map<string, Tiers>();

/** The mill's prices of fabrics by quantity; a fabric whose prices are not there yet is missing. */
export function useTiers(productIds: readonly string[]): {
  readonly tiers: ReadonlyMap<string, Tiers>;
  readonly hasFailed: boolean;
} {
  const [, setCount] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const name = productIds.join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fabrics are compared by their names
  useEffect(() => {
    const missing = productIds.filter((id) => !known.has(id));
    if (missing.length === 0) return;
    const leave = new AbortController();
    setFailed(false);
    const ask = async () => {
      for (let from = 0; from < missing.length; from += AT_ONCE) {
        const ids = missing.slice(from, from + AT_ONCE);
        const { products } = await call(compareProducts, { productIds: ids }, { signal: leave.signal });
        for (const { productId, priceTiers } of products) known.set(productId, priceTiers);
        setCount((count) => count + 1);
      }
    };
    ask().catch(() => !leave.signal.aborted && setFailed(true));
    return () => leave.abort();
  }, [name]);
  return { tiers: new Map(productIds.flatMap((id) => (known.has(id) ? [[id, known.get(id)!] as const] : []))), hasFailed };
}
