import {
  addInspection,
  type DataOf,
  getFabricDefect,
  getInspection,
  type InputOf,
  inspectionLimits,
  inspectionPdf,
  LANGUAGES,
  type Lang,
  listInspections,
  listNotices,
  setInspectionLimits,
  uploadImage,
} from "@selvedge/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addressOf, BUYER, type Client, SALES, type TestApp } from "./harness.ts";
import { aPicture, NO_ID, productIdsOf, startMill } from "./mill.ts";
import { confirm, order, read, sell } from "./orders.ts";
import { says } from "./pdf-text.ts";

let portal: TestApp;
let designer: Client;
let buyer: Client;
let mill: Client;
let productId: string;
let orderId: string;
let companyId: string;
let lastReport: DataOf<typeof addInspection>;

/** Two rolls of 50 m at 1.5 m: 75 m² or 89.7 square yards each. */
const ROLLS: InputOf<typeof addInspection>["rolls"] = [
  {
    rollNo: "001",
    lengthM: 50,
    widthMm: 1_500,
    defects: [
      { code: "slub", direction: "weft", sizeMm: 60, positionM: 12.4, acrossMm: 300 },
      { code: "oilStain", direction: "warp", sizeMm: 120, positionM: 3.5, acrossMm: 900 },
      { code: "hole", direction: "hole", sizeMm: 30, positionM: 41.2, acrossMm: 1_480 },
    ],
  },
  { rollNo: "002", lengthM: 50, widthMm: 1_500, defects: [] },
];
const said = (more: object = {}) => ({ companyId, productId, orderId, lotNo: "26-0001-1", rolls: ROLLS, ...more });
/** A reed mark from 10 m on over `metres` whole metres: four points for each. */
const reedMark = (metres: number) => ({
  code: "reedMark" as const,
  direction: "warp" as const,
  sizeMm: metres * 1_000,
  positionM: 10,
  acrossMm: 700,
});

beforeAll(async () => {
  portal = await startMill({ limits: { rates: false } });
  designer = await portal.signIn();
  buyer = await portal.signIn(BUYER.username);
  mill = await portal.signIn(SALES.username);
  productId = await sell(portal, 0);
  orderId = await order(designer, [{ productId, productNum: 100 }]);
  await confirm(mill, orderId);
  const { company_id } = await portal.db
    .selectFrom("orders")
    .select("company_id")
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  companyId = company_id;
  lastReport = await mill.call(addInspection, said());
});
afterAll(() => portal.close());

test("points, rates and grades follow from the faults and the usual limits", async () => {
  expect(lastReport).toMatchObject({
    reportNo: "IR-26-0001",
    lotNo: "26-0001-1",
    metres: 100,
    failedRolls: 0,
    // 1 of the slub, 2 of the stain, 4 of the hole on 179.4 square yards and 150 m².
    points: 7,
    pointsPer100: 3.9,
    pointsPer100SquareYards: 3.9,
    pointsPer100SquareMetres: 4.7,
    limits: { basis: "sqyd", roll: 28, lot: 20 },
    grade: "first",
    inspector: "Lin Wei",
    signedBy: "Lin Wei",
  });
  const [first, second] = lastReport.rolls;
  expect(first).toMatchObject({ rollNo: "001", points: 7, pointsPer100SquareYards: 7.8, pointsPer100SquareMetres: 9.3 });
  expect(first!.defects.map(({ code, positionM, points }) => [code, positionM, points])).toEqual([
    ["oilStain", 3.5, 2],
    ["slub", 12.4, 1],
    ["hole", 41.2, 4],
  ]);
  expect(second).toMatchObject({ points: 0, grade: "first", defects: [] });
  expect(await designer.call(getInspection, { reportId: lastReport.reportId })).toEqual(lastReport);
});

test("a roll over its limit makes the lot second quality, and the list can be asked for such lots only", async () => {
  const bad = await mill.call(addInspection, said({ lotNo: "B", rolls: [{ ...ROLLS[1]!, defects: [reedMark(7)] }, ROLLS[0]!] }));
  // 28 points on 89.7 square yards.
  expect(bad.rolls[0]).toMatchObject({ points: 28, pointsPer100SquareYards: 31.2, grade: "second" });
  expect(bad).toMatchObject({ points: 35, failedRolls: 1, pointsPer100: 19.5, grade: "second" });
  const { list, total } = await designer.call(listInspections, { orderId, grade: "second" });
  expect(total).toBe(1);
  expect(list).toMatchObject([{ reportId: bad.reportId, rolls: 2, failedRolls: 1, metres: 100, pointsPer100: 19.5 }]);
  expect((await designer.call(listInspections, { orderId })).list.map(({ reportId }) => reportId).toSorted()).toEqual(
    [lastReport.reportId, bad.reportId].toSorted(),
  );
});

test("a company's own limit counts from the day it is agreed, and reports of before keep theirs", async () => {
  await portal.db.insertInto("inspection_limits").values({ company_id: companyId, basis: "sqm", roll: 9, lot: 9 }).execute();
  const strict = await mill.call(addInspection, said({ lotNo: "C" }));
  // 9.3 points per 100 m² of the first roll are over 9.
  expect(strict).toMatchObject({ limits: { basis: "sqm", roll: 9, lot: 9 }, pointsPer100: 4.7, failedRolls: 1, grade: "second" });
  expect((await designer.call(getInspection, { reportId: lastReport.reportId })).grade).toBe("first");
  await portal.db.deleteFrom("inspection_limits").execute();
});

test("the mill agrees limits with the company of an order over what it saw, and goes back to what is usual; customers may not", async () => {
  const usual = { basis: "sqyd" as const, roll: 28, lot: 20 };
  expect(await mill.call(inspectionLimits, { orderId })).toEqual({
    company: "Northlight Studio",
    limits: usual,
    isUsual: true,
    changes: [],
  });
  const limits = { basis: "sqm" as const, roll: 9, lot: 9.5 };
  const body = { orderId, limits, seen: usual };
  expect(await mill.call(setInspectionLimits, body)).toMatchObject({ limits, isUsual: false });
  expect((await mill.call(addInspection, said({ lotNo: "D" }))).limits).toEqual(limits);
  expect(await mill.ask(setInspectionLimits, body)).toMatchObject({ status: 409, code: 40900, data: { limits } });
  for (const odd of [{ limits: { ...limits, roll: 0 } }, { limits: { ...limits, basis: "ell" } }, { orderId: "x" }])
    expect(await mill.ask(setInspectionLimits, { ...body, seen: limits, ...odd })).toMatchObject({ code: 40001 });
  for (const call of [inspectionLimits, setInspectionLimits]) {
    expect(await mill.ask(call, { ...body, orderId: NO_ID })).toMatchObject({ code: 40400 });
    expect(await designer.ask(call, body)).toMatchObject({ code: 40300 });
    expect(await portal.anonymous().ask(call, body)).toMatchObject({ code: 40100 });
  }
  expect(await mill.call(setInspectionLimits, { orderId, limits: null, seen: limits })).toMatchObject({
    limits: usual,
    isUsual: true,
    changes: [
      { actor: "Lin Wei", from: limits, to: usual, isUsual: true },
      { actor: "Lin Wei", from: usual, to: limits, isUsual: false },
    ],
  });
  // Nothing is changed by agreeing what is agreed.
  await mill.call(setInspectionLimits, { orderId, limits: null, seen: usual });
  expect((await mill.call(inspectionLimits, { orderId })).changes).toHaveLength(2);
});

test("a changed limit is said to the company and to the others of the mill, from what to what", async () => {
  const told = async (client: Client) =>
    (await client.call(listNotices, { pageSize: 100 })).list
      .filter(({ kind }) => kind === "inspection.limitsChanged")
      .map(({ subject, text }) => [subject.id, text]);
  const [back, changed] = [
    "Inspection limit of Northlight Studio: 20 points for the lot and 28 for each roll per 100 yd²; before, 9.5 and 9 per 100 m²",
    "Inspection limit of Northlight Studio: 9.5 points for the lot and 9 for each roll per 100 m²; before, 20 and 28 per 100 yd²",
  ];
  const both = [
    [orderId, back],
    [orderId, changed],
  ];
  expect(await told(designer)).toEqual(both);
  expect(await told(await portal.signIn("admin@selvedge.demo"))).toEqual(both);
  for (const other of [mill, buyer]) expect(await told(other)).toEqual([]);
  const inFrench = await designer.call(listNotices, { pageSize: 100 }, { headers: { "accept-language": "fr" } });
  const [text] = inFrench.list.flatMap((one) => (one.kind === "inspection.limitsChanged" ? [one.text] : []));
  expect(text).toContain("9,5");
  expect(text).not.toContain("9.5");
});

test("of many changes of a limit the last twenty are listed, each with an id of its own", async () => {
  const at = (lot: number) => ({ basis: "sqyd" as const, roll: 28, lot });
  for (let lot = 20; lot < 42; lot++) await mill.call(setInspectionLimits, { orderId, limits: at(lot + 1), seen: at(lot) });
  const { changes } = await mill.call(inspectionLimits, { orderId });
  expect(changes.map(({ to }) => to.lot)).toEqual(Array.from({ length: 20 }, (_, i) => 42 - i));
  expect(new Set(changes.map(({ changeId }) => changeId)).size).toBe(20);
  await mill.call(setInspectionLimits, { orderId, limits: null, seen: at(42) });
});

test("the customer gets a notice of a report, in the reader's language, and it leads to the order", async () => {
  const { list } = await designer.call(listNotices, { pageSize: 100 }, { headers: { "accept-language": "fr" } });
  expect(list.filter(({ text }) => text.includes("IR-26-0001"))).toMatchObject([
    { kind: "inspection.added", subject: { kind: "order", id: orderId }, text: expect.stringContaining("rapport d'inspection") },
  ]);
});

test("faults of a delivered fabric are found by order, by line and by roll", async () => {
  const fabricId = (await productIdsOf(portal))[1]!;
  await sell(portal, 1);
  const other = await order(designer, [{ productId: fabricId, productNum: 100 }]);
  await mill.call(addInspection, { ...said(), productId: fabricId, orderId: other });
  expect(await designer.call(getFabricDefect, { orderId: other })).toMatchObject({
    pointsPer100: 3.9,
    basis: "sqyd",
    grade: "first",
  });
  const { noticeDetailId } = (await read(designer, other)).lines[0]!;
  const roll = await designer.call(getFabricDefect, { noticeDetailId, rollNo: "001" });
  expect(roll).toMatchObject({ pointsPer100: 7.8, grade: "first" });
  expect(roll.defects).toHaveLength(3);
  expect((await designer.call(getFabricDefect, { productId: fabricId, rollNo: "002" })).defects).toEqual([]);
  expect(await designer.ask(getFabricDefect, { orderId: other, rollNo: "003" })).toMatchObject({ code: 40400 });
  expect(await designer.ask(getFabricDefect, {})).toMatchObject({ code: 40001, data: { fields: [{ path: "productId" }] } });
  expect(await buyer.ask(getFabricDefect, { noticeDetailId })).toMatchObject({ code: 40400 });
  expect(await buyer.ask(getFabricDefect, { productId: fabricId })).toMatchObject({ code: 40400 });
  expect(await portal.anonymous().ask(getFabricDefect, { productId: fabricId })).toMatchObject({ code: 40100 });
});

test("the mill's photograph of a fault is shown with it, another company's picture is not found", async () => {
  const file = { bytes: await aPicture(), name: "hole.png" };
  const { imageId } = await mill.call(uploadImage, { purpose: "message" }, { file });
  const pictured = (id: string) => said({ lotNo: "P", rolls: [{ ...ROLLS[1]!, defects: [{ ...reedMark(1), imageId: id }] }] });
  const report = await mill.call(addInspection, pictured(imageId));
  expect(report.rolls[0]!.defects[0]!.photo).toMatchObject({ imageId, width: 40, height: 30 });
  const theirs = await designer.call(uploadImage, { purpose: "message" }, { file: { ...file, bytes: await aPicture(20, 20) } });
  expect(await mill.ask(addInspection, pictured(theirs.imageId))).toMatchObject({ code: 40400 });
});

test("what cannot be is refused: two rolls of one number, a fault outside its roll, another company's order", async () => {
  const addRolls = (...rolls: object[]) => mill.ask(addInspection, said({ rolls }));
  const [first, second] = ROLLS;
  expect(await addRolls(first!, { ...second!, rollNo: "001" })).toMatchObject({
    code: 40001,
    data: { fields: [{ path: "rolls" }] },
  });
  for (const wrong of [{ positionM: 50.5 }, { acrossMm: 1_501 }])
    expect(await addRolls(second!, { ...first!, defects: [{ ...first!.defects![0]!, ...wrong }] })).toMatchObject({
      code: 40001,
      data: { fields: [{ path: "rolls.1.defects", rule: "within" }] },
    });
  expect(await addRolls()).toMatchObject({ code: 40001 });
  const others = await order(buyer, [{ productId, productNum: 10 }]);
  expect(await mill.ask(addInspection, said({ orderId: others }))).toMatchObject({ code: 40400 });
  expect(await mill.ask(addInspection, said({ productId: NO_ID }))).toMatchObject({ code: 40400 });
});

test("of an order a report is its company's; sent twice under one key it is one report and one notice", async () => {
  const ofOrder = { ...said({ lotNo: "K" }), companyId: undefined };
  const headers = { "idempotency-key": "phone 1" };
  const first = await mill.call(addInspection, ofOrder, { headers });
  expect(await mill.call(addInspection, ofOrder, { headers })).toEqual(first);
  expect(await designer.call(getInspection, { reportId: first.reportId })).toEqual(first);
  const { list } = await designer.call(listInspections, { orderId, pageSize: 100 });
  expect(list.filter(({ lotNo }) => lotNo === "K")).toHaveLength(1);
  const notices = (await designer.call(listNotices, {})).list.filter(({ text }) => text.includes(first.reportNo));
  expect(notices).toHaveLength(1);
  expect(await mill.ask(addInspection, { ...ofOrder, lotNo: "L" }, { headers })).toMatchObject({ code: 40905 });
  expect(await mill.ask(addInspection, { ...ofOrder, orderId: undefined })).toMatchObject({
    code: 40001,
    data: { fields: [{ path: "companyId" }] },
  });
  expect(await mill.ask(addInspection, { ...ofOrder, orderId: NO_ID })).toMatchObject({ code: 40400 });
});

test("a report is its company's and the mill's; entering one is the mill's", async () => {
  const { reportId } = lastReport;
  expect(await buyer.ask(getInspection, { reportId })).toMatchObject({ code: 40400 });
  expect((await buyer.call(listInspections, { orderId })).total).toBe(0);
  expect((await mill.call(listInspections, { orderId })).total).toBeGreaterThan(0);
  expect(await designer.ask(getInspection, { reportId: NO_ID })).toMatchObject({ code: 40400 });
  expect(await designer.ask(addInspection, said())).toMatchObject({ code: 40300 });
  for (const call of [listInspections, getInspection, addInspection])
    expect(await portal.anonymous().ask(call, { reportId })).toMatchObject({ code: 40100 });
});

const TITLES: Readonly<Record<Lang, string>> = {
  cn: "检验报告",
  en: "Inspection report",
  jp: "検反報告書",
  kor: "검사 보고서",
  esp: "Informe de inspección",
  fr: "Rapport d'inspection",
  ita: "Rapporto d'ispezione",
  rus: "Отчёт о контроле",
  tur: "Muayene raporu",
  arab: "تقرير الفحص",
};

test("a report is printed in every language, for whom it is of", async () => {
  const { reportId } = lastReport;
  for (const lang of LANGUAGES) {
    const printed = await designer.send({ method: "GET", url: addressOf(inspectionPdf, { reportId, lang }) });
    expect(printed.headers["content-type"], lang).toBe("application/pdf");
    expect(printed.headers["content-disposition"]).toContain("IR-26-0001.pdf");
    for (const other of LANGUAGES)
      expect([lang, other, says(printed.rawPayload, TITLES[other])]).toEqual([lang, other, lang === other]);
  }
  expect(await buyer.ask(inspectionPdf, { reportId })).toMatchObject({ code: 40400 });
  expect(await portal.anonymous().ask(inspectionPdf, { reportId })).toMatchObject({ code: 40100 });
  expect(await designer.ask(inspectionPdf, { reportId: "x" })).toMatchObject({ code: 40001 });
});
