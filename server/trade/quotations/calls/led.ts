import type { getRfq } from "@selvedge/contract";
import type { Db } from "../../../platform/db/open.ts";
import type { Context } from "../../../platform/http/registry.ts";
import { expireQuotations } from "../expire.ts";
import type { Reader } from "../list.ts";
import { readQuotation } from "../read.ts";

type Asking = Pick<Context<typeof getRfq>, "customer" | "translate" | "clock">;

/** Who reads a quotation, in which language, and when. */
export const readerOf = ({ customer, translate, clock }: Asking): Reader => ({ customer, translate, now: clock.now() });

/** A step of a quotation in one transaction, and the quotation after it. One whose last day has passed is ended first. */
export async function led(db: Db, rfqId: string, acting: Reader, step: (tx: Db) => Promise<void>) {
  await expireQuotations(db, { id: rfqId }, acting.now);
  return db.transaction().execute(async (tx) => {
    await step(tx);
    return readQuotation(tx, rfqId, acting);
  });
}
