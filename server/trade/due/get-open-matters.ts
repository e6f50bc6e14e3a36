import type { getOpenMatters } from "@selvedge/contract";
import type { Handler } from "../../platform/http/registry.ts";
import { openMatters } from "./matters.ts";

export const getOpenMattersHandler: Handler<typeof getOpenMatters> = async ({ customer, db, clock }) =>
  openMatters(db, customer, clock.now());
