import { z } from "zod";
import { post } from "./call.ts";
import { Id } from "./types.ts";

export const MAX_COLOUR_BOOK_BYTES = 12_000_000;
const MAX_FOUND = 50;
const A_MINUTE_MS = 60_000;

/** A colour of a book. `basis` says how far it can be trusted: measured, from RGB, or from CMYK of an unknown profile. */
export const BookChip = z.object({
  book: z.string(),
  name: z.string(),
  code: z.string().nullable(),
  hex: z.string(),
  lab: z.tuple([z.number(), z.number(), z.number()]).describe("CIELAB, D65"),
  basis: z.enum(["measured", "screen", "estimate"]),
});
export type BookChip = z.infer<typeof BookChip>;

export const ColourBookCard = z.object({
  /** Null for the book of named colours that the portal brings. */
  bookId: Id.nullable(),
  name: z.string(),
  colours: z.int(),
  owner: z.enum(["portal", "mill", "own"]),
});
export type ColourBookCard = z.infer<typeof ColourBookCard>;

/**
 * ASE, ACO, GPL, CSV, CxF3 or QTX. It is called what the file says, else as the file; one of the same name gives way. A customer's
 * book is for the own company, one of the mill's people for everybody.
 */
export const addColourBook = post("/colour-book/add", {
  summary: "Load a colour book",
  access: "customer",
  rate: { max: 20, windowMs: A_MINUTE_MS, by: "session" },
  file: { maxBytes: MAX_COLOUR_BOOK_BYTES },
  body: z.object({}),
  data: ColourBookCard,
  errors: ["tooLarge"],
});

export const listColourBooks = post("/colour-book/list", {
  summary: "Colour books that can be searched",
  access: "customer",
  body: z.object({}),
  data: z.array(ColourBookCard),
});

/** The mill's books are removed by its people only. */
export const deleteColourBook = post("/colour-book/delete", {
  summary: "Remove a colour book",
  access: "customer",
  body: z.object({ bookId: Id }),
  data: z.object({ deleted: z.literal(1) }),
});

/**
 * Colours by name or code ("panton name/code"): equal, then beginning, then containing. `bookMissing` names the sold
 * system the code belongs to when no book of that name is loaded: its values are not ours to give.
 */
export const findColour = post("/colour-book/find", {
  summary: "A colour by its name or code",
  access: "customer",
  body: z.object({ query: z.string().trim().min(1).max(80), limit: z.int().min(1).max(MAX_FOUND).default(20) }),
  data: z.object({ colours: z.array(BookChip), bookMissing: z.string().nullable() }),
});

/** The nearest colours of all books, or of one, by CIEDE2000. */
export const nearestColours = post("/colour-book/nearest", {
  summary: "The colours of the books that are nearest to one",
  access: "customer",
  body: z.object({
    hex: z.string().regex(/^#[0-9a-f]{6}$/i),
    bookId: Id.optional(),
    limit: z.int().min(1).max(MAX_FOUND).default(10),
  }),
  data: z.array(BookChip.extend({ deltaE: z.number().describe("CIEDE2000") })),
});
