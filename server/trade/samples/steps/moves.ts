import type { SampleState } from "@selvedge/contract";
import type { Updateable } from "kysely";
import type { Db } from "../../../platform/db/open.ts";
import type { SignedIn } from "../../../platform/people/who.ts";
import { moveState } from "../../desk/move.ts";
import { oneSample } from "../queries.ts";
import type { SampleTable } from "../tables.ts";

/** Who does it, when, and in whose language. */
export type Doing = {
  readonly db: Db;
  readonly customer: SignedIn;
  readonly clock: { now(): Date };
  readonly translate: (english: string) => string;
};

/** A sample's way to another state, with what is written of it there. */
export type SampleStep = {
  readonly sampleId: string;
  readonly version: number;
  readonly to: SampleState;
  readonly note?: string;
  readonly set: Updateable<SampleTable>;
  /** What else belongs to the step, once it is allowed. */
  readonly also?: (tx: Db) => Promise<void>;
};

/** Moves a sample as its state table allows, and writes what the step brings. Errors: notFound, stale, stepNotAllowed, notAllowed, and those of `also`. */
export async function stepSample({ db, customer, clock, translate }: Doing, step: SampleStep): Promise<void> {
  const { sampleId, version, to, note, set, also } = step;
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    await moveState(tx, {
      kind: "sample",
      id: sampleId,
      version,
      to,
      by: customer,
      now,
      current: () => oneSample(tx, customer, sampleId, { translate, now }),
      ...(note && { note }),
    });
    if (Object.keys(set).length > 0) await tx.updateTable("samples").set(set).where("id", "=", sampleId).execute();
    await also?.(tx);
  });
}

/** The sample after somebody led it on. */
export async function led(doing: Doing, step: SampleStep) {
  await stepSample(doing, step);
  return (await oneSample(doing.db, doing.customer, step.sampleId, { translate: doing.translate, now: doing.clock.now() }))!;
}
