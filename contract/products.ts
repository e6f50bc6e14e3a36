import { z } from "zod";
import { post } from "./call.ts";
import { Id, Keyword, MAX_IDS, page, pageFields, sharedFields, TexturedProduct } from "./types.ts";

const some = z.array(z.string().max(60)).max(50).optional();
const SUGGESTIONS_PER_SECOND = 20;

/** "Select Fabric" of the editor: only fabrics with a texture. */
export const searchTexturedProducts = post("/design/getSearchAllProduct", {
  summary: "Fabrics that can be laid on a piece",
  access: "customer",
  body: z.object({
    searchKey: Keyword.optional(),
    filters: z
      .object({ pattern: some, productType: some, color: some, weight: z.tuple([z.number(), z.number()]).optional() })
      .optional(),
    ...pageFields,
  }),
  data: page(TexturedProduct).extend({
    facets: z.array(
      z.object({ field: z.string(), values: z.array(z.object({ value: z.string(), label: z.string(), count: z.int() })) }),
    ),
  }),
  errors: ["indexBuilding"],
});

/** Textures of the fabrics a document names. Through a share link only those of the shared design are given. */
export const getTextures = post("/design/getTextures", {
  summary: "Textures of named fabrics",
  access: "shared",
  body: z.object({ productIds: z.array(Id).max(MAX_IDS), ...sharedFields }),
  data: z.array(TexturedProduct),
  errors: ["shareGone", "sharePassword"],
});

/** Codes first, then attribute words, then names. An empty key gives an empty list. */
export const getSuggestKeys = post("/product/getSuggestKeys", {
  summary: "Suggestions for a search word",
  access: "customer",
  rate: { max: SUGGESTIONS_PER_SECOND, windowMs: 1_000, by: "session" },
  body: z.object({ queryKey: z.string().trim().max(60) }),
  data: z.array(z.string()).max(10),
});
