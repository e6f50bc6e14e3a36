import { z } from "zod";
import { post } from "./call.ts";
import { FabricFilters, Facet, RangeFacet } from "./fabrics.ts";
import { MAX_IMAGE_BYTES } from "./image.ts";
import { ColorChip, Flag, Id, ProductCard } from "./types.ts";

const MAX_SHOWN = 50;
/** As many as the largest page of a list has. */
const MAX_A_PAGE = 96;
const rn = z.coerce.number().int().min(1).max(MAX_SHOWN).default(20);
/** Which page of what was found, and how large: as a list pages. */
const paging = {
  pn: z.coerce.number().int().min(0).max(1_000).default(0).describe("page, from 0"),
  rn: z.coerce.number().int().min(1).max(MAX_A_PAGE).default(20).describe("results a page"),
};
/** What the catalogue may be narrowed by, counted over all fabrics that the filters leave, which are all compared; empty unless asked for. */
const narrowing = { facets: z.array(Facet), ranges: z.array(RangeFacet) };
const facets = Flag.default(false).describe("with what the catalogue may be narrowed by");
const share = z.number().min(0).max(1);
const pending = z
  .int()
  .min(0)
  .describe("fabrics that are still being prepared for this search: they cannot be among those found");

/** What each part of the look had in the likeness; together 1. */
export const DescriptorShares = z.object({ colour: share, texture: share, scale: share });

/** How much each part of the look counts: 0 not at all, 1 as usual. */
export const DescriptorWeights = z
  .object({
    colour: z.number().min(0).max(4).default(1),
    texture: z.number().min(0).max(4).default(1),
    scale: z.number().min(0).max(4).default(1),
  })
  .refine(({ colour, texture, scale }) => colour + texture + scale > 0, "At least one part must count.");

/** A part of a picture in shares of its width and height. */
export const PictureRegion = z
  .object({ x: share, y: share, width: z.number().min(0.02).max(1), height: z.number().min(0.02).max(1) })
  .refine(({ x, y, width, height }) => x + width <= 1.001 && y + height <= 1.001, "The region reaches out of the picture.");

/** A fabric that looks like the picture; its score falls from the first to the last. */
export const PictureBrief = ProductCard.extend({
  score: share,
  shares: DescriptorShares,
  /** The same drawing in other colours, the most similar first. */
  colourways: z.array(Id),
});
export type PictureBrief = z.infer<typeof PictureBrief>;

/** How often one person may have a picture, or a region of one, described: it takes 0.2 s. What was described within the last minutes is not counted. */
export const DESCRIBE_RATE = { max: 20, windowMs: 60_000, by: "session" } as const;

/** Fabrics that look like a photograph, sent as `file` or uploaded before; colourways of one drawing are one result. */
export const searchPicture = post("/picture/search", {
  summary: "Fabrics that look like a picture",
  access: "customer",
  file: { maxBytes: MAX_IMAGE_BYTES, optional: true },
  rate: { max: 120, windowMs: 60_000, by: "session" },
  body: z.object({
    imageId: Id.optional(),
    ...paging,
    filters: FabricFilters.optional(),
    facets,
    region: PictureRegion.optional(),
    weights: DescriptorWeights.optional(),
  }),
  data: z.object({
    briefs: z.array(PictureBrief),
    total: z.int(),
    pn: z.int(),
    rn: z.int(),
    ...narrowing,
    searchId: Id,
    /** The picture that was asked with, kept for the searcher's company: with it the search can be made again. */
    imageId: Id,
    colors: z.array(ColorChip),
    pending,
    close: z
      .int()
      .min(0)
      .describe(
        "how many of all that were found, the first so many, are near enough to be taken for the cloth in the picture; 0 too when the picture shows no cloth",
      ),
  }),
  errors: ["tooLarge", "fileType", "imageUnreadable", "quotaFull", "indexBuilding"],
});

/** Fabrics like a fabric: by their look, by how they are made, or by their colour (ΔE2000). */
export const searchSimilar = post("/search/similar", {
  summary: "Fabrics like a fabric",
  access: "customer",
  body: z.object({ productId: Id, by: z.enum(["look", "attributes", "colour"]).default("look"), rn }),
  data: z.object({
    list: z.array(
      ProductCard.extend({
        score: share,
        shares: DescriptorShares.nullable(),
        deltaE: z.number().nullable().describe("CIEDE2000, by colour"),
      }),
    ),
    pending: pending.describe("fabrics that are still being prepared; none by attributes"),
    progress: share
      .nullable()
      .describe("while the catalogue is still being looked at: how much of it was; the list is empty then"),
  }),
});

/** Fabrics by colour: of a name or code in the loaded books, or of a hex, which also stands in for a code that is not known. `bookMissing` names the sold system whose book is not loaded. The nearest 200 are counted and paged. */
export const searchByColour = post("/search/byColor", {
  summary: "Find Similar Color",
  access: "customer",
  body: z
    .object({
      hex: z
        .string()
        .regex(/^#[0-9a-f]{6}$/i)
        .optional(),
      code: z.string().trim().min(1).max(80).optional().describe("a name, or a code of a loaded book"),
      filters: FabricFilters.optional(),
      fromAfar: z.boolean().default(false).describe("the cloth as a whole is measured, none of its inks"),
      facets,
      ...paging,
    })
    .refine(({ hex, code }) => hex !== undefined || code !== undefined, "A hex or a code."),
  data: z.object({
    /** The colour that was looked for; null when its book is not loaded or the code is not known. */
    colour: ColorChip.nullable(),
    bookMissing: z.string().nullable(),
    pending,
    list: z.array(ProductCard.extend({ deltaE: z.number().describe("CIEDE2000") })),
    total: z.int(),
    pn: z.int(),
    rn: z.int(),
    ...narrowing,
    searchId: Id,
  }),
  errors: ["indexBuilding"],
});
