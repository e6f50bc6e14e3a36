import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cancelOrder, erpOrderStock, erpWarnings, getStepTimes, searchTexturedProducts } from "@selvedge/contract";
import { archiveOfSwatch, ciede2000, type FabricRecord, type Hex, labOf, writeU3ma } from "@selvedge/textile-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FABRIC_MENUS } from "../../demo/menus/menus.ts";
import { inlinePool } from "../../server/assembly/worker-pools.ts";
import { fillClothColumns } from "../../server/fabrics/cloths/fill-columns.ts";
import { clothStore } from "../../server/fabrics/cloths/store.ts";
import { swatchOfCloth } from "../../server/fabrics/swatches/material/swatch-of-cloth.ts";
import { importCatalogue, type Outcome } from "../../server/mill/import/import-catalogue.ts";
import { sampleWorkbook } from "../../server/mill/import/samples/workbook.ts";
import { heldMetres } from "../../server/trade/orders/placing/stock.ts";
import { type Client, SALES, type TestApp } from "./harness.ts";
import { aPicture, startMill } from "./mill.ts";
import { advanceStep, confirm, order, read } from "./orders.ts";

let portal: TestApp;
let designer: Client;
let folder: string;
beforeAll(async () => {
  portal = await startMill();
  designer = await portal.signIn();
  folder = mkdtempSync(join(tmpdir(), "selvedge-import-"));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await portal.close();
});

/** Writes a file and imports it; the lines said come back with how it ended. */
async function take(
  name: string,
  content: string | Uint8Array,
  yes: boolean | (() => Promise<boolean>) = true,
): Promise<{ outcome: Outcome; said: string }> {
  const { db, files, clock } = portal;
  const path = join(folder, name);
  writeFileSync(path, content);
  const lines: string[] = [];
  const cloths = clothStore({ files, workers: inlinePool, longestPx: 128 });
  const say = (line: string) => void lines.push(line);
  const outcome = await importCatalogue({ db, files, cloths, clock, workers: inlinePool, menus: FABRIC_MENUS }, path, {
    agreed: async () => (typeof yes === "boolean" ? yes : yes()),
    say,
  });
  return { outcome, said: lines.join("\n") };
}

const stampOf = async () => (await portal.db.selectFrom("catalogue_stamp").select("value").executeTakeFirstOrThrow()).value;
const productOf = (code: string) => portal.db.selectFrom("products").selectAll().where("code", "=", code).executeTakeFirst();
const found = async (searchKey: string) => (await designer.call(searchTexturedProducts, { searchKey, pageSize: 100 })).list;
const statusOf = async (url: string) => (await portal.anonymous().send({ method: "GET", url })).statusCode;

const HEAD =
  "Code,Name,Composition,Weight,Width,Warp yarn count,Weft yarn count,Warp density,Weft density,Weave,Colour,Pattern,Product type,Use,Stock metres,MOQ,Price,Currency\n";
const HARBOUR = "IM-1,Harbour poplin,100% cotton,110,148,50,50,144,76,plain,navy,solid,Solid,Shirt,900,200 m,4.85,USD\n";
const BENGAL =
  'IM-2,Import Bengal,100% cotton,,148,50,50,130,80,plain,"white 24, navy 24",stripe,yarn dyed,shirt,0,200 m,5.20,USD\n';
const TWO = HEAD + HARBOUR + BENGAL;

test("a preview says what would change, and changes nothing", async () => {
  const before = await stampOf();
  const { outcome, said } = await take("two.csv", TWO, false);
  expect(outcome).toBe("previewed");
  expect(said).toContain("IM-1  Harbour poplin");
  expect(said).toContain("2 new, 0 changed, 0 unchanged, 0 warnings, 0 errors.");
  expect([await stampOf(), await productOf("IM-1")]).toEqual([before, undefined]);
});

test("an imported fabric is found by its words, lies in its menus, and has its pictures", async () => {
  expect((await take("two.csv", TWO)).outcome).toBe("applied");
  const [harbour] = await found("harbour poplin");
  expect(harbour).toMatchObject({
    productCode: "IM-1",
    stock: "ready",
    price: { amount: 485, currency: "USD" },
    moq: { value: 200, unit: "m" },
    attrs: { weight: 110, warpYarnCount: "Ne 50", productType: "solid", color: "navy", use: ["shirt"] },
  });
  for (const url of [harbour!.productImg, harbour!.texture.url, harbour!.texture.normalUrl!])
    expect(await statusOf(url)).toBe(200);
  const menus = await portal.db
    .selectFrom("product_menus")
    .select("menu_id")
    .where("product_id", "=", harbour!.productId)
    .execute();
  expect(menus.map(({ menu_id }) => menu_id)).toContain(READY_GOODS);
  expect((await productOf("IM-2"))!.attrs.weight).toBeGreaterThan(95);
});

const READY_GOODS = 167;

test("the colours of a cloth are given with their shares, and it is found by all of them", async () => {
  expect((await productOf("IM-1"))!.colours).toEqual({ navy: 100 });
  const { colours } = (await productOf("IM-2"))!;
  expect(Object.keys(colours!).sort()).toEqual(["navy", "white"]);
  expect((await found("navy and white stripe")).map(({ productCode }) => productCode)).toContain("IM-2");
  const { db, files } = portal;
  await db.updateTable("products").set({ colours: null }).where("code", "=", "IM-2").execute();
  expect(await fillClothColumns(db, files)).toBe(1);
  expect((await productOf("IM-2"))!.colours).toEqual(colours);
  expect(await fillClothColumns(db, files)).toBe(0);
});

test("the same file again changes nothing at all", async () => {
  const [stamp, before] = [await stampOf(), await productOf("IM-1")];
  portal.clock.move(1_000);
  const { outcome, said } = await take("two.csv", TWO);
  expect(outcome).toBe("nothing to do");
  expect(said).toContain("0 new, 0 changed, 2 unchanged");
  expect([await stampOf(), await productOf("IM-1")]).toEqual([stamp, before]);
});

test("a change is named, moves that fabric's version only, and what the file is silent about stays", async () => {
  const stamp = await stampOf();
  const { said, outcome } = await take("prices.csv", "Code;Price;Currency;Stock metres\nIM-1;5,10;USD;0\nIM-2;5,20;USD;0\n");
  expect(outcome).toBe("applied");
  expect(said).toContain("IM-1: stock ready → order; stock metres 900 → 0; price 4.85 USD → 5.10 USD");
  expect(said).toContain("0 new, 1 changed, 1 unchanged");
  expect(await productOf("IM-1")).toMatchObject({ version: 2, price_amount: 510, name: "Harbour poplin", moq_value: 200 });
  expect(await productOf("IM-2")).toMatchObject({ version: 1 });
  expect(await stampOf()).not.toBe(stamp);
  const { productId } = (await found("IM-1"))[0]!;
  const menus = await portal.db.selectFrom("product_menus").select("menu_id").where("product_id", "=", productId).execute();
  expect(menus.map(({ menu_id }) => menu_id)).not.toContain(READY_GOODS);
});

test("another colour is another cloth: its pictures follow", async () => {
  const before = (await productOf("IM-1"))!;
  const { said } = await take("red.csv", HEAD + HARBOUR.replace("navy", "red"));
  expect(said).toContain("color navy → red; construction");
  const after = (await productOf("IM-1"))!;
  expect(after.cloth_hash).not.toBe(before.cloth_hash);
  expect(await statusOf((await found("IM-1"))[0]!.texture.url)).toBe(200);
});

test("one bad row keeps the whole file out, named by row and column", async () => {
  const stamp = await stampOf();
  const { outcome, said } = await take(
    "bad.csv",
    `${HEAD}${HARBOUR.replace("IM-1", "IM-3")}${BENGAL.replace("IM-2", "IM-4").replace(",148,", ",wide,")}`,
  );
  expect(outcome).toBe("errors");
  expect(said).toContain("Row 3, Width: “wide” is not a number.");
  expect([await stampOf(), await productOf("IM-3")]).toEqual([stamp, undefined]);
});

test("a code given twice, a new fabric with nothing to show, and one without a name are errors", async () => {
  const { said, outcome } = await take("odd.csv", "Code,Name\nIM-7,Seven\nIM-8,\nIM-7,Again\n");
  expect(outcome).toBe("errors");
  expect(said).toContain("Row 4, Code: “IM-7” was there before, in row 2.");
  expect(said).toContain("Row 2: there is nothing to show");
  expect(said).toContain("Row 3, Name: is missing.");
  expect(said).toContain("0 new, 0 changed, 0 unchanged, 2 faulty, 0 warnings, 4 errors.");
});

test("a faulty row is not new, and its fault is said once", async () => {
  writeFileSync(join(folder, "IM-31.gif"), "GIF89a");
  const { said, outcome } = await take(
    "faulty.csv",
    `${HEAD.trim()},Picture,Picture width mm\n${HARBOUR.replace("IM-1", "IM-30").trim()},,\nIM-31,Gif,,,,,,,,,,,,,,,,,IM-31.gif,6 cm\nIM-32,No file,,,,,,,,,,,,,,,,,none.png,60\n${BENGAL.replace("IM-2", "IM-33").replace("plain", "wavy").trim()},,\n`,
  );
  expect(outcome).toBe("errors");
  expect(said.slice(said.indexOf("New"))).toBe(`New (1)
  IM-30  Harbour poplin

Errors (3)
  Row 3, Picture: IM-31.gif is of a kind that is not taken in: give JPEG, PNG, WebP, AVIF or TIFF.
  Row 4, Picture: no picture “none.png” lies beside the file.
  Row 5, Weave: “wavy” is not a weave that is known here, such as plain, 2/1 twill, 3/1 twill, herringbone or 5-end satin.

1 new, 0 changed, 0 unchanged, 3 faulty, 0 warnings, 3 errors.`);
});

test("a name that cannot be read and a width without its picture are each said once", async () => {
  const workbook = sampleWorkbook({
    rows: [
      ["Code", "Name", "Picture", "Picture width mm"],
      ["IM-34", { day: 46_000 }, "", ""],
      ["IM-35", "No picture", "", 60],
    ],
  });
  const { said } = await take("once.xlsx", workbook, false);
  expect(said).toContain("Row 3, Picture width mm: there is no picture to it");
  expect(said).toContain("0 new, 0 changed, 0 unchanged, 2 faulty, 0 warnings, 3 errors.");
});

test("what keeps a cloth from being drawn anew is a warning for a fabric that is shown already", async () => {
  const { said, outcome } = await take("known.csv", `Code,Weave\nIM-2,wavy\n`, false);
  expect(outcome).toBe("nothing to do");
  expect(said).toContain("Warnings (2)\n  Row 2, Weave: “wavy” is not a weave");
  expect(said).toContain("0 new, 0 changed, 1 unchanged, 2 warnings, 0 errors.");
});

test("while pictures are looked at, every tenth is reported", async () => {
  const picture = await aPicture(40, 30, "#336699");
  const codes = Array.from({ length: 21 }, (_, index) => `IM-${100 + index}`);
  for (const code of codes) writeFileSync(join(folder, `${code}.jpg`), picture);
  const rows = codes.map((code) => `${code},Scan ${code},${code}.jpg,60`).join("\n");
  const { said } = await take("scans.csv", `Code,Name,Picture,Picture width mm\n${rows}\n`, false);
  expect(said.match(/^\d+ of 21 pictures looked at$/gm)).toEqual(["10 of 21 pictures looked at", "20 of 21 pictures looked at"]);
});

test("pictures in a workbook become cloths at their true scale", async () => {
  const workbook = sampleWorkbook({
    rows: [
      ["Code", "Name", "Picture width mm", "Description"],
      ["IM-10", "Garnet rib", 80, "=1+1"],
      ["IM-11", "Jade rib", 40, null],
    ],
    anchored: [{ bytes: await aPicture(160, 120, "#b0123f"), from: 0.9, to: 1.9 }],
  });
  const twice = await take("pictures.xlsx", workbook);
  expect(twice.said).toContain("Row 3, Picture width mm: there is no picture to it, in the row or beside the file.");
  const whole = sampleWorkbook({
    rows: [
      ["Code", "Name", "Picture width mm", "Description", "Picture"],
      ["IM-10", "Garnet rib", 80, "=1+1", null],
      ["IM-11", "Jade rib", 40, null, { pictureInCell: await aPicture(40, 40, "#0a7a50") }],
    ],
    anchored: [{ bytes: await aPicture(160, 120, "#b0123f"), from: 0.9, to: 1.9 }],
  });
  expect((await take("pictures.xlsx", whole)).outcome).toBe("applied");
  const [garnet] = await found("IM-10");
  expect(garnet!.texture).toMatchObject({ mmWidth: 80, mmHeight: 60, dpi: 50.8, normalUrl: null, near: null, isOpen: false });
  expect(ciede2000(labOf("#b0123f"), labOf(garnet!.meanColour as Hex))).toBeLessThan(1);
  const answer = await portal.anonymous().send({ method: "GET", url: garnet!.productImg });
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: "jpeg", width: 480, height: 480 });
  expect(await productOf("IM-10")).toMatchObject({ description: "=1+1", cloth_hash: null });
  expect((await take("pictures.xlsx", whole)).outcome).toBe("nothing to do");
});

test("a file that is no picture is an error of its row", async () => {
  writeFileSync(join(folder, "IM-12.png"), "<svg/>");
  const { said, outcome } = await take("nopicture.csv", "Code,Name,Picture,Picture width mm\nIM-12,x,IM-12.png,50\n");
  expect(outcome).toBe("errors");
  expect(said).toContain("Row 2, Picture: this is not a picture that is taken in: JPEG, PNG, WebP, AVIF or TIFF.");
});

test("a U3M material comes with its maps, measures and physics", async () => {
  const { construction } = (await productOf("IM-2"))!;
  const about = {
    key: "im-20",
    name: "Scanned stripe",
    description: "From the scanner",
    created: "2026-11-21T09:00:00Z",
    modified: "2026-11-21T09:00:00Z",
  };
  const swatch = await swatchOfCloth(construction as Exclude<FabricRecord, { kind: "printed" }>, about, 64);
  const bytes = writeU3ma(archiveOfSwatch(swatch));
  expect((await take("IM-20.u3ma", bytes)).outcome).toBe("applied");
  const [scanned] = await found("IM-20");
  expect(scanned).toMatchObject({ productName: "Scanned stripe", attrs: { composition: "100 % Cotton" } });
  expect(scanned!.texture.mmWidth).toBeCloseTo(swatch.widthMm, 6);
  expect(scanned!.texture.roughness).toBeCloseTo(swatch.roughness, 6);
  for (const url of [scanned!.texture.url, scanned!.texture.normalUrl!, scanned!.texture.heightUrl!])
    expect(await statusOf(url)).toBe(200);
  expect((await take("IM-20.u3ma", bytes)).outcome).toBe("nothing to do");
  expect((await take("IM-21.u3ma", bytes.slice(0, 200))).outcome).toBe("errors");
});

test("a fabric that somebody changes between preview and yes ends the import, and nothing is changed", async () => {
  const path = join(folder, "race.csv");
  writeFileSync(path, "Code,Name\nIM-1,First\nIM-2,Second\n");
  const { db, files, clock } = portal;
  const stores = {
    db,
    files,
    clock,
    workers: inlinePool,
    menus: FABRIC_MENUS,
    cloths: clothStore({ files, workers: inlinePool, longestPx: 128 }),
  };
  const meanwhile = async () => {
    await db.updateTable("products").set({ version: 99 }).where("code", "=", "IM-2").execute();
    return true;
  };
  await expect(importCatalogue(stores, path, { agreed: meanwhile, say: () => {} })).rejects.toThrow(
    /IM-2 was changed by somebody else/,
  );
  expect((await productOf("IM-1"))!.name).toBe("Harbour poplin");
});

test("metres counted in the warehouse are those that orders hold too: what is held is taken off, and what a count does not find is said at the mill", async () => {
  const sales = await portal.signIn(SALES.username);
  const counted = (metres: number) => take("counted.csv", `Code,Stock metres\nIM-1,${metres}\n`);
  const { id } = (await productOf("IM-1"))!;
  await counted(300);
  const items = (productNum: number) => [{ productId: id, productNum, supply: "stock" as const }];
  await portal.db.updateTable("products").set({ moq_value: 1 }).where("id", "=", id).execute();
  const [first, second] = [await order(designer, items(200)), await order(designer, items(60))];
  const stockOf = async (orderId: string) => (await sales.call(erpOrderStock, { orderId })).lines[0]!;
  expect(await stockOf(first)).toMatchObject({ neededMetres: 200, freeMetres: 240, isShort: false });
  expect((await productOf("IM-1"))!.stock_metres).toBe(40);
  // The same count again: 260 of the 300 m are ordered.
  expect((await counted(300)).outcome).toBe("nothing to do");
  expect((await counted(250)).said).toContain("stock metres 40 → 0; short metres 0 → 10");
  expect(await productOf("IM-1")).toMatchObject({ stock_metres: 0, stock_short: 10 });
  expect(await stockOf(first)).toMatchObject({ neededMetres: 200, freeMetres: 190, isShort: true });
  expect(await stockOf(second)).toMatchObject({ neededMetres: 60, freeMetres: 50, isShort: true });
  const warned = async () =>
    (await sales.call(erpWarnings, { pageSize: 100 })).list.filter(({ rule }) => rule === "stockBelow").map((one) => one.id);
  expect((await warned()).sort()).toEqual([first, second].sort());
  await designer.call(cancelOrder, { orderId: second, version: 1 });
  expect(await productOf("IM-1")).toMatchObject({ stock_metres: 50, stock_short: 0, stock: "ready" });
  expect(await stockOf(first)).toMatchObject({ freeMetres: 250, isShort: false });
  expect(await warned()).toEqual([]);
});

test("a line that ends with less than was ordered gives back the rest: it is free again, or no longer short for another order", async () => {
  const sales = await portal.signIn(SALES.username);
  const { id } = (await productOf("IM-1"))!;
  const counted = (metres: number) => take("ended.csv", `Code,Stock metres\nIM-1,${metres}\n`);
  const items = (productNum: number) => [{ productId: id, productNum, supply: "stock" as const }];
  const held = (await heldMetres(portal.db, [id])).get(id) ?? 0;
  await counted(held + 200);
  const [first, second] = [await order(designer, items(80)), await order(designer, items(60))];
  await counted(held + 100);
  const stockOf = async (orderId: string) => (await sales.call(erpOrderStock, { orderId })).lines[0]!;
  expect(await productOf("IM-1")).toMatchObject({ stock_metres: 0, stock_short: 40 });
  await confirm(sales, first);
  const { steps } = (await sales.call(getStepTimes, { orderId: first }))[0]!;
  for (const { step } of steps.filter(({ state, step: one }) => state === "pending" && one !== "shipped"))
    await advanceStep(sales, { orderId: first }, { step, state: "skipped" });
  await advanceStep(sales, { orderId: first }, { step: "shipped", state: "active" });
  await advanceStep(sales, { orderId: first }, { step: "shipped", state: "done", quantityDone: 60 });
  expect((await read(designer, first)).status).toBe("shipped");
  expect(await productOf("IM-1")).toMatchObject({ stock_metres: 0, stock_short: 20 });
  expect(await stockOf(first)).toMatchObject({ neededMetres: 0, isShort: false });
  expect(await stockOf(second)).toMatchObject({ neededMetres: 60, freeMetres: 40, isShort: true });
  // The 60 m that were sent are in the warehouse no more.
  expect((await counted(held + 40)).outcome).toBe("nothing to do");
  await counted(held + 160);
  expect(await productOf("IM-1")).toMatchObject({ stock: "ready", stock_metres: 100, stock_short: 0 });
});

test("an order placed between preview and yes keeps what it took of a fabric whose stock the file does not count", async () => {
  const { id } = (await productOf("IM-1"))!;
  const before = (await productOf("IM-1"))!.stock_metres!;
  await take("silent.csv", "Code,Name\nIM-1,Harbour poplin of ours\n", async () => {
    await order(designer, [{ productId: id, productNum: 5, supply: "stock" }]);
    return true;
  });
  expect(await productOf("IM-1")).toMatchObject({ name: "Harbour poplin of ours", stock_metres: before - 5 });
});

test("the example that comes with the portal has neither errors nor warnings", async () => {
  const { db, files, clock } = portal;
  const lines: string[] = [];
  const stores = {
    db,
    files,
    clock,
    workers: inlinePool,
    menus: FABRIC_MENUS,
    cloths: clothStore({ files, workers: inlinePool, longestPx: 128 }),
  };
  const example = join(import.meta.dirname, "../../server/mill/import/example/catalogue.csv");
  const outcome = await importCatalogue(stores, example, { agreed: async () => false, say: (line) => void lines.push(line) });
  expect([outcome, lines.at(-1)!.split("\n").at(-1)]).toEqual([
    "previewed",
    "6 new, 0 changed, 0 unchanged, 0 warnings, 0 errors.",
  ]);
});
