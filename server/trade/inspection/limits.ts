import { type DataOf, type InspectionLimits, type inspectionLimits, MAX_CHANGES_SHOWN } from "@selvedge/contract";
import type { z } from "zod";
import type { Db } from "../../platform/db/open.ts";
import { newId } from "../../platform/ids.ts";
import { type NoticeInput, notify } from "../../platform/notices/notify.ts";
import type { SignedIn } from "../../platform/people/who.ts";
import { refuse } from "../../platform/refuse.ts";
import { type Limits, USUAL_LIMITS } from "./four-point.ts";

type Given = z.infer<typeof InspectionLimits>;
export type Agreed = DataOf<typeof inspectionLimits>;
type Company = { readonly id: string; readonly name: string };

/** What a company lets pass: what was agreed with it, else what is usual. */
export const limitsOfCompany = async (db: Db, companyId: string): Promise<Limits> =>
  (await db
    .selectFrom("inspection_limits")
    .select(["basis", "roll", "lot"])
    .where("company_id", "=", companyId)
    .executeTakeFirst()) ?? USUAL_LIMITS;

const isSame = (one: Limits, other: Given): boolean =>
  one.basis === other.basis && one.roll === other.roll && one.lot === other.lot;

const agreedWith = async (db: Db, { id, name }: Company): Promise<Agreed> => {
  const limits = await limitsOfCompany(db, id);
  return { company: name, limits, isUsual: limits === USUAL_LIMITS, changes: await changesWith(db, id) };
};

const changesWith = async (db: Db, companyId: string): Promise<Agreed["changes"]> => {
  const rows = await db
    .selectFrom("inspection_limit_changes as c")
    .leftJoin("users as u", "u.id", "c.user_id")
    .select(["c.id", "c.at", "c.from_limits", "c.to_limits", "c.is_usual", "u.name"])
    .where("c.company_id", "=", companyId)
    .orderBy("c.at", "desc")
    .orderBy("c.id", "desc")
    .limit(MAX_CHANGES_SHOWN)
    .execute();
  return rows.map(({ id, at, name, from_limits, to_limits, is_usual }) => ({
    changeId: id,
    at: at.toISOString(),
    actor: name ?? "",
    from: from_limits,
    to: to_limits,
    isUsual: is_usual,
  }));
};

/** The company of an order, held until the transaction ends where it is to be changed. Errors: notFound. */
async function companyOf(db: Db, orderId: string, { isHeld = false } = {}): Promise<Company> {
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

type Agreement = { readonly orderId: string; readonly limits: Given | null; readonly seen: Given };

/**
 * Agrees other limits with the company of an order, or with null what is usual; who did it stays on record, and those whom it concerns get
 * a notice. Errors: notFound; stale where they are not those that were seen.
 */
export const agreeLimits = (
  db: Db,
  { orderId, limits, seen }: Agreement,
  { by, now }: { readonly by: SignedIn; readonly now: Date },
): Promise<Agreed> =>
  db.transaction().execute(async (tx) => {
    const company = await companyOf(tx, orderId, { isHeld: true });
    const before = await agreedWith(tx, company);
    if (!isSame(before.limits, seen)) throw refuse("stale", before);
    if (limits)
      await tx
        .insertInto("inspection_limits")
        .values({ company_id: company.id, ...limits })
        .onConflict((on) => on.column("company_id").doUpdateSet(limits))
        .execute();
    else await tx.deleteFrom("inspection_limits").where("company_id", "=", company.id).execute();
    const to = limits ?? USUAL_LIMITS;
    const isChanged = !isSame(before.limits, to) || before.isUsual !== (limits === null);
    if (isChanged) {
      await tx
        .insertInto("inspection_limit_changes")
        .values({
          id: newId(now),
          company_id: company.id,
          user_id: by.userId,
          from_limits: JSON.stringify(before.limits),
          to_limits: JSON.stringify(to),
          is_usual: limits === null,
          at: now,
        })
        .execute();
      await giveNotice(tx, { company, orderId, from: before.limits, to }, { by, now });
    }
    return agreedWith(tx, company);
  });

/** Texts of the area "inspection". */
const PER_100 = { sqyd: "per 100 yd²", sqm: "per 100 m²" } as const;

/** Gives notice of other limits to the company and to those of the mill who did not agree them. */
async function giveNotice(
  tx: Db,
  {
    company,
    orderId,
    from,
    to,
  }: { readonly company: Company; readonly orderId: string; readonly from: Limits; readonly to: Limits },
  { by, now }: { readonly by: SignedIn; readonly now: Date },
): Promise<void> {
  const notice: Omit<NoticeInput, "to"> = {
    kind: "inspection.limitsChanged",
    subject: { kind: "order", id: orderId },
    text: {
      key: "Inspection limit of {{company}}: {{lot}} points for the lot and {{roll}} for each roll {{unit}}; before, {{lotBefore}} and {{rollBefore}} {{unitBefore}}",
      values: {
        company: company.name,
        lot: to.lot,
        roll: to.roll,
        unit: { key: PER_100[to.basis] },
        lotBefore: from.lot,
        rollBefore: from.roll,
        unitBefore: { key: PER_100[from.basis] },
      },
    },
    except: by.userId,
  };
  await notify(tx, { ...notice, to: { companyId: company.id } }, now);
  await notify(tx, { ...notice, to: { staff: true } }, now);
}
