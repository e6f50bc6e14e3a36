import { z } from "zod";
import { post } from "./call.ts";
import { Flag, Id, ShareToken, sharedErrors } from "./types.ts";

/** Shortest password of a link: it is passed on by word of mouth, and wrong ones soon have to wait. */
export const MIN_LINK_PASSWORD = 8;

/** What a link may show: a saved design, a style, a group of favourite fabrics or styles, one fabric, a showroom. */
const Kind = z.enum(["proposal", "design", "group", "product", "chanel"]);

export const ShareLink = z.object({
  shareId: Id,
  kind: Kind,
  id: Id,
  name: z.string(),
  revision: z.int32().nullable(),
  url: z.string(),
  canComment: z.boolean(),
  canApprove: z.boolean().describe("its holder may approve the revision it shows"),
  hasPassword: z.boolean(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  revokedAt: z.iso.datetime().nullable(),
  openCount: z.int(),
  lastOpenedAt: z.iso.datetime().nullable(),
});
export type ShareLink = z.infer<typeof ShareLink>;

/** Freezes the saved revision of a design behind a token; a group, a fabric or a showroom is shown as it is when the link is opened. Whoever may enter a showroom may make a link to it. The token is shown once, in `shareToken`; it is stored hashed. */
export const createShare = post("/share/create", {
  summary: "Make a link to a design, a group, a fabric or a showroom",
  access: "customer",
  body: z.object({
    kind: Kind,
    id: Id,
    expiresAt: z.iso.datetime().optional(),
    canComment: Flag.default(false),
    canApprove: Flag.default(false).describe("of a saved design only"),
    password: z.string().min(MIN_LINK_PASSWORD).max(200).optional(),
  }),
  data: ShareLink.extend({ shareToken: ShareToken }),
  errors: ["privateShowroom", "showroomClosed"],
});

export const listShares = post("/share/list", {
  summary: "Links to a design, a group, a fabric or a showroom",
  access: "customer",
  body: z.object({ id: Id.optional() }),
  data: z.array(ShareLink),
});

export const revokeShare = post("/share/revoke", {
  summary: "Withdraw a link",
  access: "customer",
  body: z.object({ shareId: Id }),
  data: ShareLink,
});

/** What a link shows, for anybody who holds it. Counts as one opening. Password tries are limited. */
export const openShare = post("/share/open", {
  summary: "Open a link",
  access: "public",
  rate: { max: 30, windowMs: 60_000, by: "address" },
  body: z.object({ shareToken: ShareToken, password: z.string().max(200).optional() }),
  data: z.object({
    kind: Kind,
    id: Id,
    designId: Id.nullable().describe("of a proposal or a design"),
    name: z.string(),
    company: z.string(),
    canComment: z.boolean(),
    canApprove: z.boolean(),
    expiresAt: z.iso.datetime().nullable(),
  }),
  errors: [...sharedErrors],
});
