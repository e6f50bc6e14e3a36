import type { getPortraits } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { portraitScenes } from "./portraits.ts";

export const getPortraitsHandler: Handler<typeof getPortraits> = async ({ body, customer, db, files }) =>
  portraitScenes({ db, files }, customer.companyId, body);
