import { z } from "zod";
import { post } from "./call.ts";
import { Keyword, ProductCard, page, pageFields, Qty } from "./types.ts";

/** What a company has had to do with a fabric; a strike-off is developed, every other sample is sampled. */
export const FABRIC_RELATIONS = ["ordered", "sampled", "developed", "lapDip"] as const;
export const FabricRelation = z.enum(FABRIC_RELATIONS);
export type FabricRelation = z.infer<typeof FabricRelation>;

export const FabricRecord = z.object({
  product: ProductCard,
  relations: z.array(FabricRelation),
  lastAt: z.iso.datetime(),
  orderCount: z.int(),
  sampleCount: z.int(),
  lapDipCount: z.int(),
  lastOrdered: z
    .object({ productNum: z.int(), unit: Qty.shape.unit, color: z.string(), at: z.iso.datetime() })
    .nullable()
    .describe("by the first line of it in the company's newest order; null where none was ordered"),
});
export type FabricRecord = z.infer<typeof FabricRecord>;

/** The fabrics of the caller's company, that of the latest matter first. What was cancelled or refused does not count. */
export const getMyFabric = post("/product-browse-log/getMyFabric", {
  summary: "Fabrics I ordered, sampled or had developed",
  access: "customer",
  body: z.object({
    keyword: Keyword.optional(),
    relation: z.array(FabricRelation).max(FABRIC_RELATIONS.length).optional(),
    ...pageFields,
  }),
  data: page(FabricRecord),
});
