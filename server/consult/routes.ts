import { addConsult, EXPORT_COLUMNS, exportExcelWithPic, MAX_DIRECT_ROWS } from "@selvedge/contract";
import { startWork } from "../jobs/long-work.ts";
import { refuse } from "../refuse.ts";
import { domain } from "../registry.ts";
import { postConsult } from "./post.ts";
import { smallPictures } from "./sheet/pictures.ts";
import { rowsAsked } from "./sheet/rows.ts";
import { writeSheet } from "./sheet/workbook.ts";

const MAX_KEY_CHARS = 200;

export const consult = domain((on) => {
  on(addConsult, async ({ body, customer, db, clock, translate, header }) => {
    const key = header("idempotency-key")?.slice(0, MAX_KEY_CHARS) || null;
    return postConsult(db, customer, { consult: body, key }, { translate, now: clock.now() });
  });

  on(exportExcelWithPic, async ({ body, customer, db, files, cloths, clock, fault, lang, translate }) => {
    const { title, rows } = await rowsAsked(db, customer.userId, body, translate);
    if (rows.length === 0) throw refuse("nothingToSearch");
    const isOwn = body.groupId !== undefined || body.itemIds !== undefined;
    const columns = (body.columns ?? EXPORT_COLUMNS)
      .filter((key) => key !== "salePrice" || body.withSalePrice)
      .filter((key) => isOwn || (key !== "salePrice" && key !== "note"));
    const write = async (tell?: (done: number) => Promise<void>) =>
      writeSheet({
        title,
        rows,
        pictures: await smallPictures({ files, cloths }, rows, tell),
        columns,
        translate,
        rightToLeft: lang === "arab",
        date: clock.now().toISOString().slice(0, 10),
      });
    if (rows.length <= MAX_DIRECT_ROWS) return write();
    const jobId = await startWork({ db, files, clock, fault }, customer.userId, (tell) =>
      write((done) => tell(done / rows.length)),
    );
    return { jobId };
  });
});
