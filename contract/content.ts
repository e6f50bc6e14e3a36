import { z } from "zod";
import { get, post } from "./call.ts";
import { Id, Keyword, page, pageFields, sharedFields } from "./types.ts";

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

export const DECORATE_TYPES = ["artwork", "trim", "label", "block"] as const;
/** A decoration: a block of a page, or an artwork, trim or label for the editor. Width and height are pixels of its picture. */
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
  errors: ["shareGone", "sharePassword"],
});

export const getDecoratePage = post("/decorate/getPage", {
  summary: "Decorations of a type",
  access: "shared",
  body: z.object({ type: z.enum(DECORATE_TYPES).optional(), keyword: Keyword.optional(), ...pageFields, ...sharedFields }),
  data: page(Decorate),
  errors: ["shareGone", "sharePassword"],
});

export const MATTER_KINDS = ["designs", "comments", "links"] as const;
/** What waits for the caller: their saved designs, comments on them that nobody settled, and links to them that are open. */
export const getOpenMatters = post("/welcome/getOpenMatters", {
  summary: "What waits for me",
  access: "customer",
  body: z.object({}),
  data: z.array(z.object({ kind: z.enum(MATTER_KINDS), count: z.int(), latestAt: z.iso.datetime().nullable() })),
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
