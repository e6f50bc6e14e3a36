import type { setConsent } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { answerConsent } from "./consent.ts";

export const setConsentHandler: Handler<typeof setConsent> = async ({ body, customer, db, clock }) =>
  answerConsent(db, customer.userId, { allow: body.allow, now: clock.now() });
