import type { Fabric } from "../parts/fabric.tsx";

type Named = Pick<Fabric, "productId">;

/** What two lists have, by turns, each fabric once and none of the known ones. */
export function byTurns<Of extends Named>(one: readonly Of[], other: readonly Of[], known: ReadonlySet<string>): Of[] {
  const turns = Array.from({ length: Math.max(one.length, other.length) }, (_, index) => [one[index], other[index]]).flat();
  const fabrics = new Map(turns.flatMap((fabric) => (fabric ? [[fabric.productId, fabric] as const] : [])));
  return [...fabrics.values()].filter(({ productId }) => !known.has(productId));
}
