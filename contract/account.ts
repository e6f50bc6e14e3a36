import { z } from "zod";
import { get, post } from "./call.ts";
import { Customer, Flag, Id } from "./types.ts";

const LOGIN_WINDOW_MS = 15 * 60_000;

/** Sets the session cookie. `username` may be the e-mail; an unknown name and a wrong password get the same answer in the same time. */
export const login = post("/account/login", {
  summary: "Sign in",
  access: "public",
  body: z.object({
    username: z.string().trim().min(1).max(200),
    password: z.string().min(1).max(200),
    remember: Flag.optional(),
    variant: z.enum(["web", "wap", "wapErp"]).default("web"),
  }),
  data: Customer,
  errors: ["wrongLogin", "accountLocked", "passwordMustChange"],
});
/** Failed sign-ins one account and address may make in the window; the handler counts them. */
export const LOGIN_RATE = { max: 10, windowMs: LOGIN_WINDOW_MS };

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
  data: Customer.omit({ token: true }).nullable(),
});

export const getCustomerById = post("/customer/getCustomerById", {
  summary: "A customer's profile",
  access: "customer",
  body: z.object({ userId: Id.optional() }),
  data: Customer.omit({ token: true }).extend({
    mailVerified: z.boolean(),
    createdAt: z.iso.datetime(),
    lastLoginAt: z.iso.datetime().nullable(),
  }),
});
