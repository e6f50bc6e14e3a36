import { getOpenMatters } from "@selvedge/contract";
import { domain } from "../../platform/http/registry.ts";
import { openMatters } from "./matters.ts";

export const due = domain((on) => {
  on(getOpenMatters, async ({ customer, db, clock }) => openMatters(db, customer, clock.now()));
});
