import { z } from "zod";
import { post } from "./call.ts";
import { RoomPlan } from "./rooms.ts";
import { ChanelItem, ChanelShow } from "./showrooms.ts";
import { Flag, Id, Keyword, LANGUAGES, type Lang, Money, Price, ProductCard, page, pageFields } from "./types.ts";

/** Groups of a showroom, and what hangs in one of them, at most. */
const MAX_GROUPS_OF_CHANEL = 100;
const MAX_ITEMS_OF_GROUP = 400;
const MAX_NAME_CHARS = 80;
const MAX_TEXT_CHARS = 2_000;
/** Bytes of a showroom that is saved, with as much in it as it may have. */
const RECORD_BYTES = 4_000_000;

type OtherLang = Exclude<Lang, "en">;
const OTHER_LANGUAGES = LANGUAGES.filter((lang): lang is OtherLang => lang !== "en");

/** A text in English and, where somebody wrote it, in the other languages; where one is missing the English is shown. */
const texts = (min: number, max: number) => {
  const other = z.string().trim().max(max).optional();
  return z.object({
    en: z.string().trim().min(min).max(max),
    ...(Object.fromEntries(OTHER_LANGUAGES.map((lang) => [lang, other])) as Record<OtherLang, typeof other>),
  });
};
const NameTexts = texts(1, MAX_NAME_CHARS);
const LongTexts = texts(0, MAX_TEXT_CHARS);

const Scope = z.enum(["public", "private", "vr"]);
/** Not published; published, also where its first day is still to come; past its last day. */
export const CHANEL_STATES = ["draft", "published", "closed"] as const;
const State = z.enum(CHANEL_STATES);

const customer = z.object({ customerId: Id, name: z.string() });

/** A showroom as the mill lists it. */
export const ChanelRow = z.object({
  chanelId: Id,
  name: z.string(),
  scope: Scope,
  state: State,
  customer: customer.nullable().describe("whose room it is; null for one of all"),
  startsAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime().nullable(),
  groupCount: z.int(),
  productCount: z.int(),
  designCount: z.int(),
  coverUrl: z.string().nullable(),
  updatedAt: z.iso.datetime(),
  version: z.int32(),
});
export type ChanelRow = z.infer<typeof ChanelRow>;

/** All showrooms, drafts and closed ones too, those changed last first. For those who sell for the mill and its administrators, as all of these calls. */
export const listChanelRecords = post("/admin/chanels", {
  summary: "Showrooms as the mill keeps them",
  access: "staff",
  body: z.object({ keyword: Keyword.optional(), scope: Scope.optional(), state: State.optional(), ...pageFields }),
  data: page(ChanelRow),
});

/** Companies that a room can be made for, by name. */
export const listChanelCustomers = post("/admin/chanelCustomers", {
  summary: "Customers that a showroom can be made for",
  access: "staff",
  body: z.object({}),
  data: z.array(customer),
});

/** A showroom with all its texts, to be edited. */
export const ChanelRecord = z.object({
  chanelId: Id,
  version: z.int32(),
  scope: Scope,
  state: State,
  isPublished: z.boolean(),
  customer: customer.nullable(),
  name: NameTexts,
  description: LongTexts,
  coverUrl: z.string().nullable(),
  startsAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime().nullable(),
  plan: RoomPlan.nullable().describe("null where nothing was laid down, or what was cannot be read"),
  groups: z.array(z.object({ groupId: Id, name: NameTexts, story: LongTexts, items: z.array(ChanelItem) })),
  products: z.array(ProductCard).describe("each fabric that hangs or is worn once"),
  agreed: z
    .array(z.object({ productId: Id, price: Money }))
    .describe("what is agreed with its customer for the smallest quantity of these fabrics; empty for a room of all"),
  changedBy: z.string().nullable().describe("who saved it last; null for one that was set up"),
  updatedAt: z.iso.datetime(),
});
export type ChanelRecord = z.infer<typeof ChanelRecord>;

export const getChanelRecord = post("/admin/chanel", {
  summary: "A showroom to be edited",
  access: "staff",
  body: z.object({ chanelId: Id }),
  data: ChanelRecord,
});

/** What hangs there already, left as it is; or something new. */
const SavedItem = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("kept"), itemId: Id }),
  z.object({ kind: z.literal("fabric"), productId: Id }),
  z.object({
    kind: z.literal("style"),
    styleId: Id,
    size: z.string().min(1).max(20).optional(),
    fabrics: z.record(z.string().min(1).max(40), Id),
  }),
  z.object({ kind: z.literal("design"), proposalId: Id, revision: z.int32() }),
]);
export type SavedItem = z.infer<typeof SavedItem>;

/** Makes a showroom, a draft at first, or saves one that is there; refused with the record as it is now where somebody saved it in between. */
export const saveChanel = post("/admin/saveChanel", {
  summary: "Make a showroom, or save it",
  access: "staff",
  bodyBytes: RECORD_BYTES,
  body: z
    .object({
      chanelId: Id.optional(),
      version: z.int32().optional().describe("the one that was read; of a room that is there"),
      scope: Scope,
      customerId: Id.nullable().default(null),
      name: NameTexts,
      description: LongTexts,
      cover: z
        .discriminatedUnion("kind", [
          z.object({ kind: z.literal("kept") }),
          z.object({ kind: z.literal("none") }),
          z.object({ kind: z.literal("fabric"), productId: Id }),
          z.object({ kind: z.literal("image"), imageId: Id }),
        ])
        .default({ kind: "kept" })
        .describe("a fabric is drawn in folds"),
      startsAt: z.iso.datetime().nullable().default(null),
      expiresAt: z.iso.datetime().nullable().default(null),
      plan: RoomPlan.nullable().default(null),
      groups: z
        .array(
          z.object({
            groupId: Id.optional(),
            name: NameTexts,
            story: LongTexts,
            items: z.array(SavedItem).max(MAX_ITEMS_OF_GROUP),
          }),
        )
        .max(MAX_GROUPS_OF_CHANEL)
        .default([]),
      agreed: z
        .array(z.object({ productId: Id, amount: Price.shape.amount.nullable() }))
        .max(MAX_ITEMS_OF_GROUP)
        .default([])
        .describe(
          "prices to be agreed for one unit, in the fabric's own currency; with null nothing is agreed any more, for no quantity. What is not named stays.",
        ),
    })
    .refine((body) => body.chanelId === undefined || body.version !== undefined, { message: "required", path: ["version"] }),
  data: ChanelRecord,
});

/** Opens a showroom to those it is for, or takes it back; it stays with the mill. */
export const publishChanel = post("/admin/publishChanel", {
  summary: "Publish a showroom, or take it back",
  access: "staff",
  body: z.object({ chanelId: Id, version: z.int32(), isPublished: Flag }),
  data: ChanelRecord,
});

/** Another showroom with the same in it, as a draft of the same customer. */
export const duplicateChanel = post("/admin/duplicateChanel", {
  summary: "Duplicate a showroom",
  access: "staff",
  body: z.object({ chanelId: Id }),
  data: z.object({ chanelId: Id }),
});

/** Takes a showroom away for good, with the links to it. */
export const deleteChanel = post("/admin/deleteChanel", {
  summary: "Delete a showroom",
  access: "staff",
  body: z.object({ chanelId: Id, version: z.int32() }),
  data: z.object({ deleted: z.literal(1) }),
});

/** A showroom as its customer sees it, or would once it is open: with their prices, and nothing of what is not saved. */
export const previewChanel = post("/admin/previewChanel", {
  summary: "A showroom as its customer sees it",
  access: "staff",
  body: z.object({ chanelId: Id }),
  data: ChanelShow.extend({
    seenBy: z.string().nullable().describe("the customer; null for a room of all"),
    door: z.enum(["open", "draft", "early", "closed"]).describe("whether they may enter now"),
  }),
});
