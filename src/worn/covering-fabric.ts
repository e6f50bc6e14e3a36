import { type DesignDocument, type FabricRef, fabricKey } from "@selvedge/editor-core";
import { areaOf, type Point } from "@selvedge/geometry-core";

type Cut = { readonly key: string; readonly outline: readonly Point[] };

/** The fabric that most of a garment is cut from, by the area of its pieces; null where most of it lies bare. */
export function coveringFabric(pieces: readonly Cut[], laid: DesignDocument["pieces"]): FabricRef | null {
  const found = new Map<string, { readonly fabric: FabricRef | null; mm2: number }>();
  for (const { key, outline } of pieces) {
    const fabric = laid[key]?.fabric ?? null;
    const name = fabric ? fabricKey(fabric) : "";
    const entry = found.get(name) ?? { fabric, mm2: 0 };
    entry.mm2 += areaOf(outline);
    found.set(name, entry);
  }
  return [...found.values()].reduce((most, entry) => (entry.mm2 > most.mm2 ? entry : most), { fabric: null, mm2: 0 } as {
    fabric: FabricRef | null;
    mm2: number;
  }).fabric;
}
