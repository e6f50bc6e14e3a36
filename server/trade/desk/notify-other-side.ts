import type { DeskKind, Money, StepKey, Subject } from "@selvedge/contract";
import { STEP_NAMES } from "@selvedge/contract/step-names";
import type { z } from "zod";
import type { Db } from "../../platform/db/open.ts";
import { type NoticeInput, notify } from "../../platform/notices/notify.ts";
import { moneyInWords } from "../../platform/print/money.ts";
import { actorOf, type Mover } from "./mover.ts";
import { sentenceOf } from "./sentences.ts";

type Total = z.infer<typeof Money>;

/** What happened to a record. `from` is null for what made it. */
export type Happening = {
  readonly kind: DeskKind;
  readonly recordId: string;
  /** The order of a production step. */
  readonly parentId?: string;
  /** What people call the record, as "SV-26-0041". */
  readonly number: string;
  readonly companyId: string;
  readonly action: string;
  readonly from: string | null;
  readonly to: string;
  readonly by: Mover;
  readonly note?: string;
  /** What else is to be remembered of it, as plain data. */
  readonly detail?: Readonly<Record<string, unknown>>;
  readonly now: Date;
};

const SUBJECTS = {
  order: "order",
  productionStep: "order",
  lapDip: "lapDip",
  sample: "sample",
  quotation: "rfq",
} as const satisfies Record<DeskKind, Subject["kind"]>;

/** Notifies the side that did not do it; a change made by a date is notified to the customer. */
export async function notifyOtherSide(tx: Db, happening: Happening, type: NoticeInput["kind"]): Promise<void> {
  const { kind, recordId, parentId, number, companyId, by, to, detail, now } = happening;
  const key = sentenceOf(kind, happening);
  if (!key) throw new Error(`Nobody is told of ${kind} ${to}.`);
  const step = detail?.step as StepKey | undefined;
  const total = detail?.total as Total | undefined;
  await notify(
    tx,
    {
      to: actorOf(by) === "customer" ? { staff: true } : { companyId },
      kind: type,
      subject: { kind: SUBJECTS[kind], id: parentId ?? recordId },
      text: {
        key,
        values: { number, ...(step && { step: { key: STEP_NAMES[step] } }), ...(total && { total: moneyInWords(total) }) },
      },
    },
    now,
  );
}
