import {
  addAddress,
  cancelSample,
  confirmSample,
  createSample,
  deskHistory,
  LANGUAGES,
  type Lang,
  mySample,
  prepareSample,
  refuseSample,
  type Sample,
  sampleFeedback,
  sampleLabel,
  sampleReceived,
  sendSample,
  uploadImage,
} from "@selvedge/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seedSamples } from "../../demo/desk/steps/sample-step.ts";
import { sampleLabels } from "../../server/trade/samples/label.ts";
import { addressOf, BUYER, type Client, SALES, type TestApp } from "./harness.ts";
import { aPicture, NO_ID, productIdsOf, startMill, styleIdOf } from "./mill.ts";
import { codesOf, says } from "./pdf-text.ts";

let portal: TestApp;
let designer: Client;
let buyer: Client;
let mill: Client;
let productId: string;
let addressId: string;
const home = { userName: "Ada Fell", tel: "+44 20 7946 0143", country: "GB", city: "London", streetName: "41 Calvert Avenue" };
beforeAll(async () => {
  portal = await startMill({ limits: { rates: false } });
  designer = await portal.signIn();
  buyer = await portal.signIn(BUYER.username);
  mill = await portal.signIn(SALES.username);
  [productId] = (await productIdsOf(portal)) as [string];
  ({ addressId } = await designer.call(addAddress, home));
});
afterAll(() => portal.close());

const ask = (more: object = {}) =>
  designer.call(createSample, {
    kind: "yardage",
    items: [{ productId, quantity: 3 }],
    addressId,
    requestedDate: "2026-11-30",
    ...more,
  });
const stepOf = ({ sampleId, version }: Sample) => ({ sampleId, version });
async function sent(sample: Sample): Promise<Sample> {
  const confirmed = await mill.call(confirmSample, { ...stepOf(sample), promisedDate: "2026-12-04" });
  const preparing = await mill.call(prepareSample, stepOf(confirmed));
  return mill.call(sendSample, { ...stepOf(preparing), courier: "DHL", trackingNo: "4711" });
}

test("a sample is asked for, promised later than asked, sent, received and commented", async () => {
  const asked = await ask();
  expect(asked).toMatchObject({
    sampleNo: "SM-26-0001",
    status: "requested",
    laterDays: 0,
    round: 1,
    address: { city: "London" },
  });
  expect(asked.items).toMatchObject([{ product: { productId }, design: null, quantity: { value: 3, unit: "m" } }]);
  const onTheWay = await sent(asked);
  expect(onTheWay).toMatchObject({ status: "sent", promisedDate: "2026-12-04", laterDays: 4, lateDays: 0, trackingNo: "4711" });
  const received = await designer.call(sampleReceived, stepOf(onTheWay));
  expect(received.receivedAt).toBe(portal.clock.now().toISOString());
  const commented = await designer.call(sampleFeedback, { ...stepOf(received), rating: 4, text: "dry hand" });
  expect(commented).toMatchObject({ status: "commented", feedback: { rating: 4, text: "dry hand", verdict: null } });
  expect(await designer.ask(sampleFeedback, { ...stepOf(commented), rating: 5 })).toMatchObject({ code: 40903 });
});

test("the mill's photographs of what it sends are the customer's to see, apart from the sketches; a picture that is not the mill's is refused", async () => {
  const own = { file: { bytes: await aPicture(), name: "sketch.png" } };
  const { imageId: sketch } = await designer.call(uploadImage, { purpose: "artwork" }, own);
  const asked = await ask({ kind: "garment", note: "Short sleeves", imageIds: [sketch] });
  const confirmed = await mill.call(confirmSample, { ...stepOf(asked), promisedDate: "2026-12-04" });
  const preparing = await mill.call(prepareSample, stepOf(confirmed));
  const { imageId } = await mill.call(uploadImage, { purpose: "message" }, own);
  const sending = { ...stepOf(preparing), courier: "DHL" };
  const wrong = await mill.ask(sendSample, { ...sending, imageIds: [imageId, sketch] });
  expect(wrong).toMatchObject({ code: 40001, data: { fields: [{ path: "imageIds", rule: "exists" }] } });
  expect(await mill.ask(sendSample, { ...sending, imageIds: Array.from({ length: 11 }, () => imageId) })).toMatchObject({
    code: 40001,
  });
  expect((await designer.call(mySample, { sampleId: asked.sampleId })).list[0]).toMatchObject({
    status: "preparing",
    photos: [],
  });
  await mill.call(sendSample, { ...sending, imageIds: [imageId] });
  const [sample] = (await designer.call(mySample, { sampleId: asked.sampleId })).list;
  expect([sample!.images, sample!.photos].map((all) => all.map((one) => one.imageId))).toEqual([[sketch], [imageId]]);
  expect((await designer.send({ method: "GET", url: sample!.photos[0]!.url })).statusCode).toBe(200);
});

test("the company and the mill read what happened to a sample; another company does not", async () => {
  const asked = await ask({ note: "Both sides brushed" });
  const { sampleId: id } = await mill.call(refuseSample, { ...stepOf(asked), reason: "No yarn" });
  const { list } = await designer.call(deskHistory, { kind: "sample", id });
  expect(list.map(({ state, actor, text }) => [state, actor, text])).toEqual([
    ["requested", "Ada Fell", "Both sides brushed"],
    ["refused", expect.any(String), "No yarn"],
  ]);
  expect((await mill.call(deskHistory, { kind: "sample", id })).list).toEqual(list);
  expect(await buyer.ask(deskHistory, { kind: "sample", id })).toMatchObject({ code: 40400 });
});

test("the same request sent twice under one key is one sample", async () => {
  const headers = { "idempotency-key": "k1" };
  const body = { kind: "hanger" as const, items: [{ productId }], addressId };
  const first = await designer.call(createSample, body, { headers });
  expect((await designer.call(createSample, body, { headers })).sampleId).toBe(first.sampleId);
  expect(await designer.ask(createSample, { ...body, note: "soft" }, { headers })).toMatchObject({ status: 409, code: 40905 });
  expect((await designer.call(createSample, body)).sampleId).not.toBe(first.sampleId);
});

test("a customer may cancel until it is being prepared, the mill may refuse with a reason", async () => {
  const preparing = await mill.call(
    prepareSample,
    stepOf(await mill.call(confirmSample, { ...stepOf(await ask()), promisedDate: "2026-12-01" })),
  );
  expect(await designer.ask(cancelSample, stepOf(preparing))).toMatchObject({ code: 40903, data: { allowed: [] } });
  expect(await designer.call(cancelSample, { ...stepOf(await ask()), reason: "dropped" })).toMatchObject({
    status: "cancelled",
    reason: "dropped",
  });
  expect(await mill.ask(refuseSample, stepOf(await ask()))).toMatchObject({ code: 40001 });
  expect(await mill.call(refuseSample, { ...stepOf(await ask()), reason: "sold out" })).toMatchObject({ status: "refused" });
});

test("another round of a garment sample counts on from the one before", async () => {
  const designId = await styleIdOf(portal);
  const first = await ask({ kind: "garment", items: [{ designId }] });
  expect(first).toMatchObject({ round: 1, items: [{ design: { id: designId }, quantity: { unit: "pc" } }] });
  const second = await ask({ kind: "garment", items: [{ designId }], repeats: first.sampleId });
  expect(second).toMatchObject({ round: 2, repeats: first.sampleId });
  expect((await designer.call(mySample, { kind: "garment" })).list.every(({ kind }) => kind === "garment")).toBe(true);
  expect((await designer.call(mySample, { kind: "fabric" })).list.some(({ kind }) => kind === "garment")).toBe(false);
});

test("a stale version is refused with the sample as it is now", async () => {
  const asked = await ask();
  await mill.call(confirmSample, { ...stepOf(asked), promisedDate: "2026-12-01" });
  expect(await designer.ask(cancelSample, stepOf(asked))).toMatchObject({
    code: 40900,
    data: { status: "confirmed", version: 2 },
  });
});

test("the steps of one side are refused to the other, and another company's sample is not found", async () => {
  const asked = await ask();
  expect(await designer.ask(confirmSample, { ...stepOf(asked), promisedDate: "2026-12-01" })).toMatchObject({ code: 40300 });
  expect(await mill.ask(cancelSample, stepOf(asked))).toMatchObject({ code: 40300 });
  const onTheWay = await sent(asked);
  expect(await buyer.ask(sampleReceived, stepOf(onTheWay))).toMatchObject({ code: 40400 });
  expect(await buyer.ask(cancelSample, stepOf(onTheWay))).toMatchObject({ code: 40400 });
  expect(await buyer.ask(sampleFeedback, { ...stepOf(onTheWay), rating: 1 })).toMatchObject({ code: 40400 });
  expect(await buyer.ask(mySample, { sampleId: asked.sampleId })).toMatchObject({ code: 40400 });
  expect(await buyer.ask(sampleLabel, { sampleId: asked.sampleId })).toMatchObject({ code: 40400 });
  expect(await buyer.ask(createSample, { kind: "hanger", items: [{ productId }], addressId })).toMatchObject({ code: 40400 });
  expect(await designer.ask(createSample, { kind: "garment", items: [], note: "x", addressId, repeats: NO_ID })).toMatchObject({
    code: 40400,
  });
});

test("malformed and anonymous calls are refused", async () => {
  const anonymous = portal.anonymous();
  const steps = { sampleId: NO_ID, version: 1 };
  for (const [call, body, who] of [
    [mySample, {}, designer],
    [createSample, { kind: "hanger", items: [{ productId }], addressId: NO_ID }, designer],
    [cancelSample, steps, designer],
    [sampleReceived, steps, designer],
    [sampleFeedback, { ...steps, rating: 3 }, designer],
    [sampleLabel, { sampleId: NO_ID }, designer],
    [confirmSample, { ...steps, promisedDate: "2026-12-01" }, mill],
    [refuseSample, { ...steps, reason: "x" }, mill],
    [prepareSample, steps, mill],
    [sendSample, { ...steps, courier: "DHL" }, mill],
  ] as const) {
    expect(await anonymous.ask(call, body)).toMatchObject({ code: 40100 });
    expect(await who.ask(call, { sampleId: "x", pageNum: 0 })).toMatchObject({ code: 40001 });
    if (call !== mySample) expect(await who.ask(call, body)).toMatchObject({ code: 40400 });
  }
  expect(await designer.ask(createSample, { kind: "hanger", items: [], addressId })).toMatchObject({ code: 40001 });
  expect(await designer.ask(createSample, { kind: "hanger", items: [{ productId: NO_ID }], addressId })).toMatchObject({
    code: 40400,
  });
});

/** What a sample by the metre is called on its label. */
const SAMPLE_LENGTH: Readonly<Record<Lang, string>> = {
  cn: "样布",
  en: "Sample length",
  jp: "サンプル着分",
  kor: "샘플 원단",
  esp: "Metraje de muestra",
  fr: "Métrage d’essai",
  ita: "Metraggio campione",
  rus: "Метраж на образец",
  tur: "Numune metraj",
  arab: "قماش عيّنة بالمتر",
};

test("labels are a PDF in the reader's language", async () => {
  const { sampleId } = await ask();
  for (const lang of LANGUAGES) {
    const answer = await designer.send({ method: "GET", url: addressOf(sampleLabel, { sampleId, lang }) });
    expect(answer.headers["content-type"]).toContain("application/pdf");
    for (const other of LANGUAGES)
      expect([lang, other, says(answer.rawPayload, SAMPLE_LENGTH[other])]).toEqual([lang, other, lang === other]);
  }
});

test("a label's code names the fabric and the sample, a garment's the sample alone", async () => {
  const sample = await ask();
  const { sampleId } = sample;
  const [item] = sample.items;
  const words = { language: "en" as const, translate: (english: string) => english, origin: "https://mill.example" };
  const of = async (one: Sample) => codesOf(await sampleLabels(one, words));
  expect(await of(sample)).toEqual([`https://mill.example/goodsDetails?productId=${productId}&sampleId=${sampleId}`]);
  const garment = { ...sample, items: [{ ...item!, product: null }] };
  expect(await of(garment)).toEqual([`https://mill.example/mySample?sampleId=${sampleId}`]);
});

test("the demo data has every kind and state, a later promise and a late parcel", async () => {
  await seedSamples(portal.db, portal.clock.now(), { fabrics: await productIdsOf(portal), styles: [await styleIdOf(portal)] });
  const { list, counts } = await mill.call(mySample, { pageSize: 100 });
  expect(Object.values(counts).every((count) => count > 0)).toBe(true);
  expect(new Set(list.map(({ kind }) => kind)).size).toBe(5);
  expect(list.some(({ laterDays, lateDays }) => laterDays > 0 && lateDays > 0)).toBe(true);
});
