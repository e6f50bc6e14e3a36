import type { BodyOf, Condition, ProductionStep, reportStep, SizeColour, StepKey } from "@selvedge/contract";
import type { Selectable } from "kysely";
import { makeOnce, type Once } from "../../../platform/db/once.ts";
import type { Db } from "../../../platform/db/open.ts";
import { newId } from "../../../platform/ids.ts";
import { readImages } from "../../../platform/image/queries.ts";
import { invalid } from "../../../platform/invalid.ts";
import type { SignedIn } from "../../../platform/people/who.ts";
import { refuse } from "../../../platform/refuse.ts";
import { dayOf } from "../../../platform/time/days.ts";
import { type DeskRecord, holdRecord, moveState, requireTransition, requireVersion } from "../../desk/move.ts";
import { recordHappening } from "../../desk/record-events.ts";
import { nameOf, readOutstanding } from "../placing/garment.ts";
import { giveBackRest } from "../placing/stock.ts";
import type { OrderLineTable, ProductionStepTable } from "../tables.ts";
import { orderConditions, requireInTheMill } from "./moves.ts";
import { readSteps } from "./steps.ts";

type Report = BodyOf<typeof reportStep>;
type Acting = { readonly customer: SignedIn; readonly translate: (english: string) => string; readonly now: Date };
type Line = Selectable<OrderLineTable>;
type Sent = { readonly body: Report; readonly once: Once | null };
type Step = Selectable<ProductionStepTable>;

/** The last step of fabrics and of garments. */
const LAST: StepKey = "shipped";

/**
 * Takes in what the mill says of a step: its state, how much is done, and with the last step what left the mill. The same key within a day
 * gives the step that was reported. Errors: see `reportStep`.
 */
export const report = (db: Db, { body, once }: Sent, acting: Acting): Promise<ProductionStep> =>
  db.transaction().execute(async (tx) => {
    const enter = async () => (await enterReport(tx, body, acting)).id;
    const lineId = await makeOnce(tx, "step_reports", { once, now: acting.now }, enter);
    const line = await tx
      .selectFrom("order_lines")
      .select(["id", "quantity", "unit"])
      .where("id", "=", lineId)
      .executeTakeFirstOrThrow();
    return stepNow(tx, line, body, acting);
  });

/** As `report`, in the caller's transaction and without a key; gives nothing back. */
export async function reportWithin(tx: Db, body: Report, acting: Acting): Promise<void> {
  await enterReport(tx, body, acting);
}

/** Gives the line of the step. */
async function enterReport(tx: Db, body: Report, acting: Acting): Promise<Line> {
  const { line, order } = await holdLine(tx, body.noticeDetailId, acting.customer);
  requireInTheMill(order.status);
  const steps = await tx.selectFrom("production_steps").selectAll().where("line_id", "=", line.id).orderBy("seq").execute();
  const step = steps.find((one) => one.step === body.step);
  if (!step) throw invalid(acting.translate, { path: "step", rule: "exists", message: "The line has no such step." });
  await requireVersion(step, body.version, () => stepNow(tx, line, step, acting));
  const action = actionOf(step, steps, body);
  const cells = step.step === LAST ? await leavingCells(tx, line, body, acting) : null;
  const done = cells ? countedOf(step, cells, body, acting) : quantityOf(line, step, body, acting);
  await write(tx, step, body, { done, acting });
  await recordHappening(tx, {
    kind: "productionStep",
    recordId: line.id,
    parentId: order.id,
    number: order.number,
    companyId: order.companyId,
    action,
    from: step.state,
    to: body.state,
    by: acting.customer,
    now: acting.now,
    detail: { step: step.step, lineId: line.id, line: line.place, quantityDone: done },
    ...(body.remark && { note: body.remark }),
  });
  if (step.step === LAST && done > step.quantity_done)
    await ship(tx, line, { quantity: done - step.quantity_done, cells: cells ?? [] }, { body, acting });
  if (step.step === LAST && body.state === "done") await giveBackRest(tx, line.id, acting.now);
  await moveOrderAlong(tx, order, body, acting);
  return line;
}

async function holdLine(tx: Db, noticeDetailId: string, by: SignedIn): Promise<{ line: Line; order: DeskRecord }> {
  const found = await tx
    .selectFrom("order_lines")
    .select("order_id")
    .where("notice_detail_id", "=", noticeDetailId)
    .executeTakeFirst();
  if (!found) throw refuse("notFound");
  const order = await holdRecord(tx, "order", found.order_id, by);
  const line = await tx
    .selectFrom("order_lines")
    .selectAll()
    .where("notice_detail_id", "=", noticeDetailId)
    .executeTakeFirstOrThrow();
  return { line, order };
}

/** What is done with the step by its table; a report of a step under way leaves its state. */
function actionOf(step: Step, steps: readonly Step[], { state }: Report): string {
  const underWay = step.state === "active" || step.state === "blocked";
  if (state === step.state && underWay) return "report";
  // What was ordered has to leave the mill.
  if (state === "skipped" && step.step === LAST) throw refuse("stepNotAllowed", { state: step.state, allowed: ["active"] });
  return requireTransition("productionStep", { from: step.state, to: state, actor: "staff", met: conditionsOf(step, steps) })
    .action;
}

/** Whether it is a step's turn: none before it is pending, but greige is inspected beside sizing. */
function conditionsOf(step: Step, steps: readonly Step[]): Condition[] {
  const earlier = steps.filter(({ seq }) => seq < step.seq);
  const isBeside = (earlierStep: Step) => step.step === "inspectGreige" && earlierStep.step === "sizing";
  const met: Condition[] = [];
  if (earlier.every((one) => one.state !== "pending" || isBeside(one))) met.push("itsTurn");
  if (earlier.every((one) => one.state === "done" || one.state === "skipped" || isBeside(one))) met.push("earlierFinished");
  return met;
}

/** How much is done in all. A step finished without a quantity counts as done in full; a shipped quantity never decreases. */
function quantityOf(line: Line, step: Step, body: Report, { translate }: Acting): number {
  if (body.state === "pending" || body.state === "skipped") return step.quantity_done;
  const done = body.quantityDone ?? (body.state === "done" ? line.quantity : step.quantity_done);
  const most = Math.floor((line.quantity * (100 + line.tolerance_pct)) / 100);
  if (done > most)
    throw invalid(translate, {
      path: "quantityDone",
      rule: "max",
      message: "This is more than was ordered, tolerance included.",
    });
  if (step.step === LAST && done < step.quantity_done)
    throw invalid(translate, { path: "quantityDone", rule: "min", message: "More than this has been shipped already." });
  if (step.step === LAST && body.state === "done" && done < 1)
    throw invalid(translate, { path: "quantityDone", rule: "min", message: "Say how much was shipped." });
  return done;
}

/** What of a garment leaves the mill by this report: what it names, or with the end of the step all that is left. Null for a fabric. */
async function leavingCells(
  tx: Db,
  line: Line,
  { state, shipment }: Report,
  { translate }: Acting,
): Promise<readonly SizeColour[] | null> {
  const left = await readOutstanding(tx, line.order_id);
  const named = shipment?.cells;
  if (!left) {
    if (named) throw invalid(translate, { path: "shipment.cells", rule: "garment", message: "Only garments come in sizes." });
    return null;
  }
  if (!named) return state === "done" ? left.filter(({ quantity }) => quantity > 0) : [];
  const byName = new Map(left.map((cell) => [nameOf(cell), cell.quantity]));
  for (const [i, cell] of named.entries()) {
    const path = `shipment.cells.${i}`;
    const most = byName.get(nameOf(cell));
    if (most === undefined) throw invalid(translate, { path, rule: "exists", message: "This size and colour was not ordered." });
    if (cell.quantity > most)
      throw invalid(translate, { path, rule: "max", message: "More than was ordered of this size and colour." });
    byName.set(nameOf(cell), most - cell.quantity);
  }
  return named;
}

/** How many garments have left the mill in all; a count that is given has to be that. */
function countedOf(step: Step, cells: readonly SizeColour[], body: Report, { translate }: Acting): number {
  if (body.state === "pending" || body.state === "skipped") return step.quantity_done;
  const done = cells.reduce((sum, { quantity }) => sum + quantity, step.quantity_done);
  if (body.quantityDone !== undefined && body.quantityDone !== done)
    throw invalid(translate, { path: "quantityDone", rule: "sum", message: "The sizes and colours add up to another number." });
  if (body.state === "done" && done < 1)
    throw invalid(translate, { path: "quantityDone", rule: "min", message: "Say how much was shipped." });
  return done;
}

async function write(tx: Db, step: Step, body: Report, { done, acting }: { done: number; acting: Acting }): Promise<void> {
  const today = dayOf(acting.now);
  const key = { line: step.line_id, step: step.step };
  await tx
    .updateTable("production_steps")
    .set({
      state: body.state,
      quantity_done: done,
      remark: body.remark ?? step.remark,
      actual_start: step.actual_start ?? (body.state === "active" || body.state === "done" ? today : null),
      actual_end: body.state === "done" ? today : null,
      version: step.version + 1,
    })
    .where("line_id", "=", key.line)
    .where("step", "=", key.step)
    .execute();
  const wanted = [...new Set(body.imageIds ?? [])];
  if (wanted.length === 0) return;
  const images = await readImages(tx, acting.customer.companyId, wanted);
  if (images.length < wanted.length)
    throw invalid(acting.translate, { path: "imageIds", rule: "exists", message: "This fabric, picture or trim was not found." });
  await tx
    .insertInto("production_step_photos")
    .values(wanted.map((imageId, sort) => ({ line_id: key.line, step: key.step, image_id: imageId, sort })))
    .onConflict((on) => on.doNothing())
    .execute();
}

/** What left the mill since the last report is one shipment. */
async function ship(
  tx: Db,
  line: Line,
  { quantity, cells }: { quantity: number; cells: readonly SizeColour[] },
  { body: { shipment }, acting }: { body: Report; acting: Acting },
): Promise<void> {
  const id = newId(acting.now);
  await tx
    .insertInto("shipments")
    .values({
      id,
      order_id: line.order_id,
      line_id: line.id,
      carrier: shipment?.carrier ?? "",
      tracking_no: shipment?.trackingNo ?? "",
      eta_date: shipment?.etaDate ?? null,
      rolls: shipment?.rolls ?? 0,
      shipped_at: acting.now,
      quantity,
      cartons: shipment?.cartons ?? 0,
      gross_kg: shipment?.grossKg ?? null,
    })
    .execute();
  // Named twice, a size in a colour is one all the same.
  const sums = Map.groupBy(cells, nameOf);
  if (sums.size > 0)
    await tx
      .insertInto("shipment_cells")
      .values(
        [...sums.values()].map((same) => ({
          shipment_id: id,
          size: same[0]!.size,
          colour: same[0]!.colour,
          quantity: same.reduce((sum, cell) => sum + cell.quantity, 0),
        })),
      )
      .execute();
  await tx
    .updateTable("order_lines")
    .set((eb) => ({ delivered: eb("delivered", "+", quantity) }))
    .where("id", "=", line.id)
    .execute();
}

/** The first step that begins starts the order; what has left the mill moves it on. */
async function moveOrderAlong(tx: Db, order: DeskRecord, { step, state }: Report, { customer, now }: Acting): Promise<void> {
  const to = (next: string) =>
    moveState(tx, {
      kind: "order",
      id: order.id,
      to: next,
      by: customer,
      now,
      met: () => orderConditions(tx, order.id, next),
    });
  let { status } = order;
  if (status === "confirmed" && state === "active") status = (await to("inProduction")).status;
  if (step !== LAST) return;
  const met = await orderConditions(tx, order.id, "shipped");
  const { delivered } = await tx
    .selectFrom("order_lines")
    .select((eb) => eb.fn.sum<string>("delivered").as("delivered"))
    .where("order_id", "=", order.id)
    .executeTakeFirstOrThrow();
  if (met.includes("allShipped")) await to("shipped");
  else if (status === "inProduction" && Number(delivered) > 0) await to("partShipped");
}

async function stepNow(
  tx: Db,
  line: Pick<Line, "id" | "quantity" | "unit">,
  { step }: Pick<Step, "step">,
  { now }: Acting,
): Promise<ProductionStep> {
  const { steps } = (await readSteps(tx, [line], dayOf(now))).get(line.id)!;
  return steps.find((one) => one.step === step)!;
}
