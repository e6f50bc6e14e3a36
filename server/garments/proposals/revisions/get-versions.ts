import type { getVersions } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { readVersions } from "./versions.ts";

export const getVersionsHandler: Handler<typeof getVersions> = async ({ body, customer, db, clock, translate }) =>
  readVersions({ db, now: clock.now(), translate }, customer, body);
