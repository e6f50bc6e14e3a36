import { z } from "zod";
import { Password } from "./account-security.ts";
import { post } from "./call.ts";
import { Id, Lang, MailAddress, Name, Note, page, pageFields } from "./types.ts";

const QUARTER_HOUR_MS = 15 * 60_000;

/** Asks the mill for an account. The answer and its time are the same for an address that has one already; its owner is notified by e-mail. */
export const register = post("/account/register", {
  summary: "Request an account",
  access: "public",
  rate: { max: 5, windowMs: QUARTER_HOUR_MS, by: "address" },
  body: z.object({
    company: Name,
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .describe("ISO 3166-1 alpha-2"),
    name: Name,
    mail: MailAddress,
    password: Password,
    note: Note.default("").describe("what the company makes, and who it knows at the mill"),
    language: Lang.default("en"),
  }),
  data: z.object({
    asked: z.literal(true),
    isMailSetUp: z.boolean().describe("without a mail server, letters are kept and not sent"),
  }),
  errors: ["notConfigured"],
});

export const REQUEST_STATES = ["pending", "approved", "refused"] as const;

const AccountRequest = z.object({
  requestId: Id,
  company: z.string(),
  country: z.string(),
  name: z.string(),
  mail: z.string(),
  isMailConfirmed: z.boolean(),
  note: z.string(),
  state: z.enum(REQUEST_STATES),
  reason: z.string(),
  decidedBy: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  knownCompanies: z
    .array(z.object({ customerId: Id, name: z.string(), country: z.string(), people: z.int() }))
    .describe("customers of the same name, or with people of the same mail domain"),
});
export type AccountRequest = z.infer<typeof AccountRequest>;

/** Who asks for an account: those to be decided with the oldest first, those decided with the newest first. */
export const listRegistrations = post("/account/registrations", {
  summary: "Requests for an account",
  access: "staff",
  body: z.object({ state: z.enum(REQUEST_STATES).default("pending"), ...pageFields }),
  data: page(AccountRequest).extend({
    mayDecide: z.boolean(),
    isMailSetUp: z.boolean().describe("without a mail server no address can be confirmed, and none needs to be"),
  }),
});

/** Opens the account, in a company of its own unless it names one, or refuses it with a reason. The person is notified by e-mail. */
export const decideRegistration = post("/account/decideRegistration", {
  summary: "Approve or refuse an account",
  access: "staff",
  body: z
    .object({
      requestId: Id,
      decision: z.enum(["approve", "refuse"]),
      customerId: Id.optional().describe("the customer the person works for; left out, one is made"),
      reason: z.string().trim().max(500).default(""),
    })
    .refine((body) => body.decision === "approve" || body.reason !== "", { message: "required", path: ["reason"] }),
  data: z.object({ state: z.enum(REQUEST_STATES), userId: Id.nullable() }),
  errors: ["stepNotAllowed", "nameUsed", "notConfigured"],
});
