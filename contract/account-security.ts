import { z } from "zod";
import { get, post } from "./call.ts";
import { BytesFile, Id, MailAddress } from "./types.ts";

const QUARTER_HOUR_MS = 15 * 60_000;

/** Passwords have a length and no rules of letters. Source: NIST SP 800-63B, 3.1.1. */
export const MIN_PASSWORD = 10;
export const Password = z.string().min(MIN_PASSWORD).max(200);
export const Token = z.string().trim().min(20).max(100);
const Code = z.string().trim().min(6).max(20);

/** Sends a link to choose a new password, if the address is somebody's. The answer and its time are the same if it is nobody's. */
export const forgotPassword = post("/account/forgot", {
  summary: "Forgot the password",
  access: "public",
  rate: { max: 5, windowMs: QUARTER_HOUR_MS, by: "address" },
  body: z.object({ mail: MailAddress }),
  data: z.object({ asked: z.literal(true) }),
  errors: ["notConfigured"],
});

/** Sets a new password by the link of a mail. The link is used up, and every session of the person ends. */
export const resetPassword = post("/account/reset", {
  summary: "Choose a new password by a link",
  access: "public",
  rate: { max: 10, windowMs: QUARTER_HOUR_MS, by: "address" },
  body: z.object({ token: Token, password: Password }),
  data: z.object({ username: z.string() }),
  errors: ["linkGone"],
});

/** Changes the password; the other sessions of the person end, and this one has another cookie and another handle. */
export const changePassword = post("/account/changePassword", {
  summary: "Change the password",
  access: "customer",
  rate: { max: 10, windowMs: QUARTER_HOUR_MS, by: "session" },
  body: z.object({ old: z.string().min(1).max(200), password: Password }),
  data: z.object({ endedSessions: z.int(), token: z.string() }),
  errors: ["wrongPassword"],
});

/** Makes an address that a link was sent to the person's own, or confirms that of a request for an account. Works without a session, in whatever browser the mail is read. */
export const verifyMail = post("/account/verifyMail", {
  summary: "Verify an e-mail address",
  access: "public",
  rate: { max: 20, windowMs: QUARTER_HOUR_MS, by: "address" },
  body: z.object({ token: Token }),
  data: z.object({ mail: z.string(), awaitsApproval: z.boolean().describe("the mill has still to open the account") }),
  errors: ["linkGone", "nameUsed"],
});

/** Sends the link to verify the pending address once more; at most once a minute. */
export const sendVerification = post("/account/sendVerification", {
  summary: "Send the verification again",
  access: "customer",
  rate: { max: 5, windowMs: QUARTER_HOUR_MS, by: "session" },
  body: z.object({}),
  data: z.object({ mail: z.string(), waitSeconds: z.int().describe("until it may be sent again") }),
  errors: ["notConfigured"],
});

/** Where the person is signed in, the last used first. */
export const listSessions = post("/account/sessions", {
  summary: "My sessions",
  access: "customer",
  body: z.object({}),
  data: z.array(
    z.object({
      sessionId: Id,
      isThis: z.boolean(),
      device: z.string().describe("browser and system as the browser names them"),
      address: z.string(),
      createdAt: z.iso.datetime(),
      seenAt: z.iso.datetime(),
    }),
  ),
});

/** Ends one of the person's sessions, or all but this one when none is named. */
export const endOtherSession = post("/account/endSession", {
  summary: "End a session",
  access: "customer",
  body: z.object({ sessionId: Id.optional() }),
  data: z.object({ ended: z.int() }),
});

/** Begins two-step sign-in: the secret for an authenticator, as text and as an otpauth address. It counts once a code was given. */
export const setUpTotp = post("/account/totpSetup", {
  summary: "Set up the two-step code",
  access: "customer",
  rate: { max: 10, windowMs: QUARTER_HOUR_MS, by: "session" },
  body: z.object({ password: z.string().min(1).max(200) }),
  data: z.object({ secret: z.string(), address: z.string() }),
  errors: ["wrongPassword"],
});

/** Turns two-step sign-in on. The recovery codes are shown this once; each signs in once. */
export const confirmTotp = post("/account/totpConfirm", {
  summary: "Turn the two-step code on",
  access: "customer",
  rate: { max: 10, windowMs: QUARTER_HOUR_MS, by: "session" },
  body: z.object({ code: Code }),
  data: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ["wrongCode"],
});

export const endTotp = post("/account/totpEnd", {
  summary: "Turn the two-step code off",
  access: "customer",
  rate: { max: 10, windowMs: QUARTER_HOUR_MS, by: "session" },
  body: z.object({ password: z.string().min(1).max(200) }),
  data: z.object({ isOn: z.literal(false) }),
  errors: ["wrongPassword"],
});

/** Everything the portal keeps of the person, as one JSON file: what they wrote, saved, asked for, sent and looked at. Uploads stand in it by their addresses. */
export const exportMyData = get("/account/export", {
  summary: "Export my data",
  access: "customer",
  answer: "bytes",
  rate: { max: 5, windowMs: QUARTER_HOUR_MS, by: "session" },
  body: z.object({}),
  data: BytesFile,
});
