import type { getVersion } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { readVersion } from "./versions.ts";

export const getVersionHandler: Handler<typeof getVersion> = async ({ body, customer, db, clock, translate }) =>
  readVersion({ db, now: clock.now(), translate }, customer, body);
