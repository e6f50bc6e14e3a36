import type { getConsent } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { consentOf } from "./consent.ts";

export const getConsentHandler: Handler<typeof getConsent> = async ({ customer, db }) => consentOf(db, customer);
