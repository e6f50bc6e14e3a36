import type { ProductionStep } from "@selvedge/contract";
import { type Selectable, sql } from "kysely";
import type { Db } from "../../../platform/db/open.ts";
import { img } from "../../../platform/image/queries.ts";
import type { OrderLineTable, ProductionStepTable } from "../tables.ts";
import { outlookOf, progressOf } from "./progress.ts";

export type LineSteps = {
  readonly steps: ProductionStep[];
  readonly etaDate: string | null;
  readonly lateDays: number;
};

type Line = Pick<Selectable<OrderLineTable>, "id" | "quantity" | "unit">;

/** The seven steps of every line in order, with how late they are today, by line. */
export async function readSteps(db: Db, lines: readonly Line[], today: string): Promise<Map<string, LineSteps>> {
  const ids = lines.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("production_steps")
    .selectAll()
    .where("line_id", "=", sql<string>`any(${ids})`)
    .orderBy("seq")
    .execute();
  const photos = await db
    .selectFrom("production_step_photos as photo")
    .innerJoin("images as image", "image.id", "photo.image_id")
    .select(["photo.line_id", "photo.step", "image.id", "image.file_hash", "image.width", "image.height"])
    .where("photo.line_id", "=", sql<string>`any(${ids})`)
    .orderBy("photo.sort")
    .execute();
  return new Map(
    lines.map((line) => {
      const steps = rows
        .filter(({ line_id }) => line_id === line.id)
        .map((row) => ({
          ...step(row, line),
          photos: photos.filter((photo) => photo.line_id === line.id && photo.step === row.step).map(img),
        }));
      const { current, lateDays } = progressOf(steps, today);
      const withOutlook = steps.map((one) => ({ ...one, ...outlookOf(one, one === current, { slip: lateDays, today }) }));
      const last = withOutlook.findLast(({ state }) => state !== "skipped");
      return [line.id, { steps: withOutlook, etaDate: last?.actualEnd ?? last?.expectedEnd ?? null, lateDays }];
    }),
  );
}

/** A step as it is stored; its lateness follows from those around it. */
const step = (row: Selectable<ProductionStepTable>, line: Line): ProductionStep => ({
  step: row.step,
  seq: row.seq,
  state: row.state,
  plannedStart: row.planned_start,
  plannedEnd: row.planned_end,
  actualStart: row.actual_start,
  actualEnd: row.actual_end,
  expectedEnd: null,
  quantityDone: row.quantity_done,
  quantityTotal: line.quantity,
  unit: line.unit,
  lateDays: 0,
  remark: row.remark,
  photos: [],
  version: row.version,
});
