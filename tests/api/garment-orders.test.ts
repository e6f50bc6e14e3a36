import {
  addOrder,
  cancelOrder,
  cartonsOf,
  confirmSample,
  createSample,
  exportOrders,
  GARMENT_STEP_KEYS,
  getStepTimes,
  type InputOf,
  listInspections,
  moveOrder,
  myOrder,
  type OrderPage,
  orderCalendar,
  orderReceived,
  prepareSample,
  reorder,
  reportStep,
  type Sample,
  sampleFeedback,
  sampleReceived,
  saveProposal,
  sendSample,
} from "@selvedge/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addressOf, BUYER, type Client, HEAD, SALES, type TestApp } from "./harness.ts";
import { aDocument, NO_ID, productIdsOf, startMill, styleIdOf } from "./mill.ts";
import { advanceStep, anAddress, order, read, sell } from "./orders.ts";

let portal: TestApp;
let ada: Client;
let noor: Client;
let marta: Client;
let mill: Client;
let designId: string;
let sizes: string[];
let sampleId: string;
let addressId: string;

beforeAll(async () => {
  portal = await startMill({ limits: { rates: false } });
  [ada, noor, marta, mill] = (await Promise.all([
    portal.signIn(),
    ...[HEAD, BUYER, SALES].map(({ username }) => portal.signIn(username)),
  ])) as [Client, Client, Client, Client];
  designId = await styleIdOf(portal);
  ({ sizes } = await portal.db.selectFrom("styles").select("sizes").where("id", "=", designId).executeTakeFirstOrThrow());
  addressId = await anAddress(ada);
  sampleId = (await sampled("approved")).sampleId;
});
afterAll(() => portal.close());

const asked = () => ada.call(createSample, { kind: "garment", items: [{ designId }], addressId });
/** A garment sample that came and was judged. */
async function sampled(verdict: "approved" | "another"): Promise<Sample> {
  const stepOf = ({ sampleId: id, version }: Sample) => ({ sampleId: id, version });
  const confirmed = await mill.call(confirmSample, { ...stepOf(await asked()), promisedDate: "2026-12-04" });
  const sent = await mill.call(sendSample, { ...stepOf(await mill.call(prepareSample, stepOf(confirmed))), courier: "DHL" });
  const received = await ada.call(sampleReceived, stepOf(sent));
  return ada.call(sampleFeedback, { ...stepOf(received), rating: 5, verdict });
}

type Garment = NonNullable<InputOf<typeof addOrder>["garment"]>;
const packing = { piecesPerCarton: 20, assortment: "solid", labels: ["main", "care"] } as const;
const cellsOf = (...counts: readonly [colour: string, size: number, quantity: number][]) =>
  counts.map(([colour, size, quantity]) => ({ size: sizes[size]!, colour, quantity }));
const MATRIX = () => cellsOf(["Ink", 1, 50], ["Ink", 0, 30], ["Ecru", 0, 10], ["Ecru", 2, 25]);
const asGarment = (more: Partial<Garment> = {}) => ({
  addressId,
  kind: "garment" as const,
  garment: { sampleId, designId, cells: MATRIX(), packing: { ...packing, labels: [...packing.labels] }, ...more },
});
const ordered = async (more: Partial<Garment> = {}) => (await ada.call(addOrder, asGarment(more))).orderId;
const PRICE = { amount: 2_345, currency: "USD" };
async function confirmed(orderId: string) {
  const { version, lines } = await read(mill, orderId);
  const prices = [{ lineId: lines[0]!.lineId, price: PRICE }];
  return mill.call(moveOrder, { orderId, to: "confirmed", version, promisedDate: "2027-01-20", prices });
}
/** Everything before the last step is done. */
async function packed(orderId: string) {
  await confirmed(orderId);
  for (const step of GARMENT_STEP_KEYS.slice(0, -1))
    for (const state of ["active", "done"] as const)
      expect((await advanceStep(mill, { orderId }, { step, state })).code).toBe(20000);
}

test("an approved sample becomes an order on request: sizes by colours, seven steps of its own, measures and packing", async () => {
  const placed = await ada.call(addOrder, { ...asGarment(), poNumber: "PO 9", requestedDate: "2027-01-15", message: "Folded." });
  expect(placed).toMatchObject({ status: "submitted", total: null });
  const whole = await read(ada, placed.orderId);
  expect(whole).toMatchObject({
    kind: "garment",
    lineCount: 1,
    quantity: { value: 115, unit: "pc" },
    delivered: { value: 0, unit: "pc" },
    total: null,
    currentStep: null,
    allowed: ["cancelled"],
    poNumber: "PO 9",
    message: "Folded.",
    lines: [{ product: null, design: { id: designId }, productNum: 115, unit: "pc", price: null, tolerancePct: 0 }],
  });
  expect(whole.styleName).toBe(whole.garment!.design.name);
  expect(whole.productImg).toBe(whole.garment!.design.designImg);
  expect(whole.lines[0]!.steps.map(({ step, state }) => [step, state])).toEqual(
    GARMENT_STEP_KEYS.map((step) => [step, "pending"]),
  );
  expect(whole.garment).toMatchObject({
    sampleId,
    proposal: null,
    sizes: sizes.slice(0, 3),
    colours: ["Ink", "Ecru"],
    packing,
  });
  expect(whole.garment!.cells.map(({ colour, size, ordered: count, delivered }) => [colour, size, count, delivered])).toEqual([
    ["Ink", sizes[0], 30, 0],
    ["Ink", sizes[1], 50, 0],
    ["Ecru", sizes[0], 10, 0],
    ["Ecru", sizes[2], 25, 0],
  ]);
  const girths = whole.garment!.measures.map(({ size, measures }) => [size, measures[0]!.mm] as const);
  expect(girths.map(([size]) => size)).toEqual(sizes.slice(0, 3));
  expect(girths[1]![1]).toBeGreaterThan(girths[0]![1]);
  expect(whole.history).toMatchObject([{ type: "created", side: "customer" }]);
  expect(whole.threadId).not.toBeNull();
});

test("a design of the company lends its picture, its name and what it chooses of the garment's options", async () => {
  const document = await aDocument(portal, ada);
  const plain = (await read(ada, await ordered())).garment!.measures[0]!.measures;
  const longer = { ...document, options: { bodyLength: 50 } };
  const { proposalId } = await ada.call(saveProposal, { designId, name: "For production", document: longer });
  const { garment } = await read(ada, await ordered({ proposalId }));
  expect(garment!.proposal).toEqual({ proposalId, name: "For production" });
  const lengthOf = (measures: typeof plain) => measures.find(({ name }) => name === "Length")!.mm;
  expect(lengthOf(garment!.measures[0]!.measures) - lengthOf(plain)).toBeCloseTo(50, 1);
  const theirs = await marta.call(saveProposal, { designId, name: "Another's", document });
  expect(await ada.ask(addOrder, asGarment({ proposalId: theirs.proposalId }))).toMatchObject({ code: 40400 });
});

test("the same key is one order; what is malformed, not approved or another's is refused, and nothing is written", async () => {
  const headers = { "idempotency-key": "g 1" };
  const body = asGarment();
  const answers = await Promise.all([1, 2].map(() => ada.ask(addOrder, body, { headers })));
  expect(new Set(answers.map(({ data }) => data.orderId)).size).toBe(1);
  expect((await ada.ask(addOrder, body, { headers })).data).toEqual(answers[0]!.data);

  const { total } = (await ada.call(myOrder, { kind: "garment" })) as OrderPage;
  const twice = [...MATRIX(), ...cellsOf(["Ink", 0, 1])];
  const foreign = [...MATRIX(), { size: "77 X", colour: "Ink", quantity: 3 }];
  const [productId] = await productIdsOf(portal);
  for (const [wrong, path] of [
    [asGarment({ cells: foreign }), "garment.cells.4.size"],
    [asGarment({ cells: twice }), "garment.cells.4"],
    [asGarment({ cells: [] }), "garment.cells"],
    [asGarment({ cells: cellsOf(["Ink", 0, 1.5]) }), "garment.cells.0.quantity"],
    [asGarment({ cells: cellsOf(["  ", 0, 1]) }), "garment.cells.0.colour"],
    [{ addressId, kind: "garment" }, "garment"],
    [{ addressId, kind: "garment", items: [{ productId, productNum: 3 }] }, "garment"],
    [{ ...asGarment(), kind: "fabric", items: [{ productId, productNum: 3 }] }, "garment"],
    [{ ...asGarment(), requestedDate: "2020-01-01" }, "requestedDate"],
  ] as const)
    expect(await ada.ask(addOrder, wrong), path).toMatchObject({ code: 40001, data: { fields: [{ path }] } });
  expect(await portal.anonymous().ask(addOrder, body)).toMatchObject({ code: 40100 });
  expect(await marta.ask(addOrder, { ...body, addressId: await anAddress(marta) })).toMatchObject({ code: 40400 });
  expect(await ada.ask(addOrder, asGarment({ sampleId: NO_ID }))).toMatchObject({ code: 40400 });
  expect(await ada.ask(addOrder, asGarment({ designId: NO_ID }))).toMatchObject({ code: 40400 });
  for (const { sampleId: other, status } of [await sampled("another"), await asked()])
    expect(await ada.ask(addOrder, asGarment({ sampleId: other }))).toMatchObject({ code: 40903, data: { state: status } });
  expect(((await ada.call(myOrder, { kind: "garment" })) as OrderPage).total).toBe(total);
});

test("the mill confirms with a price a piece and a day, neither may be missing; the sum is exact", async () => {
  const orderId = await ordered();
  const { version, lines } = await read(mill, orderId);
  const prices = [{ lineId: lines[0]!.lineId, price: PRICE }];
  const to = { orderId, to: "confirmed" as const, version };
  expect(await mill.ask(moveOrder, { ...to, promisedDate: "2027-01-20" })).toMatchObject({
    data: { fields: [{ path: "prices" }] },
  });
  expect(await mill.ask(moveOrder, { ...to, prices })).toMatchObject({ data: { fields: [{ path: "promisedDate" }] } });
  expect(await ada.ask(moveOrder, { ...to, promisedDate: "2027-01-20", prices })).toMatchObject({ code: 40300 });
  expect(await mill.ask(moveOrder, { ...to, version: version + 1, promisedDate: "2027-01-20", prices })).toMatchObject({
    code: 40900,
    data: { garment: { sampleId } },
  });
  const whole = await confirmed(orderId);
  expect(whole).toMatchObject({
    status: "confirmed",
    total: { amount: 115 * 2_345, currency: "USD" },
    promisedDate: "2027-01-20",
    currentStep: "fabricInHouse",
    lines: [{ price: PRICE, subtotal: { amount: 269_675 } }],
  });
  const { steps } = whole.lines[0]!;
  expect(steps.at(-1)!.plannedEnd).toBe("2027-01-20");
  expect(steps.every(({ plannedStart, plannedEnd }) => plannedStart! <= plannedEnd!)).toBe(true);
  expect((await read(ada, orderId)).allowed).toEqual(["cancelled"]);
  expect((await ada.call(cancelOrder, { orderId })).status).toBe("cancelled");
});

test("parts leave by size and colour until everything has; more than was ordered of one is refused", async () => {
  const orderId = await ordered();
  await packed(orderId);
  const ship = (said: Partial<InputOf<typeof reportStep>>) =>
    advanceStep(mill, { orderId }, { step: "shipped", state: "active", ...said } as Parameters<typeof advanceStep>[2]);
  const parcel = { carrier: "DHL", trackingNo: "JD 1", cartons: 3, grossKg: 18.4 };
  const first = cellsOf(["Ink", 0, 30], ["Ecru", 2, 5]);
  expect((await ship({ shipment: { ...parcel, cells: first } })).code).toBe(20000);
  const part = await read(ada, orderId);
  expect(part).toMatchObject({ status: "partShipped", delivered: { value: 35 }, lines: [{ deliveredNum: 35 }] });
  expect(part.shipments).toMatchObject([{ cartons: 3, grossKg: 18.4, quantity: { value: 35, unit: "pc" } }]);
  expect(part.shipments[0]!.cells).toHaveLength(2);
  expect(part.garment!.cells.map(({ delivered }) => delivered)).toEqual([30, 0, 0, 5]);

  for (const [cells, path] of [
    [cellsOf(["Ink", 0, 1]), "shipment.cells.0"],
    [cellsOf(["Ecru", 2, 20], ["Ecru", 2, 1]), "shipment.cells.1"],
    [cellsOf(["Rust", 0, 1]), "shipment.cells.0"],
    [cellsOf(["Ecru", 1, 1]), "shipment.cells.0"],
  ] as const)
    expect(await ship({ shipment: { cells } })).toMatchObject({ code: 40001, data: { fields: [{ path }] } });
  expect(await ship({ quantityDone: 99, shipment: { cells: cellsOf(["Ink", 1, 1]) } })).toMatchObject({
    data: { fields: [{ path: "quantityDone" }] },
  });
  expect((await read(ada, orderId)).delivered.value).toBe(35);
  const times = (await mill.call(getStepTimes, { orderId }))[0]!;
  const last = { noticeDetailId: times.noticeDetailId, step: "shipped" as const, state: "done" as const };
  expect(await mill.ask(reportStep, { ...last, version: 99 })).toMatchObject({ code: 40900 });
  expect(await ada.ask(reportStep, { ...last, version: 2 })).toMatchObject({ code: 40300 });

  expect((await ship({ state: "done" })).code).toBe(20000);
  const whole = await read(ada, orderId);
  expect(whole).toMatchObject({ status: "shipped", delivered: { value: 115 }, currentStep: "shipped", progress: 1 });
  expect(whole.garment!.cells.every((cell) => cell.delivered === cell.ordered)).toBe(true);
  const sent = whole.shipments.map(({ quantity, grossKg }) => [quantity.value, grossKg] as const);
  expect(sent.toSorted(([a], [b]) => a - b)).toEqual([
    [35, 18.4],
    [80, null],
  ]);
  expect((await ada.call(orderReceived, { orderId })).status).toBe("completed");
  expect(await ada.call(reorder, { orderId })).toEqual({ items: [], gone: 0 });
  expect(await marta.ask(reorder, { orderId })).toMatchObject({ code: 40400 });
});

test("a step of the other kind, and sizes of a fabric, are refused", async () => {
  const orderId = await ordered();
  await confirmed(orderId);
  const times = (await mill.call(getStepTimes, { orderId }))[0]!;
  const said = { noticeDetailId: times.noticeDetailId, state: "active" as const, version: 1 };
  expect(await mill.ask(reportStep, { ...said, step: "dyeing" })).toMatchObject({ data: { fields: [{ path: "step" }] } });
  expect(await mill.ask(reportStep, { ...said, step: "sewing" })).toMatchObject({ code: 40903 });
  const productId = await sell(portal, 1);
  const cloth = await order(ada, [{ productId, productNum: 10 }]);
  const { version } = await read(mill, cloth);
  await mill.call(moveOrder, { orderId: cloth, to: "confirmed", version });
  for (const step of (await read(mill, cloth)).lines[0]!.steps.slice(0, -1))
    await advanceStep(mill, { orderId: cloth }, { step: step.step, state: "skipped" });
  expect(
    await advanceStep(
      mill,
      { orderId: cloth },
      { step: "shipped", state: "active", shipment: { cells: cellsOf(["Ink", 0, 1]) } },
    ),
  ).toMatchObject({ code: 40001, data: { fields: [{ path: "shipment.cells" }] } });
});

test("garments and fabrics are listed apart, found by their style, seen by the company alone, and have their own dates", async () => {
  const list = async (who: Client, body: object) => (await who.call(myOrder, body)) as OrderPage;
  const garments = await list(noor, { kind: "garment" });
  expect(garments.total).toBeGreaterThan(0);
  expect(garments.list.every(({ kind, styleName }) => kind === "garment" && styleName !== "")).toBe(true);
  const fabrics = await list(noor, { kind: "fabric" });
  expect(fabrics.list.every(({ kind, styleName }) => kind === "fabric" && styleName === "")).toBe(true);
  expect((await list(noor, {})).total).toBe(garments.total + fabrics.total);
  const { styleName } = garments.list[0]!;
  expect((await list(noor, { kind: "garment", keyword: styleName.slice(0, 4) })).total).toBe(garments.total);
  expect((await list(marta, { kind: "garment" })).total).toBe(0);
  expect(await marta.ask(myOrder, { orderId: garments.list[0]!.orderId })).toMatchObject({ code: 40400 });
  const atFabric = await list(noor, { kind: "garment", step: "fabricInHouse" });
  expect(atFabric.list.length).toBeGreaterThan(0);
  expect(atFabric.list.every(({ currentStep }) => currentStep === "fabricInHouse")).toBe(true);
  expect((await list(mill, { kind: "garment" })).total).toBeGreaterThanOrEqual(garments.total);
  const one = atFabric.list[0]!;
  const calendar = await ada.send({ method: "GET", url: addressOf(orderCalendar, { orderId: one.orderId }) });
  expect(calendar.body.replace(/\r\n /g, "")).toContain(`Sewing\\, ${styleName}`);
  const sheet = await ada.send({
    method: "POST",
    url: addressOf(exportOrders),
    headers: { "content-type": "application/json", "x-requested-with": "XMLHttpRequest" },
    payload: JSON.stringify({ kind: "garment" }),
  });
  expect(sheet.headers["content-type"]).toContain("spreadsheet");
  expect((await ada.call(listInspections, { orderId: one.orderId })).total).toBe(0);
});

test("cartons are filled by size and colour, or together", () => {
  const cells = cellsOf(["Ink", 0, 30], ["Ecru", 2, 40]);
  const [a, b] = cells as [(typeof cells)[0], (typeof cells)[0]];
  expect(cartonsOf({ piecesPerCarton: 20, assortment: "solid" }, cells)).toEqual([
    { size: a.size, colour: "Ink", cartons: 2, rest: 10 },
    { size: b.size, colour: "Ecru", cartons: 2, rest: 0 },
  ]);
  expect(cartonsOf({ piecesPerCarton: 20, assortment: "mixed" }, cells)).toEqual([
    { size: null, colour: null, cartons: 4, rest: 10 },
  ]);
});
