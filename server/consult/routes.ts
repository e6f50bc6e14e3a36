import {
  addConsult,
  type BytesFile,
  EXPORT_COLUMNS,
  exportExcelWithPic,
  type Lang,
  MAX_DIRECT_ROWS,
  sendEmail,
} from "@selvedge/contract";
import type { Clock } from "../clock.ts";
import { madeOnce } from "../db/once.ts";
import { dayOf } from "../desk/days.ts";
import type { Crew } from "../jobs/crew.ts";
import { startWork } from "../jobs/long-work.ts";
import { soonOrJob } from "../jobs/patience.ts";
import { refuse } from "../refuse.ts";
import { domain } from "../registry.ts";
import { oneSheetEach } from "../spreadsheet/book.ts";
import { addressee, queuedAs, queueEmail, requireMessage } from "./email.ts";
import { postConsult } from "./post.ts";
import type { ColumnKey } from "./sheet/columns.ts";
import { smallPictures } from "./sheet/pictures.ts";
import { rowsAsked, type SheetRow } from "./sheet/rows.ts";
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
    const sheet =
      body.attachExcel && rows.length > 0
        ? await oneSheetEach(customer.userId, () => sheetOf(of, { title, rows, columns }))
        : null;
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
    const write = (tell?: (done: number) => Promise<void>) =>
      oneSheetEach(customer.userId, () => sheetOf(of, { title, rows, columns }, tell));
    const parts = { db, files, clock, fault };
    if (rows.length <= MAX_DIRECT_ROWS) return soonOrJob(parts, customer.userId, write());
    const jobId = await startWork(parts, customer.userId, (tell) => write((done) => tell(done / rows.length)));
    return { jobId };
  });
});

type Ground = Parameters<typeof smallPictures>[0] & {
  readonly crew: Crew;
  readonly clock: Clock;
  readonly lang: Lang;
  readonly translate: (english: string) => string;
};

/** A sheet of fabrics with their pictures; `tell` hears how many of these are there. */
async function sheetOf(
  { crew, clock, lang, translate, ...from }: Ground,
  of: { readonly title: string; readonly rows: readonly SheetRow[]; readonly columns: readonly ColumnKey[] },
  tell?: (done: number) => Promise<void>,
): Promise<BytesFile> {
  const pictures = await smallPictures(from, of.rows, tell);
  const date = dayOf(clock.now());
  return writeSheet(crew, { ...of, pictures, translate, rightToLeft: lang === "arab", date });
}
