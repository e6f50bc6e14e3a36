import type { InspectionLimits } from "@selvedge/contract";
import type { z } from "zod";
import type { Db } from "../../platform/db/open.ts";
import { refuse } from "../../platform/refuse.ts";
import { type Limits, USUAL_LIMITS } from "./four-point.ts";

type Given = z.infer<typeof InspectionLimits>;
export type Agreed = { readonly company: string; readonly limits: Limits; readonly isUsual: boolean };

/** What a company lets pass: what was agreed with it, else what is usual. */
export const limitsOfCompany = async (db: Db, companyId: string): Promise<Limits> =>
  (await db
    .selectFrom("inspection_limits")
    .select(["basis", "roll", "lot"])
    .where("company_id", "=", companyId)
    .executeTakeFirst()) ?? USUAL_LIMITS;

const isSame = (one: Limits, other: Given): boolean =>
  one.basis === other.basis && one.roll === other.roll && one.lot === other.lot;

const agreedWith = async (db: Db, { id, name }: { readonly id: string; readonly name: string }): Promise<Agreed> => {
  const limits = await limitsOfCompany(db, id);
  return { company: name, limits, isUsual: limits === USUAL_LIMITS };
};

/** The company of an order, held until the transaction ends where it is to be changed. Errors: notFound. */
async function companyOf(db: Db, orderId: string, { isHeld = false } = {}): Promise<{ id: string; name: string }> {
  const asked = db
    .selectFrom("companies as c")
    .innerJoin("orders as o", "o.company_id", "c.id")
    .select(["c.id", "c.name"])
    .where("o.id", "=", orderId);
  const company = await (isHeld ? asked.forNoKeyUpdate("c") : asked).executeTakeFirst();
  if (!company) throw refuse("notFound");
  return company;
}

/** What was agreed with the company of an order, or is usual. Errors: notFound. */
export const limitsOfOrder = async (db: Db, orderId: string): Promise<Agreed> => agreedWith(db, await companyOf(db, orderId));

/** Agrees other limits with the company of an order, or with null what is usual. Errors: notFound; stale where they are not those that were seen. */
export const agreeLimits = (
  db: Db,
  { orderId, limits, seen }: { readonly orderId: string; readonly limits: Given | null; readonly seen: Given },
): Promise<Agreed> =>
  db.transaction().execute(async (tx) => {
    const company = await companyOf(tx, orderId, { isHeld: true });
    const now = await agreedWith(tx, company);
    if (!isSame(now.limits, seen)) throw refuse("stale", now);
    if (limits)
      await tx
        .insertInto("inspection_limits")
        .values({ company_id: company.id, ...limits })
        .onConflict((on) => on.column("company_id").doUpdateSet(limits))
        .execute();
    else await tx.deleteFrom("inspection_limits").where("company_id", "=", company.id).execute();
    return agreedWith(tx, company);
  });
