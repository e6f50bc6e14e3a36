import { z } from "zod";
import { Password, Token } from "./account-security.ts";
import { post } from "./call.ts";
import { Customer, Id, Lang, LivePlace, MailAddress, Name } from "./types.ts";

const QUARTER_HOUR_MS = 15 * 60_000;
const PER_PERSON = { max: 60, windowMs: QUARTER_HOUR_MS, by: "session" } as const;

/** What somebody may do for a company that buys. */
export const COMPANY_ROLES = ["buyer", "buyerAdmin"] as const;
const CompanyRole = z.enum(COMPANY_ROLES);
export type CompanyRole = z.infer<typeof CompanyRole>;

/** Invitations that one company may have open. */
export const MAX_INVITATIONS = 100;

const Invitation = z.object({
  invitationId: Id,
  mail: z.string(),
  role: CompanyRole,
  expiresAt: z.iso.datetime(),
  isExpired: z.boolean(),
});
export type Invitation = z.infer<typeof Invitation>;

/** Everybody of the own company, those who are locked too, and who is invited. */
export const listCompanyPeople = post("/account/people", {
  summary: "People and invitations of my company",
  access: "customer",
  body: z.object({}),
  data: z.object({
    people: z.array(
      Customer.pick({ userId: true, name: true, mail: true, avatar: true, role: true }).extend({
        isSelf: z.boolean(),
        state: z.enum(["active", "locked", "lockedByMill"]),
        lastLoginAt: z.iso.datetime().nullable().describe("for the administrator"),
      }),
    ),
    invitations: z.array(Invitation).max(MAX_INVITATIONS),
    mayChange: z.boolean().describe("the caller is an administrator of a customer"),
    isMailSetUp: z.boolean().describe("without a mail server, letters are kept and not sent"),
  }),
});

/** Mails somebody a link to join the own company, for its administrator. An address that is invited already gets another link, and that of before opens nothing any more. `nameUsed` where it has an account. */
export const inviteColleague = post("/account/inviteColleague", {
  summary: "Invite a colleague",
  access: "customer",
  rate: { max: 30, windowMs: QUARTER_HOUR_MS, by: "session" },
  body: z.object({
    mail: MailAddress,
    role: CompanyRole.default("buyer"),
    language: Lang.optional().describe("of the letter and the account; left out, the administrator's own"),
  }),
  data: Invitation,
  errors: ["nameUsed", "notConfigured", "stepNotAllowed"],
});

/** Ends an invitation of the own company, for its administrator: the link opens nothing any more. */
export const withdrawInvitation = post("/account/withdrawInvitation", {
  summary: "Withdraw an invitation",
  access: "customer",
  rate: PER_PERSON,
  body: z.object({ invitationId: Id }),
  data: z.object({ withdrawn: z.literal(true) }),
});

/** Locks a colleague out, which ends all their sessions, or lets them in again. Nobody locks themselves; whom the mill has locked only the mill lets in (`stepNotAllowed`). */
export const lockColleague = post("/account/lockColleague", {
  summary: "Lock a colleague or let them in again",
  access: "customer",
  rate: PER_PERSON,
  body: z.object({ id: Id, locked: z.boolean() }),
  data: z.object({ locked: z.boolean() }),
  errors: ["stepNotAllowed"],
});

/** Changes what a colleague may do. The last administrator of a company stays one (`stepNotAllowed`). */
export const changeColleagueRole = post("/account/changeColleagueRole", {
  summary: "Change a colleague's role",
  access: "customer",
  rate: PER_PERSON,
  body: z.object({ id: Id, role: CompanyRole }),
  data: z.object({ role: CompanyRole }),
  errors: ["stepNotAllowed"],
});

/** Who invites whom into which company, by the link of the letter. */
export const getInvitation = post("/account/invitation", {
  summary: "An invitation by its link",
  access: "public",
  rate: { max: 60, windowMs: QUARTER_HOUR_MS, by: "address" },
  body: z.object({ token: Token }),
  data: Invitation.pick({ mail: true, role: true, expiresAt: true }).extend({ company: z.string(), invitedBy: z.string() }),
  errors: ["linkGone"],
});

/** Makes the account of somebody invited and signs them in, as `login` does. The link is used up. */
export const acceptInvitation = post("/account/acceptInvitation", {
  summary: "Join a company by an invitation",
  access: "public",
  rate: { max: 10, windowMs: QUARTER_HOUR_MS, by: "address" },
  body: z.object({ token: Token, name: Name, password: Password }),
  data: Customer.extend(LivePlace.shape),
  errors: ["linkGone", "nameUsed"],
});
