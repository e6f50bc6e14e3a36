import { type Db, enterReportWithin, type SignedIn } from "@selvedge/server";
import { chanceOf } from "../../chance.ts";
import { inspectedRolls, laboratoryTests } from "../inspection-faults.ts";
import { personOf } from "../people.ts";

const INSPECTORS = ["Zhou Min", "He Jian", "Guo Fang"] as const;
const METRES_PER_UNIT = { m: 1, yd: 0.9144 } as const;
/** Usable width where a fabric does not say its own, in cm. */
const USUAL_WIDTH_CM = 148;
/** Of a hundred rolls so many have more faults than pass, lot after lot: most lots are as they should be. */
const POOR_ROLLS = [0, 0, 9, 0, 0, 4, 0, 14] as const;
const SET_ASIDE = "The rolls over the limit are set aside until you decide.";
const english = (text: string): string => text;

/** One demo customer counts by the square metre and is stricter than usual; with the others nothing else was agreed. */
async function agreeLimits(db: Db): Promise<void> {
  const buyer = await personOf(db, "buyer@selvedge.demo");
  if (!buyer) return;
  await db
    .insertInto("inspection_limits")
    .values({ company_id: buyer.companyId, basis: "sqm", roll: 28, lot: 20 })
    .onConflict((on) => on.doNothing())
    .execute();
}

const inspectedLines = (db: Db) =>
  db
    .selectFrom("order_lines as l")
    .innerJoin("orders as o", "o.id", "l.order_id")
    .innerJoin("products as p", "p.id", "l.product_id")
    .innerJoin("production_steps as s", "s.line_id", "l.id")
    .select(["o.id as orderId", "o.number", "o.company_id", "l.place", "p.id as product_id", "l.quantity", "l.unit"])
    .select(["p.attrs", "s.actual_end as day"])
    .where("s.step", "=", "inspectionPacking")
    .where("s.state", "=", "done")
    .where("l.unit", "in", ["m", "yd"])
    .orderBy("s.actual_end")
    .orderBy("o.number")
    .orderBy("l.place")
    .execute();
type Line = Awaited<ReturnType<typeof inspectedLines>>[number];

/** Enters a report for every order line of the demo that was inspected, on the day it was. About a second for two years. */
export async function seedInspections(db: Db): Promise<void> {
  const mill = await personOf(db, "sales@selvedge.demo");
  if (!mill) return;
  await agreeLimits(db);
  const lines = await inspectedLines(db);
  for (const [index, line] of lines.entries()) await db.transaction().execute((tx) => inspect(tx, line, index, mill));
}

async function inspect(tx: Db, line: Line, index: number, mill: SignedIn): Promise<void> {
  const { attrs, quantity, unit } = line;
  const chance = chanceOf("inspection", line.number, String(line.place));
  const poor = POOR_ROLLS[index % POOR_ROLLS.length]!;
  const rolls = inspectedRolls(chance, {
    metres: Math.round(quantity * METRES_PER_UNIT[unit as keyof typeof METRES_PER_UNIT]),
    widthMm: (attrs.width ?? USUAL_WIDTH_CM) * 10,
    attrs,
    poor,
  });
  const id = await enterReportWithin(
    tx,
    mill,
    {
      companyId: line.company_id,
      productId: line.product_id,
      orderId: line.orderId,
      lotNo: `${line.number.replace(/^\D+/, "")}-${line.place}`,
      rolls,
      tests: laboratoryTests(chance, attrs),
      inspector: INSPECTORS[index % INSPECTORS.length]!,
      remark: "",
    },
    { translate: english, now: new Date(`${line.day}T11:00:00Z`) },
  );
  await tx
    .updateTable("inspection_reports")
    .set({ remark: SET_ASIDE })
    .where("id", "=", id)
    .where("failed_rolls", ">", 0)
    .execute();
}
