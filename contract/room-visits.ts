import { z } from "zod";
import { post } from "./call.ts";
import { MAX_STANDS_OF_ROOM } from "./rooms.ts";
import { Id } from "./types.ts";
import { MAX_LOOKED_AT, MAX_LOOKS } from "./visit-limits.ts";

const MAX_BATCHES = 100_000;

const claimed = z.number().min(0).max(86_400);

/**
 * What somebody looked at in a showroom since the batch before; the first says that it was opened. Kept only of people who allow it, and never
 * of the mill's own. A batch that comes again, or after a later one, counts for nothing; seconds count only as far as time went by.
 */
export const noteChanelVisit = post("/chanel/noteVisit", {
  summary: "Note what was looked at in a showroom",
  access: "customer",
  rate: { max: 120, windowMs: 60_000, by: "session" },
  body: z.object({
    chanelId: Id,
    openingId: Id.describe("made by the page for each time it opens the room"),
    number: z.int().min(0).max(MAX_BATCHES).describe("of the batch in its opening, from 0"),
    way: z.enum(["page", "walk"]),
    seconds: claimed.describe("of attention, whatever it was given to"),
    groups: z
      .array(
        z.object({
          groupId: Id,
          part: z
            .int()
            .min(0)
            .max(MAX_STANDS_OF_ROOM)
            .describe("the stand of the group one stood at, from 1; 0 for its section of the page"),
          seconds: claimed,
        }),
      )
      .max(MAX_LOOKED_AT)
      .default([]),
    fabrics: z
      .array(
        z.object({
          productId: Id,
          seconds: claimed,
          looks: z.int().min(0).max(MAX_LOOKS).describe("times it was taken in hand or opened"),
        }),
      )
      .max(MAX_LOOKED_AT)
      .default([]),
  }),
  data: z.object({
    noted: z
      .boolean()
      .describe(
        "false where nothing is kept, of the caller, of a room that is shut by now or was opened too often today: the page sends no more",
      ),
  }),
  errors: ["privateShowroom"],
});

const seconds = z.number();

/** Who looked at what in a showroom: only people who allow it now. */
export const ChanelVisits = z.object({
  chanelId: Id,
  name: z.string(),
  totals: z.object({
    people: z.int(),
    companies: z.int(),
    openings: z.int().describe("times people came: the page and the walk, and what is opened again within half an hour, are one"),
    walks: z.int().describe("those times at which they walked through"),
    seconds,
  }),
  people: z
    .array(
      z.object({
        userId: Id,
        name: z.string(),
        company: z.string(),
        lastAt: z.iso.datetime().describe("when they opened it last"),
        openings: z.int(),
        seconds,
      }),
    )
    .describe("who was there last first"),
  groups: z
    .array(
      z.object({
        groupId: Id,
        name: z.string(),
        seconds,
        people: z.int(),
        pageSeconds: seconds.describe("those of its section of the page"),
        stands: z.array(z.object({ part: z.int(), seconds })).describe("those of its stands one stood at"),
      }),
    )
    .describe("in the order of the room"),
  fabrics: z
    .array(
      z.object({
        productId: Id,
        productCode: z.string(),
        productName: z.string(),
        seconds,
        looks: z.int(),
        people: z.int(),
        hearts: z.int().describe("people of the visiting companies who keep it among their favourites now"),
        samples: z.int().describe("samples of it that visitors asked for in the period, each since they first opened the room"),
      }),
    )
    .describe("what hangs in the room, and what was looked at there before"),
});
export type ChanelVisits = z.infer<typeof ChanelVisits>;

/** For those who sell for the mill and its administrators. An opening counts in the period in which it began. */
export const getChanelVisits = post("/admin/getChanelVisits", {
  summary: "Who looked at what in a showroom",
  access: "staff",
  body: z.object({
    chanelId: Id,
    from: z.iso.datetime({ offset: true }).optional(),
    to: z.iso.datetime({ offset: true }).optional(),
  }),
  data: ChanelVisits,
});
