import type { listInspections } from "@selvedge/contract";
import { pageOf } from "../../../platform/http/answer/page.ts";
import type { Handler } from "../../../platform/http/registry.ts";
import { reportPage } from "../queries.ts";

export const listInspectionsHandler: Handler<typeof listInspections> = async ({ body, customer, db, translate }) => {
  const { total, list } = await reportPage(db, customer, body, translate);
  return pageOf(total, list, body);
};
