import { askForSample, type Db, dayOf, idOf, type SampleStep, type SignedIn, stepSample } from "@selvedge/server";
import { COURIERS, daysBefore, english, personOf } from "../people.ts";
import { SAMPLES, type SampleSeed } from "../samples.ts";

const ADDRESSES = {
  "designer@selvedge.demo": {
    country: "GB",
    city: "London",
    street_name: "41 Calvert Avenue",
    zip: "E2 7JP",
    tel: "+44 20 7946 0143",
  },
  "buyer@selvedge.demo": {
    country: "IT",
    city: "Milano",
    street_name: "Via Solferino 22",
    zip: "20121",
    tel: "+39 02 5550 0187",
  },
  "atelier@selvedge.demo": {
    country: "JP",
    city: "Kyoto",
    street_name: "Gokomachi 381",
    zip: "604-8075",
    tel: "+81 75 555 0164",
  },
} as const;

/** An address of somebody's own, made where there is none. */
export async function demoAddress(db: Db, person: SignedIn, username: keyof typeof ADDRESSES, now: Date): Promise<string> {
  const known = await db.selectFrom("addresses").select("id").where("user_id", "=", person.userId).executeTakeFirst();
  if (known) return known.id;
  const id = idOf("address", username);
  await db
    .insertInto("addresses")
    .values({
      id,
      user_id: person.userId,
      user_name: person.name,
      company: person.company,
      province: "",
      is_default: true,
      created_at: daysBefore(now, 720),
      ...ADDRESSES[username],
    })
    .execute();
  return id;
}

type Goods = { readonly fabrics: readonly string[]; readonly styles: readonly string[] };

/** Walks the demo samples along their state table, each step on its own day. */
export async function seedSamples(db: Db, now: Date, goods: Goods): Promise<void> {
  const mill = await personOf(db, "sales@selvedge.demo");
  if (!mill) return;
  let before: string | null = null;
  for (const [index, sample] of SAMPLES.entries()) {
    const buyer = await personOf(db, sample.buyer);
    const ids = sample.kind === "garment" ? goods.styles : goods.fabrics;
    if (!buyer || ids.length === 0) continue;
    before = await walk(db, { sample, buyer, mill, ids, before, at: index, now });
  }
}

type Walk = {
  readonly sample: SampleSeed;
  readonly buyer: SignedIn;
  readonly mill: SignedIn;
  readonly ids: readonly string[];
  /** The sample made before, of which this may be another round. */
  readonly before: string | null;
  readonly at: number;
  readonly now: Date;
};

async function walk(db: Db, { sample, buyer, mill, ids, before, at, now }: Walk): Promise<string> {
  const { kind, asked, wanted, promised, prepared, sent, received, comment, ends } = sample;
  const dateOf = (day: number): string => dayOf(daysBefore(now, asked - day));
  const key = kind === "garment" ? "designId" : "productId";
  const sampleId = await askForSample(
    db,
    buyer,
    {
      once: null,
      sample: {
        kind,
        items: sample.of.map((place) => ({ [key]: ids[place % ids.length]!, quantity: sample.quantity ?? 1, note: "" })),
        addressId: await demoAddress(db, buyer, sample.buyer, now),
        note: sample.note ?? "",
        imageIds: [],
        ...(wanted !== undefined && { requestedDate: dateOf(wanted) }),
        ...(sample.repeats && before && { repeats: before }),
      },
    },
    { translate: english, now: daysBefore(now, asked) },
  );
  let version = 0;
  const step = (customer: SignedIn, day: number, to: SampleStep["to"], set: SampleStep["set"], note = ""): Promise<void> => {
    version += 1;
    const clock = { now: () => daysBefore(now, asked - day, 4) };
    return stepSample({ db, customer, clock, translate: english }, { sampleId, version, to, set, note });
  };
  if (promised) await step(mill, promised.on, "confirmed", { promised_date: dateOf(promised.day) });
  if (prepared !== undefined) await step(mill, prepared, "preparing", {});
  if (sent !== undefined)
    await step(mill, sent, "sent", {
      courier: COURIERS[at % COURIERS.length]!,
      tracking_no: String(7_310_000_000 + at * 8_191),
      sent_at: daysBefore(now, asked - sent, 4),
    });
  if (received !== undefined) await step(buyer, received, "received", { received_at: daysBefore(now, asked - received, 4) });
  if (comment) {
    const { rating, text: feedback, verdict = null } = comment;
    await step(buyer, comment.day, "commented", { rating, feedback, verdict }, feedback);
  }
  if (ends) await step(ends.as === "refused" ? mill : buyer, ends.day, ends.as, { reason: ends.reason }, ends.reason);
  return sampleId;
}
