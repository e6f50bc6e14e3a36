import { z } from "zod";
import { post } from "./call.ts";
import { ADVANCED_FIELDS } from "./fabrics.ts";
import { Id, MAX_IDS } from "./types.ts";

const Field = z.enum(ADVANCED_FIELDS);
const MAX_TAGS = 1_000;

/** An option of the advanced search. `count` is the fabrics that have it, `used` how often the company searched by it. */
export const FabricTag = z.object({
  id: Id,
  field: Field,
  /** As a search takes it; `label` is the same in the caller's language. */
  name: z.string(),
  label: z.string(),
  count: z.int(),
  used: z.int(),
  mine: z.boolean(),
});
export type FabricTag = z.infer<typeof FabricTag>;

/** The company's own options first, then those of the catalogue, each by their count. Without a field, those of all thirteen. */
export const listFabricTags = post("/fabric-tag/list", {
  summary: "Options of the advanced search",
  access: "customer",
  body: z.object({
    field: Field.optional(),
    keyword: z.string().trim().max(60).optional(),
    /** Options of each field at most. */
    limit: z.coerce.number().int().min(1).max(MAX_TAGS).default(200),
  }),
  data: z.array(FabricTag),
  errors: ["indexBuilding"],
});

/** Keeps an option for the caller's company. One that is there already is given back. */
export const addFabricTag = post("/fabric-tag/add", {
  summary: "Add an option to the advanced search",
  access: "customer",
  body: z.object({ field: Field, name: z.string().trim().min(1).max(60) }),
  data: FabricTag,
  errors: ["indexBuilding"],
});

/** Counts that options were searched by. Unknown ids are left out. */
export const addFabricTagCount = post("/fabric-tag/addTagCount", {
  summary: "Count the use of options",
  access: "customer",
  body: z
    .object({ id: Id.optional(), ids: z.array(Id).max(MAX_IDS).optional() })
    .refine(({ id, ids }) => id !== undefined || ids !== undefined, { path: ["id"] }),
  data: z.array(z.object({ id: Id, count: z.int() })),
});
