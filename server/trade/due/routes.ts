import { getOpenMatters } from "@selvedge/contract";
import { domain } from "../../platform/http/registry.ts";
import { getOpenMattersHandler } from "./get-open-matters.ts";

export const due = domain((on) => {
  on(getOpenMatters, getOpenMattersHandler);
});
