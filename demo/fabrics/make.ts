import type { FabricAttrs } from "@selvedge/contract";
import {
  type AnyCloth,
  type Blend,
  type Cloth,
  type FabricRecord,
  type FinishKey,
  formatComposition,
  formatCount,
  groundOf,
  perInch,
  seedOf,
  type Yarn,
  type YarnCount,
} from "@selvedge/textile-core";
import { certificatesOf } from "./certificates.ts";
import { measureOf } from "./measure.ts";

/** A fabric of the catalogue as it is on first start: its construction, and what the mill says and asks of it. */
export type FabricSeed = {
  readonly code: string;
  /** English; translated in `locales/<lang>/fabrics.json`. */
  readonly name: string;
  readonly cloth: FabricRecord;
  readonly attrs: FabricAttrs;
  readonly tags: readonly string[];
  readonly stock: "ready" | "order" | "out";
  readonly stockMetres: number;
  readonly moq: { readonly value: number; readonly unit: "m" };
  readonly leadDays: number;
  /** For one metre, in cents. */
  readonly price: { readonly amount: number; readonly currency: "USD" };
  /** English; translated in `locales/<lang>/descriptions.json`, that of a print by its template. */
  readonly description: string;
};

export type Weaving = Pick<Cloth, "warp" | "weft" | "endsPerCm" | "picksPerCm" | "weave" | "warpOrder" | "weftOrder">;
type Words = Pick<FabricAttrs, "productType" | "technology" | "pattern" | "style" | "color" | "season">;
export type Selling = Words &
  Pick<FabricSeed, "code" | "name" | "moq" | "leadDays" | "description"> & {
    readonly for: readonly FabricAttrs["for"][number][];
    readonly use: readonly string[];
    readonly finish?: readonly FinishKey[];
    readonly fabricType?: readonly string[];
    readonly tags?: readonly string[];
    readonly widthCm?: number;
    readonly stockMetres: number;
    readonly cents: number;
  };

/** Cuttable width of the mill's shirting looms. */
export const WIDTH_CM = 148;

export const cotton: Blend = [["cotton", 1]];
export const wool: Blend = [["wool", 1]];

/** A yarn of one fibre or blend. */
export const spun = (count: YarnCount, fibre: Blend = cotton, more: Omit<Yarn, "count" | "fibre"> = {}): Yarn => ({
  count,
  fibre,
  ...more,
});

export const metres = (value: number): FabricSeed["moq"] => ({ value, unit: "m" });

type Construction = Pick<FabricAttrs, "warpYarnCount" | "weftYarnCount" | "warpDensity" | "weftDensity">;

/** Counts and densities as the trade writes them. A knit has its yarn, wales and courses in their places, a lace its net's yarn. */
function constructionOf(cloth: AnyCloth): Construction {
  switch (cloth.kind) {
    case "woven":
      return {
        warpYarnCount: formatCount(cloth.warp.count),
        weftYarnCount: formatCount(cloth.weft.count),
        warpDensity: Math.round(perInch(cloth.endsPerCm)),
        weftDensity: Math.round(perInch(cloth.picksPerCm)),
      };
    case "knitted":
      return {
        warpYarnCount: formatCount(cloth.yarn.count),
        weftYarnCount: cloth.inlay ? formatCount(cloth.inlay.yarn.count) : "",
        warpDensity: Math.round(perInch(cloth.walesPerCm)),
        weftDensity: Math.round(perInch(cloth.coursesPerCm)),
      };
    case "lace":
      return {
        warpYarnCount: formatCount(cloth.net.yarn.count),
        weftYarnCount: formatCount(cloth.clothwork.yarn.count),
        warpDensity: null,
        weftDensity: null,
      };
  }
}

/** Completes a record: composition, weight, counts and densities are read off the construction, never typed twice. */
export function catalogued(record: FabricRecord, selling: Selling): FabricSeed {
  const cloth = groundOf(record);
  const { gsm, composition } = measureOf(cloth);
  const fabricType = [...(selling.fabricType ?? [])];
  return {
    code: selling.code,
    name: selling.name,
    cloth: record,
    attrs: {
      composition: formatComposition(composition),
      weight: Math.round(gsm),
      ...constructionOf(cloth),
      productType: selling.productType,
      technology: selling.technology,
      pattern: selling.pattern,
      style: selling.style,
      finish: [...cloth.finish],
      color: selling.color,
      fabricType,
      for: [...selling.for],
      use: [...selling.use],
      season: selling.season,
      width: selling.widthCm ?? WIDTH_CM,
    },
    tags: [...(selling.tags ?? []), ...certificatesOf(composition, fabricType, selling.use)],
    stock: selling.stockMetres > 0 ? "ready" : selling.leadDays > 60 ? "out" : "order",
    stockMetres: selling.stockMetres,
    moq: selling.moq,
    leadDays: selling.leadDays,
    price: { amount: selling.cents, currency: "USD" },
    description: selling.description,
  };
}

/** A woven fabric. */
export function fabric(weaving: Weaving, selling: Selling): FabricSeed {
  const cloth: Cloth = { kind: "woven", ...weaving, finish: selling.finish ?? [], seed: seedOf(selling.code) };
  return catalogued(cloth, selling);
}
