import type { erpView } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { refuse } from "../../../platform/refuse.ts";
import { readHistory } from "../../../trade/desk/history.ts";
import { expireQuotations } from "../../../trade/quotations/expire.ts";
import { noteOf, readOne } from "./work.ts";

export const erpViewHandler: Handler<typeof erpView> = async ({ body: { kind, id }, db, customer, translate, clock }) => {
  if (kind === "rfq") await expireQuotations(db, { id }, clock.now());
  const item = await readOne(db, kind, id, { customer, translate, now: clock.now() });
  if (!item) throw refuse("notFound");
  return { item, note: await noteOf(db, kind, id), history: await readHistory(db, id) };
};
