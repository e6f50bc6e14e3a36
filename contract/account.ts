import { z } from "zod";
import { get, post } from "./call.ts";
import { MAX_IMAGE_BYTES } from "./image.ts";
import { Customer, Flag, Id, Img, Lang, LivePlace, MailAddress, Name } from "./types.ts";

const LOGIN_WINDOW_MS = 15 * 60_000;

/** Sets the session cookie. `username` may be the e-mail; an unknown name and a wrong password get the same answer in the same time. */
export const login = post("/account/login", {
  summary: "Sign in",
  access: "public",
  body: z.object({
    username: z.string().trim().min(1).max(200),
    password: z.string().min(1).max(200),
    remember: Flag.optional(),
    code: z.string().trim().max(20).optional().describe("of the authenticator, or a recovery code, where two-step sign-in is on"),
    variant: z.enum(["web", "wap", "wapErp"]).default("web"),
  }),
  data: Customer.extend(LivePlace.shape),
  errors: [
    "wrongLogin",
    "accountLocked",
    "lockedByCompany",
    "passwordMustChange",
    "codeNeeded",
    "wrongCode",
    "accountPending",
    "accountRefused",
  ],
});
/** Failed sign-ins one account and address may make in the window; the handler counts them. */
export const LOGIN_RATE = { max: 10, windowMs: LOGIN_WINDOW_MS };
/** Of all names tried from one address, and of one name tried from all of them; a whole company may sit behind one address. */
export const LOGIN_ADDRESS_MAX = 60;
export const LOGIN_NAME_MAX = 100;

/** Ends the session the token belongs to, if it is the cookie's. Always answers with success. */
export const loginOut = get("/customer/loginOut", {
  summary: "Sign out",
  access: "public",
  body: z.object({ token: z.string().max(200).optional() }),
  data: z.object({ loggedOut: z.literal(true) }),
});

/** The signed-in customer, or null for an anonymous caller. */
export const showInfo = get("/customer/showInfo", {
  summary: "The current customer",
  access: "public",
  body: z.object({ token: z.string().max(200).optional() }),
  data: Customer.omit({ token: true }).extend(LivePlace.shape).nullable(),
});

export const getCustomerById = post("/customer/getCustomerById", {
  summary: "A customer's profile",
  access: "customer",
  body: z.object({ userId: Id.optional() }),
  data: Customer.omit({ token: true }).extend({
    mailVerified: z.boolean(),
    pendingMail: z.string().nullable().describe("a new address that is not verified yet"),
    verifyWaitSeconds: z.int().describe("until the link to verify may be sent again; 0 for now"),
    isTwoStep: z.boolean(),
    recoveryCodesLeft: z.int().nullable().describe("for oneself, where two-step sign-in is on"),
    companySince: z.iso.datetime().describe("when the mill opened the company's account"),
    createdAt: z.iso.datetime(),
    lastLoginAt: z.iso.datetime().nullable(),
  }),
});

/** Changes the own profile. A new address asks for the password and is pending until its link is opened; the old one gets a notice. The company's name and country are for its administrator. */
export const updateByUser = post("/customer/updateByUser", {
  summary: "Change my profile",
  access: "customer",
  rate: { max: 20, windowMs: LOGIN_WINDOW_MS, by: "session" },
  body: z.object({
    name: Name.optional(),
    mail: MailAddress.optional(),
    password: z.string().min(1).max(200).optional().describe("the present one, where the address changes"),
    company: Name.optional(),
    country: z
      .string()
      .trim()
      .regex(/^([A-Z]{2})?$/)
      .optional()
      .describe("ISO 3166-1 alpha-2"),
    avatar: Id.nullable().optional().describe("an uploaded picture"),
    language: Lang.optional(),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .optional()
      .describe("ISO 4217"),
    unit: z.enum(["m", "yd"]).optional(),
    version: z.int32(),
  }),
  data: Customer.omit({ token: true }),
  errors: ["nameUsed", "wrongPassword"],
});

/** The company's logo, for its administrator to change. */
export const uploadCustomerLogo = post("/image/uploadCustomerLogo", {
  summary: "Upload the company's logo",
  access: "customer",
  file: { maxBytes: MAX_IMAGE_BYTES },
  rate: { max: 20, windowMs: 60_000, by: "session" },
  body: z.object({}),
  data: Img,
  errors: ["tooLarge", "fileType", "imageUnreadable", "quotaFull"],
});

/** Whom of the mill the caller's company turns to; null while the mill has nobody for it. */
export const getContact = post("/account/contact", {
  summary: "My contact at the mill",
  access: "customer",
  body: z.object({}),
  data: Customer.pick({ userId: true, name: true, mail: true, avatar: true }).nullable(),
});

/** The people of the own company. */
export const listColleagues = post("/account/colleagues", {
  summary: "People of my company",
  access: "customer",
  body: z.object({}),
  data: z.array(
    Customer.pick({ userId: true, name: true, mail: true, avatar: true, role: true }).extend({
      lastLoginAt: z.iso.datetime().nullable(),
    }),
  ),
});
