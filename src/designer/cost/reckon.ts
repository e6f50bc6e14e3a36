import type { Design } from "@selvedge/contract";
import { type DesignDocument, type FabricRef, fabricKey } from "@selvedge/editor-core";
import { type ClothCost, clothCost, napOf } from "@selvedge/garment-core";
import type { AssetCache } from "../session/asset-cache.ts";
import type { ClothToLay, CostOrder, LaidCloth } from "./messages.ts";
import type { Tiers } from "./use-tiers.ts";

/** Where a fabric does not say how wide it lies, mm. */
const USUAL_WIDTH_MM = 1_450;
/** Designs that do not repeat along the warp. */
const WITHOUT_REPEAT = ["solid", "stripe"];
const MM_PER_M = 1_000;
const M_PER_YARD = 0.9144;

/** A cloth of the garment: its fabric, and what is asked of a lay. */
export type Cloth = ClothToLay & { readonly fabric: FabricRef; readonly productId: string | null };

/** The cloths a garment is cut from, in the order of its pieces. Where repeats are matched, the size the cloth is laid in counts. */
export function clothsOf(
  { pieces }: Pick<DesignDocument, "pieces">,
  style: Pick<Design, "pieces">,
  assets: AssetCache,
  matches: boolean,
): Cloth[] {
  const cloths = new Map<string, Cloth & { pieceKeys: string[] }>();
  for (const { key } of style.pieces) {
    const { fabric, mapping, finish } = pieces[key] ?? {};
    if (!fabric || !mapping) continue;
    const product = fabric.kind === "product" ? assets.product(fabric.productId) : null;
    // Brushed for this design, a cloth has a nap that it does not have in the catalogue.
    const nap = finish === "brushed" ? "one-way" : napOf(product?.attrs ?? {});
    const name = `${fabricKey(fabric)} ${mapping.scale} ${nap}`;
    const known = cloths.get(name);
    if (known) {
      known.pieceKeys.push(key);
      continue;
    }
    const repeats = product?.attrs.pattern ? !WITHOUT_REPEAT.includes(product.attrs.pattern) : fabric.kind === "photo";
    const tile = assets.tileSize(fabric);
    cloths.set(name, {
      name,
      fabric,
      productId: product?.productId ?? null,
      pieceKeys: [key],
      width: product?.attrs.width ? product.attrs.width * 10 : USUAL_WIDTH_MM,
      repeat: matches && repeats && tile ? Math.round(tile.mmHeight * mapping.scale * 10) / 10 : 0,
      nap,
    });
  }
  return [...cloths.values()];
}

/** What is to be laid for a garment with these options. */
export const orderOf = (style: Design, chosen: DesignDocument["options"], cloths: readonly Cloth[]): CostOrder => ({
  recipe: style.garment.recipe,
  size: style.size,
  chosen: chosen as CostOrder["chosen"],
  cloths: cloths.map(({ name, pieceKeys, width, repeat, nap }) => ({ name, pieceKeys, width, repeat, nap })),
});

/** A cloth with what it takes and costs; null while it is not laid, or where the mill names no price. */
export type Reckoned = {
  readonly cloth: Cloth;
  readonly metresEach: number | null;
  readonly tooWide: boolean;
  readonly cost: (ClothCost & { readonly currency: string }) | null;
};

/** Metres that a quantity of a price list is; null for what is not sold by length. */
const metresOf = ({ value, unit }: Tiers[number]["min"]): number | null =>
  unit === "m" ? value : unit === "yd" ? value * M_PER_YARD : null;

export function reckoned(
  cloths: readonly Cloth[],
  laid: readonly LaidCloth[],
  tiers: ReadonlyMap<string, Tiers>,
  garments: number,
): Reckoned[] {
  return cloths.map((cloth) => {
    const found = laid.find(({ name }) => name === cloth.name);
    const metresEach = found && !found.tooWide ? found.length / MM_PER_M : null;
    const list = (cloth.productId && tiers.get(cloth.productId)) || [];
    const currency = list[0]?.price.currency;
    const steps = list.flatMap(({ min, price }) => {
      const metres = metresOf(min);
      return metres === null ? [] : [{ min: metres, amount: price.amount }];
    });
    const cost = metresEach === null ? null : clothCost(metresEach, garments, steps);
    return { cloth, metresEach, tooWide: found?.tooWide ?? false, cost: cost && currency ? { ...cost, currency } : null };
  });
}

/** Sums of amounts by currency, in the order they were met. */
export function sumsOf(
  reckonings: readonly {
    readonly cost: { readonly currency: string; readonly perGarment: number; readonly total: number } | null;
  }[],
): { readonly currency: string; readonly perGarment: number; readonly total: number }[] {
  const sums = new Map<string, { currency: string; perGarment: number; total: number }>();
  for (const { cost } of reckonings) {
    if (!cost) continue;
    const sum = sums.get(cost.currency) ?? { currency: cost.currency, perGarment: 0, total: 0 };
    sums.set(cost.currency, { ...sum, perGarment: sum.perGarment + cost.perGarment, total: sum.total + cost.total });
  }
  return [...sums.values()];
}
