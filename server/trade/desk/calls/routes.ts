import { deskHistory } from "@selvedge/contract";
import { domain } from "../../../platform/http/registry.ts";
import { deskHistoryHandler } from "./desk-history.ts";

export const desk = domain((on) => {
  on(deskHistory, deskHistoryHandler);
});
