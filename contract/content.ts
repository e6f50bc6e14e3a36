import { TRIM_KINDS } from "@selvedge/editor-core";
import { z } from "zod";
import { get, post } from "./call.ts";
import { Id, Keyword, Money, page, pageFields, sharedErrors, sharedFields } from "./types.ts";

const CONTENT_AGE_SECONDS = 60;
/** Pictures a carousel turns through. */
export const MAX_BANNERS = 6;

export const Banner = z.object({
  id: Id,
  customerId: Id.nullable(),
  imageUrl: z.string(),
  title: z.string(),
  subtitle: z.string(),
  linkUrl: z.string(),
  sort: z.int(),
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
});
export type Banner = z.infer<typeof Banner>;

/** What can be sewn to a garment. Lengths are true, in mm; `mmHeight` of what is sold by the metre is the length it is first cut to. */
export const TrimFacts = z.object({
  kind: z.enum(TRIM_KINDS),
  code: z.string(),
  material: z.string(),
  colour: z.string(),
  hex: z.string().regex(/^#[0-9a-f]{6}$/),
  /** Colour of a second part, such as the teeth of a zip. */
  accent: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .nullable(),
  mmWidth: z.number().positive(),
  mmHeight: z.number().positive(),
  /** How far it stands off the cloth. */
  mmThick: z.number().min(0),
  unit: z.enum(["pc", "m"]),
  /** The least that is sold, in its unit. */
  minimum: z.int(),
  /** Each price from a quantity on is for so many pieces or metres. */
  per: z.int(),
  /** Null through a share link, which shows no price. */
  tiers: z.array(z.object({ min: z.int(), price: Money })).nullable(),
});
export type TrimFacts = z.infer<typeof TrimFacts>;

export const DECORATE_TYPES = ["artwork", "trim", "label", "block"] as const;
/** A decoration: a block of a page, or an artwork, trim or label for the editor. Width and height are pixels of its picture; `trim` is what can be sewn on. */
export const Decorate = z.object({
  id: Id,
  name: z.string(),
  type: z.enum(DECORATE_TYPES),
  imageUrl: z.string(),
  width: z.int(),
  height: z.int(),
  tags: z.array(z.string()),
  linkUrl: z.string().nullable(),
  sort: z.int(),
  trim: TrimFacts.nullable(),
});
export type Decorate = z.infer<typeof Decorate>;

/** At most six: the caller's own company's first, then those for everybody; only those whose time it is. */
export const getBannerList = post("/customer-banner/getBannerList", {
  summary: "Pictures of the carousel",
  access: "public",
  body: z.object({ position: z.string().trim().max(40).default("home") }),
  data: z.array(Banner).max(MAX_BANNERS),
});

/** Another company's banner is not found. */
export const selectBannerById = post("/customer-banner/selectBannerById", {
  summary: "One picture of the carousel",
  access: "public",
  body: z.object({ id: Id }),
  data: Banner,
});

export const listDecorates = get("/decorate/list", {
  summary: "Every decoration",
  access: "shared",
  maxAgeSeconds: CONTENT_AGE_SECONDS,
  body: z.object({ ...sharedFields }),
  data: z.array(Decorate),
  errors: [...sharedErrors],
});

export const getDecoratePage = post("/decorate/getPage", {
  summary: "Decorations of a type",
  access: "shared",
  body: z.object({ type: z.enum(DECORATE_TYPES).optional(), keyword: Keyword.optional(), ...pageFields, ...sharedFields }),
  data: page(Decorate),
  errors: [...sharedErrors],
});

/** What may wait for a customer, what presses most first. An order may be held and late at once; the last two wait for nobody. */
export const MATTER_KINDS = [
  "quotations",
  "heldOrders",
  "heldGarmentOrders",
  "lapDips",
  "lateOrders",
  "lateGarmentOrders",
  "shippedOrders",
  "shippedGarmentOrders",
  "messages",
  "comments",
  "samples",
  "garmentSamples",
  "designs",
  "links",
] as const;
/**
 * What waits for the caller, every kind in the sequence above: of their company, quotations that can be accepted, orders on hold, late and
 * to be confirmed as received, lap-dips to judge, samples on the way; unread messages; comments on their saved designs that nobody settled;
 * these designs and the open links to them. `until` is the nearest day on which a quotation ends.
 */
export const getOpenMatters = post("/welcome/getOpenMatters", {
  summary: "What waits for me",
  access: "customer",
  body: z.object({}),
  data: z.array(
    z.object({
      kind: z.enum(MATTER_KINDS),
      count: z.int(),
      latestAt: z.iso.datetime().nullable(),
      until: z.iso.date().nullable(),
    }),
  ),
});

export const listWelcome = post("/welcome/list", {
  summary: "Pictures and words of the front page",
  access: "public",
  maxAgeSeconds: CONTENT_AGE_SECONDS,
  body: z.object({}),
  data: z.array(
    z.object({ id: Id, title: z.string(), subtitle: z.string(), imageUrl: z.string(), linkUrl: z.string(), sort: z.int() }),
  ),
});
