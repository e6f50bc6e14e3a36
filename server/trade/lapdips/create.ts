import type { BodyOf, createLapDip } from "@selvedge/contract";
import type { Db } from "../../platform/db/open.ts";
import { newId } from "../../platform/ids.ts";
import type { SignedIn } from "../../platform/people/who.ts";
import { refuse } from "../../platform/refuse.ts";
import { nextNumber } from "../desk/number.ts";
import { recordHappening } from "../desk/record-events.ts";

/** Writes a request for a lap-dip; answers its id. Errors: notFound for a fabric that is not there. */
export function askForLapDip(
  db: Db,
  customer: SignedIn,
  body: BodyOf<typeof createLapDip>,
  { clock }: { readonly clock: { now(): Date } },
): Promise<string> {
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    if (!(await tx.selectFrom("products").select("id").where("id", "=", body.productId).executeTakeFirst()))
      throw refuse("notFound");
    const id = newId(now);
    const number = await nextNumber(tx, "lapDip", now);
    const { standard } = body;
    await tx
      .insertInto("lap_dips")
      .values({
        id,
        number,
        company_id: customer.companyId,
        user_id: customer.userId,
        product_id: body.productId,
        order_id: null,
        standard_kind: standard.kind,
        standard_name: standard.name,
        standard_code: standard.code ?? null,
        standard_lab: standard.lab ?? null,
        standard_spectrum: null,
        light_sources: [...new Set(body.lightSources)],
        note: body.note,
        status: "requested",
        due_date: body.dueDate ?? null,
        created_at: now,
        updated_at: now,
      })
      .execute();
    await recordHappening(tx, {
      kind: "lapDip",
      recordId: id,
      number,
      companyId: customer.companyId,
      action: "request",
      from: null,
      to: "requested",
      by: customer,
      note: body.note,
      now,
    });
    return id;
  });
}
