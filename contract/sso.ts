import { z } from "zod";
import { get } from "./call.ts";
import { Flag, RedirectTo } from "./types.ts";

const QUARTER_HOUR_MS = 15 * 60_000;
/** Many people of one company share an address; what one of them may fail is counted apart, as `LOGIN_RATE` says. */
const PER_ADDRESS = { max: 300, windowMs: QUARTER_HOUR_MS, by: "address" } as const;

/** Why a sign-in at the provider opened no session; passed to the login page in its parameter `sso`. */
export const SSO_REASONS = [
  "cancelled",
  "expired",
  "unreachable",
  "failed",
  "mailNotVerified",
  "noAccount",
  "accountPending",
  "accountLocked",
  "lockedByCompany",
  "linkedElsewhere",
  "notStaff",
  "tooMany",
] as const;
export type SsoReason = (typeof SSO_REASONS)[number];

/** What the button says; null where no provider is set up. */
export const ssoProvider = get("/sso/provider", {
  summary: "The provider people sign in at",
  access: "public",
  body: z.object({}),
  data: z.object({ name: z.string() }).nullable(),
});

/** Sends the browser to the company's provider (OpenID Connect). `notFound` where none is set up. */
export const ssoStart = get("/sso/start", {
  summary: "Sign in at the provider",
  access: "public",
  answer: "redirect",
  rate: PER_ADDRESS,
  body: z.object({
    back: z.string().max(2_000).optional().describe("a page of the portal to open afterwards; any other address is left out"),
    remember: Flag.optional(),
    variant: z.enum(["web", "wapErp"]).default("web").describe("the login page it is begun at"),
  }),
  data: RedirectTo,
});

/** Where the provider sends the browser back to. Opens a session and leads on, or to the login page with the reason (`SSO_REASONS`). */
export const ssoCallback = get("/sso/callback", {
  summary: "Back from the provider",
  access: "public",
  answer: "redirect",
  rate: PER_ADDRESS,
  body: z.object({
    state: z.string().max(500).optional(),
    code: z.string().max(4_096).optional(),
    iss: z.string().max(2_000).optional(),
    error: z.string().max(200).optional(),
  }),
  data: RedirectTo,
});
