import { acceptRfq, counterRfq, createRfq, declineRfq, getRfq, listRfq, quote } from "@selvedge/contract";
import type { Db } from "../../platform/db/open.ts";
import { isStaff } from "../../platform/http/caller/access.ts";
import { type Context, domain } from "../../platform/http/registry.ts";
import { refuse } from "../../platform/refuse.ts";
import { placeOrder } from "../orders/placing/place.ts";
import { askForQuotation } from "./create.ts";
import { expireQuotations } from "./expire.ts";
import { type Looking, listQuotations } from "./list.ts";
import { counterWithin, declineWithin, quoteWithin } from "./moves.ts";
import { readQuotation } from "./read.ts";

type Asking = Pick<Context<typeof getRfq>, "customer" | "translate" | "clock">;

const lookingOf = ({ customer, translate, clock }: Asking): Looking => ({ customer, translate, now: clock.now() });

/** A step of a quotation in one transaction, and the quotation after it. One whose last day has passed is ended first. */
async function led(db: Db, rfqId: string, acting: Looking, step: (tx: Db) => Promise<void>) {
  await expireQuotations(db, { id: rfqId }, acting.now);
  return db.transaction().execute(async (tx) => {
    await step(tx);
    return readQuotation(tx, rfqId, acting);
  });
}

export const quotations = domain((on) => {
  on(createRfq, async (of) => {
    if (isStaff(of.customer.role)) throw refuse("notAllowed");
    const looking = lookingOf(of);
    const id = await askForQuotation(of.db, of.customer, { request: of.body, once: of.once }, looking);
    return readQuotation(of.db, id, looking);
  });

  on(listRfq, async (of) => {
    const { customer, db, body, clock } = of;
    await expireQuotations(db, isStaff(customer.role) ? {} : { companyId: customer.customerId }, clock.now());
    return listQuotations(db, body, lookingOf(of));
  });

  on(getRfq, async (of) => {
    await expireQuotations(of.db, { id: of.body.rfqId }, of.clock.now());
    return readQuotation(of.db, of.body.rfqId, lookingOf(of));
  });

  on(acceptRfq, ({ body: { rfqId, version, ...placing }, customer, db, clock, translate, once }) => {
    if (isStaff(customer.role)) throw refuse("notAllowed");
    return placeOrder(
      db,
      customer,
      { placing: { ...placing, quoteId: rfqId, kind: "fabric" }, once, quoteVersion: version },
      { translate, now: clock.now() },
    );
  });

  on(counterRfq, (of) => led(of.db, of.body.rfqId, lookingOf(of), (tx) => counterWithin(tx, of.body, lookingOf(of))));
  on(declineRfq, (of) => led(of.db, of.body.rfqId, lookingOf(of), (tx) => declineWithin(tx, of.body, lookingOf(of))));
  on(quote, (of) => led(of.db, of.body.rfqId, lookingOf(of), (tx) => quoteWithin(tx, of.body, lookingOf(of))));
});
