import { z } from "zod";
import { post } from "./call.ts";
import { searchFields } from "./products.ts";
import { Id, Name } from "./types.ts";

/** How many searches a person may have saved. */
export const MAX_SAVED_SEARCHES = 50;
const MAX_ADDRESS = 20_000;

/** What a list is asked for, as the calls of the lists take it; no category, words or filters are all fabrics. */
export const SavedQuestion = z.object(searchFields);
export type SavedQuestion = z.infer<typeof SavedQuestion>;

/** A search of a person's own, and how many fabrics are new in it. */
export const SavedSearch = z.object({
  savedId: Id,
  name: z.string(),
  address: z.string().describe("the query of the page of the list"),
  fresh: z
    .int()
    .nullable()
    .describe(
      "fabrics that answer and came to the catalogue since the search was last looked at; null where they are not counted",
    ),
  savedAt: z.iso.datetime(),
});
export type SavedSearch = z.infer<typeof SavedSearch>;

/** The one saved last comes first. */
export const listSavedSearches = post("/search/saved/list", {
  summary: "Saved searches",
  access: "customer",
  body: z.object({}),
  data: z.array(SavedSearch).max(MAX_SAVED_SEARCHES),
  errors: ["indexBuilding"],
});

/** What is in the catalogue now counts as seen. An address that is saved already gets the new name. More than 50 are refused with `tooMany`, `max` in its data. */
export const saveSearch = post("/search/saved/add", {
  summary: "Save a search",
  access: "customer",
  body: z.object({
    name: Name,
    address: z
      .string()
      .max(MAX_ADDRESS)
      .regex(/^[!-~]*$/),
    /** Null for a search whose answer has no end, as that of a picture: it is not counted. */
    question: SavedQuestion.nullable(),
  }),
  data: SavedSearch,
  errors: ["nameUsed", "indexBuilding"],
});

export const renameSavedSearch = post("/search/saved/rename", {
  summary: "Rename a saved search",
  access: "customer",
  body: z.object({ savedId: Id, name: Name }),
  data: z.object({ savedId: Id, name: z.string() }),
  errors: ["nameUsed"],
});

/** Nothing of the catalogue as it stands is new in it any more. */
export const markSavedSearchSeen = post("/search/saved/seen", {
  summary: "Mark a saved search as looked at",
  access: "customer",
  body: z.object({ savedId: Id }),
  data: z.object({ savedId: Id, fresh: z.literal(0) }),
  errors: ["indexBuilding"],
});

/** It can be brought back for an hour. */
export const removeSavedSearch = post("/search/saved/remove", {
  summary: "Delete a saved search",
  access: "customer",
  body: z.object({ savedId: Id }),
  data: z.object({ removed: z.literal(1) }),
});

/** Brings back what was deleted within the last hour, with what it had marked as seen. One that was not deleted stays as it is. */
export const restoreSavedSearch = post("/search/saved/restore", {
  summary: "Bring back a deleted search",
  access: "customer",
  body: z.object({ savedId: Id }),
  data: z.object({ savedId: Id }),
  errors: ["nameUsed"],
});
