import { EXPORT_COLUMNS, type exportExcelWithPic, MAX_DIRECT_ROWS } from "@selvedge/contract";
import type { Handler } from "../../platform/http/registry.ts";
import { startWork } from "../../platform/jobs/long-work.ts";
import { soonOrJob } from "../../platform/jobs/patience.ts";
import { refuse } from "../../platform/refuse.ts";
import { rowsAsked } from "./sheet/rows.ts";
import { writeSheet } from "./sheet/workbook.ts";

export const exportExcelWithPicHandler: Handler<typeof exportExcelWithPic> = async (context) => {
  const { body, customer, db, files, clock, fault, lang, translate } = context;
  const { title, rows } = await rowsAsked(db, customer.userId, body, { translate, lang });
  if (rows.length === 0) throw refuse("nothingToSearch");
  const isOwn = body.groupId !== undefined || body.itemIds !== undefined;
  const columns = (body.columns ?? EXPORT_COLUMNS)
    .filter((key) => key !== "salePrice" || body.withSalePrice)
    .filter((key) => isOwn || (key !== "salePrice" && key !== "note"));
  const write = (onProgress?: (done: number) => Promise<void>) =>
    writeSheet(context, customer.userId, { title, rows, columns }, onProgress);
  const parts = { db, files, clock, fault };
  if (rows.length <= MAX_DIRECT_ROWS) return soonOrJob(parts, customer.userId, write());
  const jobId = await startWork(parts, customer.userId, (onProgress) => write((done) => onProgress(done / rows.length)));
  return { jobId };
};
