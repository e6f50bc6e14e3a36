import type { erpManageList } from "@selvedge/contract";
import { offsetOf, pageOf } from "../../../platform/http/answer/page.ts";
import type { Handler } from "../../../platform/http/registry.ts";
import { expireQuotations } from "../../../trade/quotations/expire.ts";
import { choicesOfWork, readWork } from "./work.ts";

export const erpManageListHandler: Handler<typeof erpManageList> = async ({ body, db, customer, translate, clock }) => {
  const { kind, pageNum: _, pageSize, ...chosen } = body;
  if (kind === "rfq") await expireQuotations(db, {}, clock.now());
  const asked = { kinds: [kind], ...chosen, limit: pageSize, offset: offsetOf(body) };
  const { list, total } = await readWork(db, asked, { customer, translate, now: clock.now() });
  return { ...pageOf(total, list, body), ...(await choicesOfWork(db, kind, { ...chosen, now: clock.now() })) };
};
