import type { BodyOf, cancelLapDip, decideLapDip, lapDipReceived, sendLapDipRound, startLapDip } from "@selvedge/contract";
import type { Db } from "../../platform/db/open.ts";
import { isStaff } from "../../platform/http/caller/access.ts";
import { readImages } from "../../platform/image/queries.ts";
import { invalid } from "../../platform/invalid.ts";
import type { SignedIn } from "../../platform/people/who.ts";
import { type DeskRecord, type Move, moveState } from "../desk/move.ts";
import { oneLapDip } from "./queries.ts";
import { faultsOf, outcomeOf } from "./rules.ts";

/** Who does it, when, and in whose language faults are said. */
export type Doing = {
  readonly db: Db;
  readonly customer: SignedIn;
  readonly clock: { now(): Date };
  readonly translate: (english: string) => string;
};
type Step = { readonly lapDipId: string; readonly version: number };

const lastRound = async (tx: Db, lapDipId: string): Promise<number> =>
  (
    await tx
      .selectFrom("lap_dip_rounds")
      .select("round")
      .where("lap_dip_id", "=", lapDipId)
      .orderBy("round", "desc")
      .executeTakeFirst()
  )?.round ?? 0;

/** Moves a lap-dip and does what belongs to it in the same transaction. */
function step(
  { db, customer, clock, translate }: Doing,
  { lapDipId, version }: Step,
  to: string,
  extra: Pick<Move, "note" | "detail" | "met">,
  work: (tx: Db, record: DeskRecord) => Promise<void>,
): Promise<void> {
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    const current = () => oneLapDip(tx, customer, lapDipId, { translate, now });
    const record = await moveState(tx, { kind: "lapDip", id: lapDipId, version, to, by: customer, now, current, ...extra });
    await work(tx, record);
  });
}

/** The customer has received the round. */
export const receive = (doing: Doing, body: BodyOf<typeof lapDipReceived>): Promise<void> =>
  step(doing, body, "received", {}, async (tx) => {
    await tx
      .updateTable("lap_dip_rounds")
      .set({ received_at: doing.clock.now() })
      .where("lap_dip_id", "=", body.lapDipId)
      .where("round", "=", await lastRound(tx, body.lapDipId))
      .execute();
  });

/** Stores the decisions on the current round; one approved option ends the lap-dip, all rejected open the next round. */
export async function judge(doing: Doing, body: BodyOf<typeof decideLapDip>): Promise<void> {
  const { db, customer, clock, translate } = doing;
  const options = await db
    .selectFrom("lap_dip_options as o")
    .innerJoin("lap_dips as l", "l.id", "o.lap_dip_id")
    .select("o.label")
    .where("o.lap_dip_id", "=", body.lapDipId)
    .where("o.round", "=", body.round)
    .where("l.company_id", "=", customer.companyId)
    .execute();
  const labels = options.map(({ label }) => label);
  const outcome = outcomeOf(labels, body.decisions);
  const to = outcome === "approved" ? "approved" : "rejected";
  await step(
    doing,
    body,
    to,
    {
      note: body.reason,
      detail: { round: body.round },
      met: async ({ status }) => {
        // Whoever may not take this step gets that error first, before any fault of the judgement.
        if (status !== "received" || isStaff(customer.role)) return [];
        const faults = faultsOf(labels, body.decisions, body.reason);
        if (faults.length > 0) throw invalid(translate, ...faults);
        return ["decided"];
      },
    },
    async (tx) => {
      if ((await lastRound(tx, body.lapDipId)) !== body.round)
        throw invalid(translate, { path: "round", rule: "newest", message: "Only the newest round is judged." });
      for (const { label, decision, comment } of body.decisions)
        await tx
          .updateTable("lap_dip_options")
          .set({ decision, comment })
          .where("lap_dip_id", "=", body.lapDipId)
          .where("round", "=", body.round)
          .where("label", "=", label)
          .execute();
      await tx
        .updateTable("lap_dip_rounds")
        .set({ decided_at: clock.now(), decided_by: customer.name, reason: body.reason })
        .where("lap_dip_id", "=", body.lapDipId)
        .where("round", "=", body.round)
        .execute();
    },
  );
}

export const giveUp = (doing: Doing, body: BodyOf<typeof cancelLapDip>): Promise<void> =>
  step(doing, body, "cancelled", { note: body.reason }, async () => undefined);

/** The laboratory begins, or begins the next round. */
export const takeIntoLab = (doing: Doing, body: BodyOf<typeof startLapDip>): Promise<void> =>
  step(doing, body, "inLab", {}, async (tx) => {
    const { standardSpectrum, dueDate } = body;
    if (!standardSpectrum && !dueDate) return;
    await tx
      .updateTable("lap_dips")
      .set({ ...(standardSpectrum && { standard_spectrum: standardSpectrum }), ...(dueDate && { due_date: dueDate }) })
      .where("id", "=", body.lapDipId)
      .execute();
  });

/** A round leaves the mill with its options. */
export const sendRound = (doing: Doing, body: BodyOf<typeof sendLapDipRound>): Promise<void> =>
  step(doing, body, "sent", { met: () => ["optionsGiven"] }, async (tx) => {
    const { lapDipId, courier, trackingNo, options } = body;
    const wanted = options.flatMap(({ imageId }) => imageId ?? []);
    const images = await readImages(tx, doing.customer.companyId, wanted);
    if (images.length < new Set(wanted).size)
      throw invalid(doing.translate, {
        path: "options",
        rule: "exists",
        message: "This fabric, picture or trim was not found.",
      });
    const round = (await lastRound(tx, lapDipId)) + 1;
    await tx
      .insertInto("lap_dip_rounds")
      .values({
        lap_dip_id: lapDipId,
        round,
        courier,
        tracking_no: trackingNo,
        sent_at: doing.clock.now(),
        received_at: null,
        decided_by: null,
        decided_at: null,
      })
      .execute();
    await tx
      .insertInto("lap_dip_options")
      .values(
        options.map(({ label, recipeNo, lab, spectrum, imageId }) => ({
          lap_dip_id: lapDipId,
          round,
          label,
          recipe_no: recipeNo,
          lab: lab ?? null,
          spectrum: spectrum ?? null,
          image_id: imageId ?? null,
          decision: null,
        })),
      )
      .execute();
  });
