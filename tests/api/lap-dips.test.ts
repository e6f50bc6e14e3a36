import {
  cancelLapDip,
  cancelOrder,
  createLapDip,
  decideLapDip,
  deskHistory,
  erpFind,
  type LapDip,
  lapDipReceived,
  myLapDip,
  type OrderState,
  sendLapDipRound,
  startLapDip,
} from "@selvedge/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { reflectanceOf } from "../../demo/desk/dyes.ts";
import { seedLapDips } from "../../demo/desk/steps/lap-dip-step.ts";
import { BUYER, type Client, SALES, type TestApp } from "./harness.ts";
import { NO_ID, productIdsOf, startMill } from "./mill.ts";
import { order, read, sell } from "./orders.ts";

let portal: TestApp;
let designer: Client;
let buyer: Client;
let mill: Client;
let productId: string;
beforeAll(async () => {
  portal = await startMill({ limits: { rates: false } });
  designer = await portal.signIn();
  buyer = await portal.signIn(BUYER.username);
  mill = await portal.signIn(SALES.username);
  [productId] = (await productIdsOf(portal)) as [string];
});
afterAll(() => portal.close());

const NAVY = { navy: 1.6, red: 0.16 };
const standard = { kind: "physical" as const, name: "Harbour navy" };
const ask = (who = designer) =>
  who.call(createLapDip, { productId, standard, lightSources: ["D65", "A"], dueDate: "2026-11-30" });
const options = (...recipes: Parameters<typeof reflectanceOf>[0][]) =>
  recipes.map((recipe, index) => ({
    label: (["A", "B", "C", "D"] as const)[index]!,
    recipeNo: `R100-${index}`,
    spectrum: reflectanceOf(recipe),
  }));
const stepOf = ({ lapDipId, version }: LapDip) => ({ lapDipId, version });
const OFF = [
  { navy: 1.9, red: 0.16 },
  { navy: 1.6, red: 0.3 },
] as const;

/** A lap-dip whose first round lies in the customer's hand. */
async function inHand(who = designer): Promise<LapDip> {
  let lapDip = await ask(who);
  lapDip = await mill.call(startLapDip, { ...stepOf(lapDip), standardSpectrum: reflectanceOf(NAVY) });
  lapDip = await mill.call(sendLapDipRound, { ...stepOf(lapDip), courier: "DHL", trackingNo: "1", options: options(...OFF) });
  return who.call(lapDipReceived, stepOf(lapDip));
}

test("a lap-dip goes over three rounds; all of them stay, and the last one is approved", async () => {
  let lapDip = await inHand();
  expect(lapDip).toMatchObject({ lapDipNo: "LD-26-0001", status: "received", lateDays: 0 });
  for (const round of [1, 2]) {
    const decisions = (["A", "B"] as const).map((label) => ({ label, decision: "rejected" as const }));
    lapDip = await designer.call(decideLapDip, { ...stepOf(lapDip), round, decisions, reason: `too red ${round}` });
    expect(lapDip.status).toBe("rejected");
    lapDip = await mill.call(startLapDip, stepOf(lapDip));
    const next = options({ navy: 1.6 + 0.1 / round, red: 0.16 }, { navy: 1.6, red: 0.17 });
    lapDip = await mill.call(sendLapDipRound, { ...stepOf(lapDip), options: next });
    lapDip = await designer.call(lapDipReceived, stepOf(lapDip));
  }
  lapDip = await designer.call(decideLapDip, {
    ...stepOf(lapDip),
    round: 3,
    decisions: [{ label: "B", decision: "approvedWithComment", comment: "a breath deeper" }],
  });
  expect(lapDip.status).toBe("approved");
  expect(lapDip.rounds.map(({ round, reason, decidedBy }) => [round, reason, decidedBy])).toEqual([
    [1, "too red 1", "Ada Fell"],
    [2, "too red 2", "Ada Fell"],
    [3, "", "Ada Fell"],
  ]);
  expect(lapDip.rounds[2]!.options.map(({ decision, comment }) => [decision, comment])).toEqual([
    [null, ""],
    ["approvedWithComment", "a breath deeper"],
  ]);
  const history = await portal.db
    .selectFrom("desk_history")
    .select("to_state")
    .where("record_id", "=", lapDip.lapDipId)
    .orderBy("seq")
    .execute();
  expect(history.map(({ to_state }) => to_state).join(" ")).toBe(
    "requested inLab sent received rejected inLab sent received rejected inLab sent received approved",
  );
});

test("a lap-dip asked for from a line of an order shows the order, and is found by it; a line of another fabric or company is not found", async () => {
  const orderId = await order(designer, [{ productId: await sell(portal, 0), productNum: 60, color: "Harbour navy" }]);
  const { orderNo, lines } = await read(designer, orderId);
  const { lineId, color } = lines[0]!;
  const body = { productId, lineId, standard: { kind: "physical" as const, name: color } };
  const lapDip = await designer.call(createLapDip, body);
  expect(lapDip).toMatchObject({ orderId, orderNo, lineId, standard: { name: "Harbour navy" } });
  expect((await ask()).orderNo).toBeNull();
  for (const client of [designer, mill])
    expect((await client.call(myLapDip, { orderId })).list.map(({ lapDipId }) => lapDipId)).toEqual([lapDip.lapDipId]);
  const other = (await productIdsOf(portal))[1]!;
  expect(await designer.ask(createLapDip, { ...body, productId: other })).toMatchObject({ code: 40400 });
  expect(await designer.ask(createLapDip, { ...body, lineId: NO_ID })).toMatchObject({ code: 40400 });
  expect(await designer.ask(createLapDip, { ...body, lineId: "x" })).toMatchObject({ code: 40001 });
  expect(await buyer.ask(createLapDip, body)).toMatchObject({ code: 40400 });
  expect(await portal.anonymous().ask(createLapDip, body)).toMatchObject({ code: 40100 });
  expect((await buyer.call(myLapDip, { orderId })).list).toEqual([]);
});

test("a lap-dip is not asked for from a line whose order was cancelled or has left the mill, and is while the order is held", async () => {
  const placed = async () => {
    const orderId = await order(designer, [{ productId: await sell(portal, 0), productNum: 60, color: "Harbour navy" }]);
    return { orderId, lineId: (await read(designer, orderId)).lines[0]!.lineId };
  };
  const { orderId, lineId } = await placed();
  const body = { productId, lineId, standard };
  const after = async (status: OrderState) => {
    await portal.db.updateTable("orders").set({ status }).where("id", "=", orderId).execute();
    return designer.ask(createLapDip, body);
  };
  for (const status of ["cancelled", "partShipped", "shipped", "completed"] as const) {
    const refused = await after(status);
    expect(refused).toMatchObject({ status: 409, code: 40903 });
    expect(refused.body.data).toEqual({ state: status, allowed: [] });
  }
  for (const status of ["onHold", "submitted"] as const) expect(await after(status)).toMatchObject({ code: 20000 });
  const other = await placed();
  const { version } = await read(designer, other.orderId);
  await designer.call(cancelOrder, { orderId: other.orderId, version });
  expect(await designer.ask(createLapDip, { ...body, lineId: other.lineId })).toMatchObject({ code: 40903 });
});

test("the company and the mill read what happened to a lap-dip, with who did it and why; nobody else does", async () => {
  const { lapDipId, ...rest } = await inHand();
  const decisions = (["A", "B"] as const).map((label) => ({ label, decision: "rejected" as const }));
  await designer.call(decideLapDip, { lapDipId, version: rest.version, round: 1, decisions, reason: "too red" });
  const asked = { kind: "lapDip" as const, id: lapDipId };
  const { list } = await designer.call(deskHistory, asked);
  expect(list.map(({ state, side }) => `${state} ${side}`)).toEqual([
    "requested customer",
    "inLab staff",
    "sent staff",
    "received customer",
    "rejected customer",
  ]);
  expect(list.at(-1)).toMatchObject({ actor: "Ada Fell", text: "too red", type: "reject" });
  expect((await mill.call(deskHistory, asked)).list).toEqual(list);
  expect(await buyer.ask(deskHistory, asked)).toMatchObject({ code: 40400 });
  expect(await portal.anonymous().ask(deskHistory, asked)).toMatchObject({ code: 40100 });
  expect(await designer.ask(deskHistory, { ...asked, kind: "sample" })).toMatchObject({ code: 40400 });
  for (const odd of [{ kind: "order" }, { id: "x" }])
    expect(await designer.ask(deskHistory, { ...asked, ...odd })).toMatchObject({ code: 40001 });
});

test("the same request sent twice under one key is one lap-dip", async () => {
  const headers = { "idempotency-key": "lap-dip once" };
  const body = { productId, standard };
  const answers = await Promise.all([1, 2].map(() => designer.call(createLapDip, body, { headers })));
  expect(answers[0]!.lapDipId).toBe(answers[1]!.lapDipId);
  expect(await designer.ask(createLapDip, { ...body, note: "matt" }, { headers })).toMatchObject({ status: 409, code: 40905 });
  expect((await designer.call(createLapDip, body)).lapDipId).not.toBe(answers[0]!.lapDipId);
});

test("the nearer option has the smaller difference under every lamp that can be computed, and UV has none", async () => {
  const { rounds, standard: shown } = await inHand();
  const [a, b] = rounds[0]!.options;
  expect(a!.deltaE).toBeGreaterThan(1);
  expect(a!.deltaE).toBe(a!.seen[0]!.deltaE);
  expect(b!.seen.map(({ light, deltaE }) => [light, deltaE !== null])).toEqual([
    ["D65", true],
    ["A", true],
    ["TL84", true],
    ["UV", false],
  ]);
  expect(shown.hex).toMatch(/^#[0-9a-f]{6}$/);
  expect(shown.seen[0]!.hex).toBe(shown.hex);
});

test("everything rejected needs a reason, and nothing decided needs every option", async () => {
  const lapDip = await inHand();
  const decide = (decisions: unknown, reason = "") =>
    designer.ask(decideLapDip, { ...stepOf(lapDip), round: 1, decisions, reason });
  const rejected = ["A", "B"].map((label) => ({ label, decision: "rejected" }));
  expect(await decide(rejected)).toMatchObject({ code: 40001, data: { fields: [{ path: "reason" }] } });
  expect(await decide([rejected[0]], "too red")).toMatchObject({ code: 40001, data: { fields: [{ path: "decisions" }] } });
  expect(await decide([{ label: "D", decision: "approved" }])).toMatchObject({ code: 40001 });
  expect(await decide([{ label: "A", decision: "approvedWithComment" }])).toMatchObject({ code: 40001 });
  expect(await decide([])).toMatchObject({ code: 40001 });
  expect(await designer.ask(decideLapDip, { ...stepOf(lapDip), round: 2, decisions: rejected, reason: "x" })).toMatchObject({
    code: 40001,
  });
  expect((await designer.call(myLapDip, { lapDipId: lapDip.lapDipId })).list[0]!.version).toBe(lapDip.version);
});

test("a stale version is refused with the lap-dip as it is now", async () => {
  const lapDip = await inHand();
  const decisions = [{ label: "A" as const, decision: "approved" as const }];
  await designer.call(decideLapDip, { ...stepOf(lapDip), round: 1, decisions });
  const late = await designer.ask(decideLapDip, { ...stepOf(lapDip), round: 1, decisions });
  expect(late).toMatchObject({ code: 40900, data: { status: "approved", version: lapDip.version + 1 } });
});

test("one that is approved is not late, however long ago it was due; one that the laboratory has is", async () => {
  const [approved, open] = [await inHand(), await ask()];
  const decisions = [{ label: "A" as const, decision: "approved" as const }];
  await designer.call(decideLapDip, { ...stepOf(approved), round: 1, decisions });
  const ids = [approved.lapDipId, open.lapDipId];
  await portal.db.updateTable("lap_dips").set({ due_date: "2026-01-05" }).where("id", "in", ids).execute();
  const found = async ({ lapDipNo }: LapDip) => (await mill.call(erpFind, { number: lapDipNo })).list[0]!;
  expect(await found(approved)).toMatchObject({ state: "approved", lateDays: 0 });
  expect((await found(open)).lateDays).toBeGreaterThan(0);
});

test("each side takes its own steps only, and only those of the state it is in", async () => {
  const lapDip = await ask();
  expect(await designer.ask(startLapDip, stepOf(lapDip))).toMatchObject({ code: 40300 });
  expect(await mill.ask(lapDipReceived, stepOf(lapDip))).toMatchObject({
    code: 40903,
    data: { allowed: ["inLab", "cancelled"] },
  });
  expect(await designer.ask(lapDipReceived, stepOf(lapDip))).toMatchObject({ code: 40903, data: { allowed: ["cancelled"] } });
  const sent = await mill.call(sendLapDipRound, {
    ...stepOf(await mill.call(startLapDip, stepOf(lapDip))),
    options: [{ label: "A", recipeNo: "1", lab: [30, 2, -20] }],
  });
  expect(await mill.ask(lapDipReceived, stepOf(sent))).toMatchObject({ code: 40300 });
  const given = await designer.call(cancelLapDip, { ...stepOf(sent), reason: "dropped" });
  expect(given.status).toBe("cancelled");
  expect(await designer.ask(cancelLapDip, stepOf(given))).toMatchObject({ code: 40903, data: { allowed: [] } });
});

test("a company sees its own lap-dips only, the mill all; another's is not found", async () => {
  const lapDip = await ask(buyer);
  const own = await designer.call(myLapDip, { pageSize: 100 });
  expect(own.list.map(({ lapDipId }) => lapDipId)).not.toContain(lapDip.lapDipId);
  expect(new Set(own.list.map(({ company }) => company))).toEqual(new Set(["Northlight Studio"]));
  expect((await mill.call(myLapDip, { pageSize: 100 })).list.map(({ lapDipId }) => lapDipId)).toContain(lapDip.lapDipId);
  expect(await designer.ask(myLapDip, { lapDipId: lapDip.lapDipId })).toMatchObject({ code: 40400 });
  expect(await designer.ask(cancelLapDip, stepOf(lapDip))).toMatchObject({ code: 40400 });
  expect(await designer.ask(lapDipReceived, stepOf(lapDip))).toMatchObject({ code: 40400 });
  const theirs = await inHand(buyer);
  const decisions = [{ label: "A", decision: "approved" }];
  expect(await designer.ask(decideLapDip, { ...stepOf(theirs), round: 1, decisions })).toMatchObject({ code: 40400 });
});

test("a list is narrowed by state, by fabric and by words, and counts every state", async () => {
  const lapDip = await ask();
  const byNumber = await designer.call(myLapDip, { keyword: lapDip.lapDipNo });
  expect(byNumber.list.map(({ lapDipId }) => lapDipId)).toEqual([lapDip.lapDipId]);
  const asked = await designer.call(myLapDip, { status: ["requested"], productId });
  expect(asked.total).toBe(asked.counts.requested);
  expect(new Set(asked.list.map(({ status }) => status))).toEqual(new Set(["requested"]));
  expect((await designer.call(myLapDip, { keyword: "100%" })).total).toBe(0);
});

test("malformed and anonymous calls are refused", async () => {
  const anonymous = portal.anonymous();
  const steps = { lapDipId: NO_ID, version: 1 };
  for (const [call, body] of [
    [myLapDip, {}],
    [createLapDip, { productId, standard }],
    [lapDipReceived, steps],
    [cancelLapDip, steps],
    [startLapDip, steps],
    [decideLapDip, { ...steps, round: 1, decisions: [{ label: "A", decision: "approved" }] }],
    [sendLapDipRound, { ...steps, options: [{ label: "A", recipeNo: "1" }] }],
  ] as const) {
    expect(await anonymous.ask(call, body)).toMatchObject({ code: 40100 });
    const signedIn = call === startLapDip || call === sendLapDipRound ? mill : designer;
    const wrong = call === createLapDip ? { productId: "x" } : call === myLapDip ? { pageNum: 0 } : { lapDipId: "x" };
    expect(await signedIn.ask(call, wrong)).toMatchObject({ code: 40001 });
    if (call !== myLapDip && call !== createLapDip) expect(await signedIn.ask(call, body)).toMatchObject({ code: 40400 });
  }
  expect(await designer.ask(createLapDip, { productId: NO_ID, standard })).toMatchObject({ code: 40400 });
  expect(await designer.ask(createLapDip, { productId, standard: { kind: "lab", name: "x" } })).toMatchObject({ code: 40001 });
  const twice = [1, 2].map(() => ({ label: "A", recipeNo: "1" }));
  expect(await mill.ask(sendLapDipRound, { ...steps, options: twice })).toMatchObject({ code: 40001 });
});

test("the demo data has every state, three rounds, late ones, and a match that parts under another lamp", async () => {
  await seedLapDips(portal.db, portal.clock.now(), await productIdsOf(portal));
  const all = (await mill.call(myLapDip, { pageSize: 100 })).list.filter(({ createdAt }) => createdAt < "2026-11-21");
  expect(new Set(all.map(({ status }) => status))).toEqual(
    new Set(["requested", "inLab", "sent", "received", "approved", "rejected", "cancelled"]),
  );
  expect(Math.max(...all.map(({ rounds }) => rounds.length))).toBe(3);
  expect(all.some(({ lateDays }) => lateDays > 0)).toBe(true);
  const seen = all.flatMap(({ rounds }) => rounds.flatMap((round) => round.options.map((option) => option.seen)));
  expect(seen.some(([daylight, filament]) => daylight!.deltaE! < 2 && filament!.deltaE! - daylight!.deltaE! > 1)).toBe(true);
});
