import { EXPORT_COLUMNS, type sendEmail } from "@selvedge/contract";
import { madeOnce } from "../../platform/db/once.ts";
import type { Handler } from "../../platform/http/registry.ts";
import { refuse } from "../../platform/refuse.ts";
import { addressee, queuedAs, queueEmail, requireMessage } from "./email.ts";
import { rowsAsked } from "./sheet/rows.ts";
import { writeSheet } from "./sheet/workbook.ts";

export const sendEmailHandler: Handler<typeof sendEmail> = async (context) => {
  const { body, customer, db, files, clock, lang, translate, once } = context;
  if (!context.hasOutbox) throw refuse("notConfigured", { feature: "SELVEDGE_OUTBOX" });
  const answer = { queued: true as const, isMailSetUp: context.isMailSetUp };
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
  const sheet = body.attachExcel && rows.length > 0 ? await writeSheet(context, customer.userId, { title, rows, columns }) : null;
  const attachment = sheet && { hash: await files.put(sheet.bytes), name: sheet.fileName, mime: sheet.mime };
  return { ...(await queueEmail(db, customer, { email: body, to, rows, attachment, once }, clock.now())), ...answer };
};
