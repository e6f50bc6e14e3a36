import { addConsult, EXPORT_COLUMNS, exportExcelWithPic, MAX_DIRECT_ROWS, sendEmail } from "@selvedge/contract";
import { madeOnce } from "../../platform/db/once.ts";
import { domain } from "../../platform/http/registry.ts";
import { startWork } from "../../platform/jobs/long-work.ts";
import { soonOrJob } from "../../platform/jobs/patience.ts";
import { refuse } from "../../platform/refuse.ts";
import { addressee, queuedAs, queueEmail, requireMessage } from "./email.ts";
import { postConsult } from "./post.ts";
import { rowsAsked } from "./sheet/rows.ts";
import { writeSheet } from "./sheet/workbook.ts";

export const consult = domain((on) => {
  on(addConsult, async ({ body, customer, db, clock, translate, once }) =>
    postConsult(db, customer, { consult: body, once }, { translate, now: clock.now() }),
  );

  on(sendEmail, async (of) => {
    const { body, customer, db, files, clock, lang, translate, once } = of;
    if (!of.hasOutbox) throw refuse("notConfigured", { feature: "SELVEDGE_OUTBOX" });
    const answer = { queued: true as const, isMailSetUp: of.isMailSetUp };
    const before = once && (await madeOnce(db, "mail_outbox", once, clock.now()));
    if (before) return { ...(await queuedAs(db, before)), ...answer };
    const to = await addressee(db, customer, body.to, translate);
    if (body.consultId) await requireMessage(db, customer, body.consultId);
    const { productIds = [] } = body;
    const { title, rows } =
      productIds.length > 0
        ? await rowsAsked(db, customer.userId, { productIds, withSalePrice: false }, { translate, lang })
        : { title: "", rows: [] };
    const columns = EXPORT_COLUMNS.filter((column) => column !== "salePrice" && column !== "note");
    const sheet = body.attachExcel && rows.length > 0 ? await writeSheet(of, customer.userId, { title, rows, columns }) : null;
    const attachment = sheet && { hash: await files.put(sheet.bytes), name: sheet.fileName, mime: sheet.mime };
    return { ...(await queueEmail(db, customer, { email: body, to, rows, attachment, once }, clock.now())), ...answer };
  });

  on(exportExcelWithPic, async (of) => {
    const { body, customer, db, files, clock, fault, lang, translate } = of;
    const { title, rows } = await rowsAsked(db, customer.userId, body, { translate, lang });
    if (rows.length === 0) throw refuse("nothingToSearch");
    const isOwn = body.groupId !== undefined || body.itemIds !== undefined;
    const columns = (body.columns ?? EXPORT_COLUMNS)
      .filter((key) => key !== "salePrice" || body.withSalePrice)
      .filter((key) => isOwn || (key !== "salePrice" && key !== "note"));
    const write = (tell?: (done: number) => Promise<void>) => writeSheet(of, customer.userId, { title, rows, columns }, tell);
    const parts = { db, files, clock, fault };
    if (rows.length <= MAX_DIRECT_ROWS) return soonOrJob(parts, customer.userId, write());
    const jobId = await startWork(parts, customer.userId, (tell) => write((done) => tell(done / rows.length)));
    return { jobId };
  });
});
