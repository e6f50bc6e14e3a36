import { OPTION_LABELS } from "@selvedge/contract";
import {
  askForLapDip,
  type Db,
  dayOf,
  giveUpLapDip,
  judgeLapDip,
  type LapDipAction,
  receiveLapDip,
  type SignedIn,
  sendLapDipRound,
  takeLapDipIntoLab,
} from "@selvedge/server";
import { type Recipe, reflectanceOf, shifted } from "../dyes.ts";
import { LAP_DIPS, type LapDipSeed, type OptionSeed } from "../lap-dips.ts";
import { COURIERS, daysBefore, english, personOf } from "../people.ts";

/** Walks the demo lap-dips along their state table, each step on its own day. `fabrics` are ids of those that take dye. */
export async function seedLapDips(db: Db, now: Date, fabrics: readonly string[]): Promise<void> {
  const mill = await personOf(db, "sales@selvedge.demo");
  if (!mill || fabrics.length === 0) return;
  for (const [index, lapDip] of LAP_DIPS.entries()) {
    const buyer = await personOf(db, lapDip.buyer);
    if (buyer) await walk(db, { lapDip, buyer, mill, productId: fabrics[lapDip.fabric % fabrics.length]!, at: index, now });
  }
}

const recipeOf = (standard: Recipe, option: OptionSeed): Recipe =>
  "instead" in option ? option.instead : shifted(standard, option);

type Walk = {
  readonly lapDip: LapDipSeed;
  readonly buyer: SignedIn;
  readonly mill: SignedIn;
  readonly productId: string;
  /** Its place in the list, from which couriers and numbers follow. */
  readonly at: number;
  readonly now: Date;
};

async function walk(db: Db, { lapDip, buyer, mill, productId, at, now }: Walk): Promise<void> {
  const on = (customer: SignedIn, day: number, hours = 0): LapDipAction => ({
    db,
    customer,
    clock: { now: () => daysBefore(now, lapDip.asked - day, hours) },
    translate: english,
  });
  const { standard, lights, rounds, rest, recipe } = lapDip;
  const asked = on(buyer, 0);
  const lapDipId = await askForLapDip(
    db,
    buyer,
    {
      lapDip: {
        productId,
        standard,
        lightSources: [...lights],
        dueDate: dayOf(daysBefore(now, lapDip.asked - lapDip.due)),
        note: lapDip.note ?? "",
      },
      once: null,
    },
    { now: asked.clock.now() },
  );
  let version = 1;
  const step = () => {
    const body = { lapDipId, version };
    version += 1;
    return body;
  };
  if (rest === "requested") return;
  await takeLapDipIntoLab(on(mill, 1), { ...step(), standardSpectrum: reflectanceOf(recipe) });
  for (const [index, round] of rounds.entries()) {
    if (index > 0)
      await takeLapDipIntoLab(on(mill, rounds[index - 1]!.judged!.day + 1), {
        ...step(),
        dueDate: dayOf(daysBefore(now, lapDip.asked - (rounds[index - 1]!.judged!.day + 10))),
      });
    const labels = OPTION_LABELS.slice(0, round.options.length);
    await sendLapDipRound(on(mill, round.sent, 3), {
      ...step(),
      courier: COURIERS[at % COURIERS.length]!,
      trackingNo: `${4_820_000_000 + at * 7_919 + index * 131}`,
      options: labels.map((label, option) => ({
        label,
        recipeNo: `R${4_100 + at * 10 + index}-${label}`,
        spectrum: reflectanceOf(recipeOf(recipe, round.options[option]!)),
      })),
    });
    if (round.received === undefined) return;
    await receiveLapDip(on(buyer, round.received, 2), step());
    const { judged } = round;
    if (!judged) return;
    const decisions =
      "approve" in judged
        ? labels.map((label) => ({
            label,
            decision:
              label !== judged.approve
                ? ("rejected" as const)
                : judged.comment
                  ? ("approvedWithComment" as const)
                  : ("approved" as const),
            comment: label === judged.approve ? (judged.comment ?? "") : "",
          }))
        : labels.map((label) => ({ label, decision: "rejected" as const, comment: "" }));
    await judgeLapDip(on(buyer, judged.day, 4), {
      ...step(),
      round: index + 1,
      decisions,
      reason: "reject" in judged ? judged.reject : "",
    });
  }
  if (rest === "cancelled")
    await giveUpLapDip(on(buyer, rounds.at(-1)!.judged!.day + 2), { ...step(), reason: "The style was dropped." });
}
