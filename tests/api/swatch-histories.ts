import {
  type Call,
  cancelLapDip,
  cancelSample,
  confirmSample,
  createLapDip,
  createSample,
  decideLapDip,
  lapDipReceived,
  type OptionDecision,
  prepareSample,
  refuseSample,
  sampleFeedback,
  sampleReceived,
  sendLapDipRound,
  sendSample,
  startLapDip,
} from "@selvedge/contract";
import fc from "fast-check";
import type { World } from "./desk-histories.ts";

/** What is done to a sample that is there, and by whom. */
const SAMPLE_DEEDS = ["confirm", "refuse", "prepare", "send", "receive", "comment", "cancel"] as const;
const LAP_DIP_DEEDS = ["take", "sendRound", "receive", "giveUp"] as const;
const LABELS = ["A", "B", "C", "D"] as const;

/** One thing that somebody tries with samples and lap-dips; `late` is the version they saw, counted back from that of now. */
export type SwatchDeed =
  | {
      readonly do: "askSample";
      readonly who: number;
      readonly fabric: number;
      readonly repeats: number | null;
      readonly key: number | null;
    }
  | {
      readonly do: "sample";
      readonly what: (typeof SAMPLE_DEEDS)[number];
      readonly who: number;
      readonly of: number;
      readonly late: number;
    }
  | { readonly do: "leadSample"; readonly of: number; readonly steps: number }
  | { readonly do: "askLapDip"; readonly who: number; readonly fabric: number }
  | {
      readonly do: "lapDip";
      readonly what: (typeof LAP_DIP_DEEDS)[number];
      readonly who: number;
      readonly of: number;
      readonly late: number;
    }
  | {
      readonly do: "judge";
      readonly who: number;
      readonly of: number;
      /** Rounds before the newest. */
      readonly before: number;
      readonly decisions: readonly (OptionDecision | null)[];
      readonly reason: string;
    }
  | { readonly do: "leadLapDip"; readonly of: number; readonly steps: number; readonly approves: boolean }
  | { readonly do: "wait"; readonly days: number };

const place = fc.nat({ max: 9 });
const late = fc.oneof({ weight: 8, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.constant(1) });
const decision = fc.constantFrom<OptionDecision | null>(
  "rejected",
  "rejected",
  "rejected",
  "approved",
  "approvedWithComment",
  null,
);
export const swatchDeeds: fc.Arbitrary<SwatchDeed[]> = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant("askSample" as const),
        who: place,
        fabric: place,
        repeats: fc.option(place),
        key: fc.option(fc.nat({ max: 2 })),
      }),
    },
    {
      weight: 5,
      arbitrary: fc.record({
        do: fc.constant("sample" as const),
        what: fc.constantFrom(...SAMPLE_DEEDS),
        who: place,
        of: place,
        late,
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({ do: fc.constant("leadSample" as const), of: place, steps: fc.integer({ min: 1, max: 5 }) }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant("askLapDip" as const), who: place, fabric: place }) },
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant("lapDip" as const),
        what: fc.constantFrom(...LAP_DIP_DEEDS),
        who: place,
        of: place,
        late,
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant("judge" as const),
        who: place,
        of: place,
        before: fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.constant(1) }),
        decisions: fc.array(decision, { minLength: 1, maxLength: 4 }),
        reason: fc.constantFrom("", "too red"),
      }),
    },
    {
      weight: 5,
      arbitrary: fc.record({
        do: fc.constant("leadLapDip" as const),
        of: place,
        steps: fc.integer({ min: 1, max: 10 }),
        approves: fc.boolean(),
      }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant("wait" as const), days: fc.integer({ min: 1, max: 20 }) }) },
  ),
  { minLength: 15, maxLength: 40 },
);

export type WalkedSwatches = {
  readonly samples: ReadonlySet<string>;
  readonly lapDips: readonly string[];
  /** Keys that were sent again within a day and answered another sample. */
  readonly doubled: readonly string[];
  readonly refused: number;
  readonly done: number;
};

/** Walks a history of samples and lap-dips over the real calls. What is not allowed is refused, and the history goes on. */
export async function walkSwatches(world: World, history: readonly SwatchDeed[]): Promise<WalkedSwatches> {
  const { portal, fabrics, addresses, name } = world;
  const { db } = portal;
  const samples = new Set<string>();
  const lapDips: string[] = [];
  const keys = new Map<string, { id: string; at: number }>();
  const doubled: string[] = [];
  let { customers, mill } = await world.people();
  let done = 0;
  let refused = 0;
  const itemAt = <Item>(list: readonly Item[], index: number): Item | undefined => list[index % Math.max(1, list.length)];
  const counted = ({ code, message }: { code: number; message: string }): boolean => {
    if (code === 50000) throw new Error(message);
    if (code === 20000) done += 1;
    else refused += 1;
    return code === 20000;
  };
  const stateOf = (table: "samples" | "lap_dips", id: string) =>
    db.selectFrom(table).select(["status", "version", "company_id"]).where("id", "=", id).executeTakeFirstOrThrow();
  const roundsOf = async (id: string) =>
    (await db.selectFrom("lap_dip_rounds").select("round").where("lap_dip_id", "=", id).execute()).length;
  const people = await db
    .selectFrom("addresses as a")
    .innerJoin("users as u", "u.id", "a.user_id")
    .select(["a.id", "u.company_id"])
    .execute();
  /** Whom of the customers a record belongs to. */
  const owner = (companyId: string) =>
    customers[addresses.findIndex((id) => people.some((one) => one.id === id && one.company_id === companyId))]!;

  const doToSample = async (
    id: string,
    what: (typeof SAMPLE_DEEDS)[number],
    { who, late }: { who: number | null; late: number },
  ) => {
    const { version, company_id } = await stateOf("samples", id);
    const step = { sampleId: id, version: Math.max(1, version - late) };
    const customer = who === null ? owner(company_id) : itemAt(customers, who)!;
    const promisedDate = new Date(portal.clock.now().getTime() + 5 * 86_400_000).toISOString().slice(0, 10);
    const calls: Readonly<Record<typeof what, [typeof mill, Call, object]>> = {
      confirm: [mill, confirmSample, { ...step, promisedDate }],
      refuse: [mill, refuseSample, { ...step, reason: "No more of it" }],
      prepare: [mill, prepareSample, step],
      send: [mill, sendSample, { ...step, courier: "DHL" }],
      receive: [customer, sampleReceived, step],
      comment: [customer, sampleFeedback, { ...step, rating: 4, text: "Soft" }],
      cancel: [customer, cancelSample, { ...step, reason: "Not needed" }],
    };
    const [doer, call, body] = calls[what];
    return counted(await doer.ask(call, body));
  };

  const doToLapDip = async (
    id: string,
    what: (typeof LAP_DIP_DEEDS)[number],
    { who, late }: { who: number | null; late: number },
  ) => {
    const { version, company_id } = await stateOf("lap_dips", id);
    const step = { lapDipId: id, version: Math.max(1, version - late) };
    const customer = who === null ? owner(company_id) : itemAt(customers, who)!;
    // One round has two options, the next one three.
    const labels = LABELS.slice(0, 2 + ((await roundsOf(id)) % 2));
    const options = labels.map((label, i) => ({ label, recipeNo: `R${i}`, lab: [50 + i, 0, -20] }));
    const calls: Readonly<Record<typeof what, [typeof mill, Call, object]>> = {
      take: [mill, startLapDip, step],
      sendRound: [mill, sendLapDipRound, { ...step, options }],
      receive: [customer, lapDipReceived, step],
      giveUp: [customer, cancelLapDip, step],
    };
    const [doer, call, body] = calls[what];
    return counted(await doer.ask(call, body));
  };
  const judge = async (
    id: string,
    judged: { who: number | null; before: number; decisions: readonly (OptionDecision | null)[]; reason: string },
  ) => {
    const { version, company_id } = await stateOf("lap_dips", id);
    const customer = judged.who === null ? owner(company_id) : itemAt(customers, judged.who)!;
    const decisions = judged.decisions.flatMap((decided, i) =>
      decided
        ? [{ label: LABELS[i]!, decision: decided, comment: decided === "approvedWithComment" ? "a breath deeper" : "" }]
        : [],
    );
    const round = Math.max(1, (await roundsOf(id)) - judged.before);
    return counted(await customer.ask(decideLapDip, { lapDipId: id, version, round, decisions, reason: judged.reason }));
  };

  /** Leads a lap-dip on as mill and customer would: they approve one option, or reject every round. */
  const leadLapDip = async (id: string, most: number, approves: boolean) => {
    for (let n = 0; n < most; n++) {
      const { status } = await stateOf("lap_dips", id);
      const next = { requested: "take", rejected: "take", inLab: "sendRound", sent: "receive" } as const;
      const what = next[status as keyof typeof next];
      const options = 2 + (((await roundsOf(id)) + 1) % 2);
      const decisions = LABELS.slice(0, options).map((label) => (approves && label === "B" ? "approved" : "rejected"));
      const isDone = what
        ? await doToLapDip(id, what, { who: null, late: 0 })
        : status === "received" && (await judge(id, { who: null, before: 0, decisions, reason: "too red" }));
      if (!isDone) return;
    }
  };
  const leadSample = async (id: string, most: number) => {
    for (let n = 0; n < most; n++) {
      const { status } = await stateOf("samples", id);
      const next = {
        requested: "confirm",
        confirmed: "prepare",
        preparing: "send",
        sent: "receive",
        received: "comment",
      } as const;
      const what = next[status as keyof typeof next];
      if (!what || !(await doToSample(id, what, { who: null, late: 0 }))) return;
    }
  };

  for (const deed of history) {
    switch (deed.do) {
      case "askSample": {
        const who = deed.who % customers.length;
        const key = deed.key === null ? null : `${name} ${who} ${deed.key}`;
        const repeats = deed.repeats === null ? undefined : itemAt([...samples], deed.repeats);
        const body = {
          kind: repeats ? "garment" : "yardage",
          items: [{ productId: itemAt(fabrics, deed.fabric), quantity: 2 }],
          addressId: addresses[who],
          repeats,
        };
        const answer = await customers[who]!.ask(createSample, body, key ? { headers: { "idempotency-key": key } } : {});
        if (!counted(answer)) break;
        const { sampleId } = answer.data;
        samples.add(sampleId);
        if (key === null) break;
        const now = portal.clock.now().getTime();
        const first = keys.get(key);
        if (first && now - first.at < 86_400_000) {
          if (first.id !== sampleId) doubled.push(key);
        } else keys.set(key, { id: sampleId, at: now });
        break;
      }
      case "askLapDip": {
        const standard = { kind: "lab", name: "Sea", lab: [50, 0, -20] };
        const answer = await itemAt(customers, deed.who)!.ask(createLapDip, {
          productId: itemAt(fabrics, deed.fabric),
          standard,
        });
        if (counted(answer)) lapDips.push(answer.data.lapDipId);
        break;
      }
      case "wait":
        portal.clock.move(deed.days * 86_400_000);
        ({ customers, mill } = await world.people());
        break;
      default: {
        const id = itemAt(deed.do === "sample" || deed.do === "leadSample" ? [...samples] : lapDips, deed.of);
        if (!id) break;
        portal.clock.move(60_000);
        if (deed.do === "sample") await doToSample(id, deed.what, deed);
        else if (deed.do === "leadSample") await leadSample(id, deed.steps);
        else if (deed.do === "lapDip") await doToLapDip(id, deed.what, deed);
        else if (deed.do === "leadLapDip") await leadLapDip(id, deed.steps, deed.approves);
        else await judge(id, deed);
      }
    }
  }
  return { samples, lapDips, doubled, refused, done };
}
