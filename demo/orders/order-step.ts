import { type Order, STEP_KEYS, type StepKey } from "@selvedge/contract";
import {
  addDays,
  type Db,
  dayOf,
  idOf,
  moveOrderByMillWithin,
  orderableQuantity,
  placeOrderWithin,
  readOrder,
  readOrderTerms,
  receiveOrderWithin,
  reportProgressWithin,
  type SignedIn,
} from "@selvedge/server";
import { english } from "../desk/people.ts";
import { DEMO_PEOPLE } from "../people/demo-people.ts";
import type { Services } from "../scope.ts";
import { ORDER_STORIES, type OrderStory } from "./order-stories.ts";

/** A notice of something longer ago than this has been read. */
const NEWS_DAYS = 10;
/** Metres from which a line leaves the mill in two loads. */
const TWO_LOADS_FROM = 1_200;
const METRES_A_ROLL = 55;
const LAST = STEP_KEYS.at(-1)!;

const HOMES = {
  house: {
    userName: "Noor Haddad",
    tel: "+44 20 7946 0812",
    country: "GB",
    city: "London",
    streetName: "12 Calvert Avenue",
    zip: "E2 7JP",
  },
  other: {
    userName: "Marta Conti",
    tel: "+39 02 5550 172",
    country: "IT",
    city: "Milano",
    streetName: "Via Palermo 11",
    zip: "20121",
  },
  atelier: {
    userName: "Yuki Minami",
    tel: "+81 75 555 0164",
    country: "JP",
    city: "Kyoto",
    streetName: "Gokomachi 381",
    zip: "604-8075",
  },
} as const;
const HOME_OF: Readonly<Record<string, keyof typeof HOMES>> = {
  "buyer@selvedge.demo": "other",
  "atelier@selvedge.demo": "atelier",
};

/** Writes the demo customers' orders by walking the state tables, as their people and the mill's would have done it. */
export async function seedOrders({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  const now = clock.now();
  const fabrics = await db.selectFrom("products").select("id").where("stock", "<>", "out").orderBy("code").execute();
  const kept = await db
    .selectFrom("products")
    .select("id")
    .where("stock", "=", "ready")
    .where("stock_metres", ">", 400)
    .orderBy("code")
    .execute();
  if (fabrics.length === 0) return;
  const people = await seedAddresses(db, now);
  for (const [i, story] of ORDER_STORIES.entries()) {
    const idAt = (list: typeof fabrics, place: number) => list[place % list.length]?.id;
    await db.transaction().execute(async (tx) => {
      const lines = story.lines.flatMap((line) => {
        const productId = idAt(line.supply === "stock" ? kept : fabrics, line.fabric);
        return productId ? [{ ...line, productId }] : [];
      });
      if (lines.length > 0 && people.has(story.who)) await walk(tx, { story, lines, number: i + 1 }, people, now);
    });
  }
  const old = new Date(now.getTime() - NEWS_DAYS * 86_400_000);
  await db
    .updateTable("notices")
    .set((eb) => ({ read_at: eb.ref("created_at") }))
    .where("read_at", "is", null)
    .where("subject_kind", "=", "order")
    .where("created_at", "<", old)
    .execute();
}

type Person = SignedIn & { readonly addressId: string };
type People = ReadonlyMap<string, Person>;

/** The demo people as if signed in, the customers' with an address. */
async function seedAddresses(db: Db, now: Date): Promise<People> {
  const people = new Map<string, Person>();
  for (const { username } of DEMO_PEOPLE) {
    const row = await db
      .selectFrom("users")
      .innerJoin("companies", "companies.id", "users.company_id")
      .select(["users.id", "users.company_id", "users.role", "users.name", "companies.name as company"])
      .where("username", "=", username)
      .executeTakeFirst();
    // A portal that was set up before has not everybody.
    if (!row) continue;
    const known = await db.selectFrom("addresses").select("id").where("user_id", "=", row.id).executeTakeFirst();
    const addressId = known?.id ?? idOf("address", username);
    const home = HOMES[HOME_OF[username] ?? "house"];
    const { userName, streetName, ...rest } = home;
    await db
      .insertInto("addresses")
      .values({
        id: addressId,
        user_id: row.id,
        user_name: userName,
        street_name: streetName,
        company: row.company,
        ...rest,
        is_default: true,
        created_at: now,
      })
      .onConflict((on) => on.doNothing())
      .execute();
    const { id: userId, company_id: companyId, role, name, company } = row;
    people.set(username, { userId, companyId, role, name, company, sessionId: "", handleHash: "", addressId });
  }
  return people;
}

type OrderWalk = {
  readonly story: OrderStory;
  readonly lines: readonly (OrderStory["lines"][number] & { readonly productId: string })[];
  readonly number: number;
};

/** One order from the day it was placed until today. */
async function walk(tx: Db, { story, lines, number }: OrderWalk, people: People, now: Date): Promise<void> {
  const customer = people.get(story.who)!;
  const mill = people.get("sales@selvedge.demo")!;
  const today = dayOf(now);
  const placed = addDays(today, -story.placedDaysAgo);
  const acting = (who: SignedIn, day: string, hour: number) => ({
    customer: who,
    translate: english,
    now: new Date(Math.min(now.getTime(), Date.parse(`${day}T${String(hour).padStart(2, "0")}:00:00Z`))),
  });
  const terms = await readOrderTerms(
    tx,
    customer.companyId,
    lines.map(({ productId }) => productId),
  );
  const items = lines.map(({ productId, quantity, supply }) => ({
    productId,
    productNum: orderableQuantity(terms.get(productId)!.terms, quantity),
    supply,
    color: "",
    note: "",
  }));
  const first = acting(customer, placed, 9);
  const { orderId } = await placeOrderWithin(
    tx,
    customer,
    {
      placing: {
        addressId: customer.addressId,
        items,
        message: "",
        poNumber: `PO ${76_900 + number * 17}`,
        requestedDate: addDays(placed, 45),
        kind: "fabric",
      },
      once: null,
    },
    first,
  );
  const move = (to: "confirmed" | "onHold" | "cancelled", day: string, note = "") =>
    moveOrderByMillWithin(tx, { orderId, to, note }, acting(mill, day, 10));
  if (story.turn === "unanswered") return;
  if (story.turn === "cancelled") {
    await move("cancelled", addDays(placed, 2), "Cancelled at the customer's wish");
    return;
  }
  const order = await move("confirmed", addDays(placed, 1));
  if (story.turn === "notBegun") return;
  if (story.turn === "held") {
    await move("onHold", addDays(placed, 3), "Waits for the approved lap-dip");
    return;
  }
  await produce(tx, order, { story, mill, today, acting });
  const shipped = await readOrder(tx, orderId, acting(customer, today, 12));
  const sent = shipped.shipments.at(-1);
  const arrived = sent && addDays(sent.shippedAt.slice(0, 10), 9);
  if (shipped.status === "shipped" && arrived && arrived <= today)
    await receiveOrderWithin(tx, { orderId }, acting(customer, arrived, 15));
}

type Said = {
  day: string;
  order: number;
  noticeDetailId: string;
  step: StepKey;
  state: "active" | "done" | "blocked";
  part: number;
};

/** The steps as they were planned, later by what the mill fell behind, until today. */
async function produce(
  tx: Db,
  order: Order,
  {
    story,
    mill,
    today,
    acting,
  }: {
    story: OrderStory;
    mill: SignedIn;
    today: string;
    acting: (who: SignedIn, day: string, hour: number) => Parameters<typeof reportProgressWithin>[2];
  },
): Promise<void> {
  const said = order.lines
    .flatMap((line, i) =>
      line.steps.flatMap(({ step, seq, state, plannedStart, plannedEnd }): Said[] => {
        if (state === "skipped") return [];
        // The first line of a late order falls behind in the second half of its way.
        const behind = i === 0 && seq >= 4 ? story.behind : 0;
        const target = { noticeDetailId: line.noticeDetailId, step };
        const twice = step === LAST && line.productNum >= TWO_LOADS_FROM;
        const end = addDays(plannedEnd!, behind);
        return [
          { ...target, day: addDays(plannedStart!, behind), order: seq * 2, state: "active", part: twice ? 0.4 : 0 },
          { ...target, day: end, order: seq * 2 + 1, state: story.turn === "blocked" && seq === 2 ? "blocked" : "done", part: 1 },
        ];
      }),
    )
    .filter(({ day }) => day <= today)
    .sort((a, b) => (a.day === b.day ? a.order - b.order : a.day < b.day ? -1 : 1));
  const stopped = new Set<string>();
  for (const { noticeDetailId, step, state, part, day } of said) {
    if (stopped.has(noticeDetailId)) continue;
    if (state === "blocked") stopped.add(noticeDetailId);
    const line = order.lines.find((one) => one.noticeDetailId === noticeDetailId)!;
    const before = line.steps.find((one) => one.step === step)!.version;
    // Each step is begun and then finished: the second report is of the next version.
    const version = state === "active" ? before : before + 1;
    const quantityDone = Math.round(line.productNum * part);
    await reportProgressWithin(
      tx,
      {
        noticeDetailId,
        step,
        state,
        version,
        quantityDone,
        ...(state === "blocked" && { remark: "The dye lot is dyed again" }),
        ...(step === LAST && {
          shipment: {
            carrier: "Maersk",
            trackingNo: `MSKU${line.lineId.slice(-7).toUpperCase()}`,
            etaDate: addDays(day, 8),
            rolls: Math.ceil(quantityDone / METRES_A_ROLL),
            cartons: 0,
          },
        }),
      },
      acting(mill, day, 14),
    );
  }
}
