import type { BodyOf, createSample, SentTo } from "@selvedge/contract";
import { sql } from "kysely";
import { ownAddress } from "../../customers/addresses/queries.ts";
import { seenBy } from "../../garments/styles/seen-by.ts";
import { makeOnce, type Once } from "../../platform/db/once.ts";
import type { Db } from "../../platform/db/open.ts";
import { newId } from "../../platform/ids.ts";
import { readImages } from "../../platform/image/queries.ts";
import { invalid } from "../../platform/invalid.ts";
import type { SignedIn } from "../../platform/people/who.ts";
import { refuse } from "../../platform/refuse.ts";
import { nextNumber } from "../desk/number.ts";
import { recordHappening } from "../desk/record-events.ts";

type Asked = BodyOf<typeof createSample>;
type Services = { readonly translate: (english: string) => string; readonly now: Date };

const ONE_PIECE = 1;

/**
 * Writes a request for samples; answers its id. Errors: notFound for fabrics, styles, pictures, an address or an earlier round that
 * are not there or not the company's own, validation for a request that names nothing.
 */
export function askForSample(
  db: Db,
  customer: SignedIn,
  { sample, once }: { sample: Asked; once: Once | null },
  services: Services,
): Promise<string> {
  const { now } = services;
  const ask = async (tx: Db) => {
    await requireKnown(tx, customer, sample, services);
    const address = await addressOf(tx, customer, sample.addressId);
    const round = sample.repeats ? await nextRound(tx, customer, sample.repeats) : 1;
    const id = newId(now);
    const number = await nextNumber(tx, "sample", now);
    await tx
      .insertInto("samples")
      .values({
        id,
        number,
        company_id: customer.companyId,
        user_id: customer.userId,
        kind: sample.kind,
        repeats: sample.repeats ?? null,
        round,
        note: sample.note,
        status: "requested",
        requested_date: sample.requestedDate ?? null,
        promised_date: null,
        address: JSON.stringify(address),
        rating: null,
        verdict: null,
        created_at: now,
        updated_at: now,
        sent_at: null,
        received_at: null,
      })
      .execute();
    if (sample.items.length > 0)
      await tx
        .insertInto("sample_items")
        .values(
          sample.items.map(({ productId, designId, quantity, note }, sort) => ({
            sample_id: id,
            sort,
            product_id: productId ?? null,
            style_id: designId ?? null,
            quantity: sample.kind === "hanger" || sample.kind === "a4" ? Math.max(ONE_PIECE, Math.round(quantity)) : quantity,
            unit: sample.kind === "yardage" || sample.kind === "strikeOff" ? ("m" as const) : ("pc" as const),
            note,
          })),
        )
        .execute();
    const images = [...new Set(sample.imageIds)].map((imageId, sort) => ({ sample_id: id, image_id: imageId, sort }));
    if (images.length > 0) await tx.insertInto("sample_images").values(images).execute();
    await recordHappening(tx, {
      kind: "sample",
      recordId: id,
      number,
      companyId: customer.companyId,
      action: "request",
      from: null,
      to: "requested",
      by: customer,
      note: sample.note,
      now,
    });
    return id;
  };
  return db.transaction().execute((tx) => makeOnce(tx, "samples", { once, now }, () => ask(tx)));
}

async function requireKnown(tx: Db, customer: SignedIn, sample: Asked, { translate }: Services): Promise<void> {
  const { items, imageIds, kind } = sample;
  if (items.length === 0 && (kind !== "garment" || (imageIds.length === 0 && sample.note === "")))
    throw invalid(translate, { path: "items", rule: "required", message: "Please describe what should be sampled." });
  if (kind !== "garment" && items.some(({ productId }) => !productId))
    throw invalid(translate, { path: "items", rule: "required", message: "Please describe what should be sampled." });
  const productIds = [...new Set(items.flatMap(({ productId }) => productId ?? []))];
  const styleIds = [...new Set(items.flatMap(({ designId }) => designId ?? []))];
  const products = await tx.selectFrom("products").select("id").where("id", "=", sql<string>`any(${productIds})`).execute();
  const styles = tx.selectFrom("styles").select("id").where("id", "=", sql<string>`any(${styleIds})`);
  const seen = await styles.where(seenBy(customer.companyId)).execute();
  if (products.length < productIds.length || seen.length < styleIds.length) throw refuse("notFound");
  if ((await readImages(tx, customer.companyId, imageIds)).length < new Set(imageIds).size) throw refuse("notFound");
}

/** The copy of an own address that a parcel goes to. */
async function addressOf(tx: Db, customer: SignedIn, id: string): Promise<SentTo> {
  const { addressId: _id, userId: _user, isDefault: _default, ...address } = await ownAddress(tx, customer.userId, id);
  return address;
}

async function nextRound(tx: Db, customer: SignedIn, sampleId: string): Promise<number> {
  const row = await tx
    .selectFrom("samples")
    .select("round")
    .where("id", "=", sampleId)
    .where("company_id", "=", customer.companyId)
    .executeTakeFirst();
  if (!row) throw refuse("notFound");
  return row.round + 1;
}
