import { type BytesFile, getOrderDocument, type OrderDocument, PREFIX } from "@selvedge/contract";
import type { Selectable } from "kysely";
import type { Db } from "../../../../platform/db/open.ts";
import type { FileStore } from "../../../../platform/files/store.ts";
import { isStaff } from "../../../../platform/http/caller/access.ts";
import { newId } from "../../../../platform/ids.ts";
import { nameOfFile } from "../../../../platform/image/file-name.ts";
import { encodePicture } from "../../../../platform/image/reading/encode.ts";
import { pictureKind } from "../../../../platform/image/reading/kinds.ts";
import { invalid } from "../../../../platform/invalid.ts";
import { notify } from "../../../../platform/notices/notify.ts";
import type { SignedIn } from "../../../../platform/people/who.ts";
import { refuse } from "../../../../platform/refuse.ts";
import { holdRecord } from "../../../desk/move.ts";
import type { OrderDocumentTable } from "../../tables.ts";

type Given = {
  readonly orderId: string;
  readonly kind: OrderDocument["kind"];
  readonly bytes: Uint8Array;
  readonly name: string;
};
type Adding = { readonly customer: SignedIn; readonly now: Date; readonly translate: (english: string) => string };

const SHEET = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
/** What a file's name ends with by what it is. */
const ENDINGS: Readonly<Record<string, string>> = {
  "application/pdf": "pdf",
  [SHEET]: "xlsx",
  "image/jpeg": "jpg",
  "image/png": "png",
};
/** Begins a zip archive, which a spreadsheet is (ISO/IEC 29500-2). */
const ZIP = "PK\x03\x04";
const PDF = "%PDF-";
/** What one order holds of them: its list is read as a whole. */
const MAX_DOCUMENTS = 200;

const shownDocument = (row: Selectable<OrderDocumentTable>): OrderDocument => ({
  docId: row.id,
  kind: row.kind,
  name: row.name,
  url: `${PREFIX}${getOrderDocument.path}?docId=${row.id}`,
  bytes: row.bytes,
  createdAt: row.created_at.toISOString(),
});

/** What the mill has added to an order, the first first. */
export async function documentsOf(db: Db, orderId: string): Promise<OrderDocument[]> {
  const rows = await db
    .selectFrom("order_documents")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(shownDocument);
}

/** A document of an order of the person's company; the mill has those of all. Errors: notFound. */
export async function fetchDocument(
  { db, files }: { readonly db: Db; readonly files: FileStore },
  docId: string,
  customer: SignedIn,
): Promise<BytesFile> {
  let asked = db
    .selectFrom("order_documents as d")
    .innerJoin("orders as o", "o.id", "d.order_id")
    .select(["d.file_hash", "d.name", "d.mime"])
    .where("d.id", "=", docId);
  if (!isStaff(customer.role)) asked = asked.where("o.company_id", "=", customer.companyId);
  const row = await asked.executeTakeFirst();
  const bytes = row && (await files.get(row.file_hash));
  if (!bytes) throw refuse("notFound");
  return { bytes, mime: row.mime, fileName: row.name };
}

/** A document as it is kept: a photograph upright and without what the camera wrote of the place. Errors: fileType, imageUnreadable. */
async function readable({ bytes, name }: Given): Promise<{ bytes: Uint8Array; mime: string }> {
  const begins = Buffer.from(bytes.subarray(0, 8)).toString("latin1");
  if (begins.startsWith(PDF)) return { bytes, mime: "application/pdf" };
  if (begins.startsWith(ZIP) && /\.xlsx$/i.test(name)) return { bytes, mime: SHEET };
  if (!pictureKind(bytes)) throw refuse("fileType", { supported: ["pdf", "xlsx", "jpeg", "png", "webp", "avif", "tiff"] });
  return encodePicture(bytes);
}

async function requireRoom(tx: Db, orderId: string, translate: Adding["translate"]): Promise<void> {
  const { count } = await tx
    .selectFrom("order_documents")
    .select((of) => of.fn.countAll<string>().as("count"))
    .where("order_id", "=", orderId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_DOCUMENTS)
    throw invalid(translate, { path: "file", rule: "max", message: "An order holds 200 documents at most." });
}

/** Adds a file to an order's documents and notifies the customer; one that is there already is returned unchanged. Errors: notFound, fileType, imageUnreadable, validation where the order is full. */
export async function addDocument(
  { db, files }: { readonly db: Db; readonly files: FileStore },
  given: Given,
  { customer, now, translate }: Adding,
): Promise<OrderDocument> {
  const { orderId, kind } = given;
  const kept = await readable(given);
  return db.transaction().execute(async (tx) => {
    const { number, companyId } = await holdRecord(tx, "order", orderId, customer);
    const file_hash = await files.putUpload(kept.bytes);
    const known = await tx
      .selectFrom("order_documents")
      .selectAll()
      .where("order_id", "=", orderId)
      .where("file_hash", "=", file_hash)
      .executeTakeFirst();
    if (known) return shownDocument(known);
    await requireRoom(tx, orderId, translate);
    const name = `${nameOfFile(given.name) ?? number}.${ENDINGS[kept.mime]}`;
    const row = { id: newId(now), order_id: orderId, kind, name, file_hash, mime: kept.mime };
    const added = await tx
      .insertInto("order_documents")
      .values({ ...row, bytes: kept.bytes.length, created_at: now })
      .returningAll()
      .executeTakeFirstOrThrow();
    await notify(
      tx,
      {
        to: { companyId },
        kind: "order.document",
        subject: { kind: "order", id: orderId },
        text: { key: "Order {{number}} has a new document: {{name}}", values: { number, name } },
      },
      now,
    );
    return shownDocument(added);
  });
}
