import type { setConsent } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { writeGathered } from "../browse-log/gather.ts";
import { answerConsent } from "./consent.ts";

export const setConsentHandler: Handler<typeof setConsent> = async ({ body, customer, db, clock }) => {
  // What was looked at before is judged by the answer before.
  await writeGathered(db);
  return answerConsent(db, customer, { ...body, now: clock.now() });
};
