import type { listRegistrations } from "@selvedge/contract";
import { pageOf } from "../../../platform/http/answer/page.ts";
import type { Handler } from "../../../platform/http/registry.ts";
import { mayDecide } from "./may-decide.ts";
import { requestsIn } from "./registrations.ts";

export const listRegistrationsHandler: Handler<typeof listRegistrations> = async ({ body, customer, db, isMailSetUp }) => {
  const { total, list } = await requestsIn(db, body);
  return { ...pageOf(total, list, body), mayDecide: mayDecide(customer), isMailSetUp };
};
