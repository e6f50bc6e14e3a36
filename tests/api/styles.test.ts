import {
  createShare,
  downloadPattern,
  getMenuAllProduct,
  getPatternSizes,
  getPortraits,
  getPreloadFabrics,
  getSizePortraits,
  getStyle,
  getStyleList,
  getWomenList,
  LANGUAGES,
  PREFIX,
} from "@selvedge/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readDictionaries } from "../../server/platform/http/language/language.ts";
import type { Client, TestApp } from "./harness.ts";
import { drapedToday, NO_ID, productIdsOf, savedDesign, startMill, styleIdOf } from "./mill.ts";
import { says } from "./pdf-text.ts";

let portal: TestApp;
let designer: Client;
let styleId: string;
beforeAll(async () => {
  portal = await startMill();
  designer = await portal.signIn();
  styleId = await styleIdOf(portal);
});
afterAll(() => portal.close());

const areaOf = (points: readonly (readonly [number, number])[]) =>
  Math.abs(
    points.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = points[(i + 1) % points.length]!;
      return sum + x * nextY - nextX * y;
    }, 0) / 2,
  );

test("a style is a sewing pattern: closed pieces in mm and seams whose sides are equally long or eased", async () => {
  const style = await designer.call(getStyle, { id: styleId });
  expect(style.isOwn).toBe(false);
  expect(style.garment).toMatchObject({ recipe: "tee", defaultSize: "M" });
  expect(style.size).toBe("M");
  const front = style.pieces.find(({ key }) => key === "front")!;
  expect(areaOf(front.outline)).toBeGreaterThan(200_000);
  expect(areaOf(front.outline)).toBeLessThan(600_000);
  expect(style.seams.length).toBeGreaterThan(5);
  for (const seam of style.seams) expect(Math.abs(seam.lengthA / seam.lengthB - 1)).toBeLessThan(0.35);
  expect(style.breadcrumb.map(({ id }) => id)).toEqual([4, 125]);
});

test("a larger size has a larger front, and an unknown size is not found", async () => {
  const [medium, large] = await Promise.all(["M", "XL"].map((size) => designer.call(getStyle, { id: styleId, size })));
  const front = (style: typeof medium) => areaOf(style!.pieces.find(({ key }) => key === "front")!.outline);
  expect(front(large)).toBeGreaterThan(front(medium));
  expect(await designer.ask(getStyle, { id: styleId, size: "XXXXL" })).toMatchObject({ code: 40400 });
});

test("pieces and menus are named in the caller's language", async () => {
  const style = await designer.call(getStyle, { id: styleId, lang: "fr" } as never);
  expect(style.name).toBe("T-shirt col rond");
  expect(style.breadcrumb.map(({ alias }) => alias)).toEqual(["Homme", "T-shirts"]);
  expect(style.pieces.find(({ key }) => key === "front")!.name).not.toBe("Front");
});

test("every piece opens with a fabric that has a texture at true scale", async () => {
  const style = await designer.call(getStyle, { id: styleId });
  const fabrics = await designer.call(getPreloadFabrics, { designId: styleId });
  expect(fabrics.map(({ pieceKey }) => pieceKey).sort()).toEqual(style.pieces.map(({ key }) => key).sort());
  expect(fabrics[0]!.texture.mmWidth).toBeGreaterThan(10);
});

test("the library lists the styles of a menu, of a parent and of all", async () => {
  const ids = async (body: object) => (await designer.call(getStyleList, body)).list.map(({ id }) => id);
  expect(await ids({ parentId: 4, id: 125 })).toEqual([styleId]);
  expect(await ids({ parentId: 4 })).toEqual([styleId]);
  expect(await ids({})).toEqual([styleId]);
  expect(await ids({ parentId: 4, id: 126 })).toEqual([]);
  expect(await designer.ask(getStyleList, { parentId: 3, id: 125 })).toMatchObject({ code: 40400 });
  expect(await designer.ask(getStyleList, { parentId: 77 })).toMatchObject({ code: 40400 });
});

test("a word finds a style by its name in any language, filters narrow, facets count what their own field hides", async () => {
  const found = async (body: object) => designer.call(getStyleList, body);
  expect((await found({ keyword: "圆领" })).total).toBe(1);
  expect((await found({ keyword: "kimono" })).total).toBe(0);
  const women = await found({ filters: { for: ["women"] } });
  expect(women.total).toBe(0);
  expect(women.facets.find(({ field }) => field === "for")!.values).toEqual([
    { value: "men", label: "men", count: 1, selected: false },
    { value: "women", label: "women", count: 0, selected: true },
  ]);
});

test("a style is found by the kind of garment it is, counted in the caller's language", async () => {
  const found = await designer.call(getStyleList, { filters: { kind: ["T-shirts"] }, lang: "fr" } as never);
  expect(found.total).toBe(1);
  expect(found.facets.find(({ field }) => field === "kind")!.values).toEqual([
    { value: "T-shirts", label: "T-shirts", count: 1, selected: true },
  ]);
  expect((await designer.call(getStyleList, { filters: { kind: ["Skirts"] } })).total).toBe(0);
});

test("the list for women holds the styles made for women, of a season where one is asked", async () => {
  expect((await designer.call(getWomenList, {})).total).toBe(0);
  await portal.db
    .updateTable("styles")
    .set({ wearers: ["men", "women"] })
    .execute();
  expect((await designer.call(getWomenList, {})).list.map(({ id }) => id)).toEqual([styleId]);
  expect((await designer.call(getWomenList, { season: "SS" })).total).toBe(1);
  expect((await designer.call(getWomenList, { season: "AW" })).total).toBe(0);
  await portal.db
    .updateTable("styles")
    .set({ wearers: ["men"] })
    .execute();
  expect(await designer.ask(getWomenList, { season: "winter" })).toMatchObject({ code: 40001 });
  expect(await portal.anonymous().ask(getWomenList, {})).toMatchObject({ code: 40100 });
});

test("a parent shows all its children, each with its styles, also those without any", async () => {
  const children = await designer.call(getMenuAllProduct, { id: 4 });
  expect(children.map(({ menu, list }) => [menu.id, list.length])).toEqual([
    [125, 1],
    [126, 0],
    [127, 0],
    [128, 0],
  ]);
  expect(children[0]!.list[0]!.id).toBe(styleId);
  expect(await designer.call(getMenuAllProduct, { id: 125 })).toEqual([]);
  expect(await designer.ask(getMenuAllProduct, { id: 77 })).toMatchObject({ code: 40400 });
  expect(await designer.ask(getMenuAllProduct, {})).toMatchObject({ code: 40001 });
  expect(await portal.anonymous().ask(getMenuAllProduct, { id: 4 })).toMatchObject({ code: 40100 });
});

test("a style is pictured in each fabric asked for; what has no drape or no cloth is left out", async () => {
  const productIds = await productIdsOf(portal);
  expect(await designer.call(getPortraits, { designIds: [styleId], productIds })).toEqual([]);
  const drape = await portal.files.put(new Uint8Array([1]));
  await portal.db
    .insertInto("style_drapes")
    .values({ style_id: styleId, size: "M", hand: "shirting", ...drapedToday("tee", "M"), file_hash: drape, metrics: "{}" })
    .execute();
  const pictures = await designer.call(getPortraits, { designIds: [styleId, NO_ID], productIds });
  expect(pictures.map(({ productId }) => productId)).toEqual(productIds);
  expect(new Set(pictures.map(({ imageUrl }) => imageUrl)).size).toBe(productIds.length);
  const back = await designer.call(getPortraits, { designIds: [styleId], productIds: [productIds[0]!], side: "back" });
  expect(back[0]!.imageUrl).not.toBe(pictures[0]!.imageUrl);
  const many = Array.from({ length: 7 }, () => styleId);
  expect(await designer.ask(getPortraits, { designIds: many, productIds: productIds.slice(0, 2) })).toMatchObject({
    code: 40001,
  });
  expect(await portal.anonymous().ask(getPortraits, { designIds: [styleId], productIds })).toMatchObject({ code: 40100 });
});

test("a style is pictured in each of its sizes that is draped, the smallest first", async () => {
  const [productId] = await productIdsOf(portal);
  const drapes = await Promise.all([2, 3].map((byte) => portal.files.put(new Uint8Array([byte]))));
  await portal.db
    .insertInto("style_drapes")
    .values(
      ["XL", "S"].map((size, i) => ({
        style_id: styleId,
        size,
        hand: "shirting" as const,
        ...drapedToday("tee", size),
        file_hash: drapes[i]!,
        metrics: "{}",
      })),
    )
    .execute();
  const pictures = await designer.call(getSizePortraits, { id: styleId, productId: productId! });
  expect(pictures.map(({ size }) => size).filter((size) => size !== "M")).toEqual(["S", "XL"]);
  expect(new Set(pictures.map(({ imageUrl }) => imageUrl)).size).toBe(pictures.length);
  expect(await designer.call(getSizePortraits, { id: styleId, productId: NO_ID })).toEqual([]);
  expect(await designer.ask(getSizePortraits, { id: NO_ID, productId: productId! })).toMatchObject({ code: 40400 });
  expect(await designer.ask(getSizePortraits, { id: styleId } as never)).toMatchObject({ code: 40001 });
  expect(await portal.anonymous().ask(getSizePortraits, { id: styleId, productId: productId! })).toMatchObject({ code: 40100 });
});

test("anonymous callers are sent to sign in, wrong bodies are refused", async () => {
  const anybody = portal.anonymous();
  expect(await anybody.ask(getStyleList, {})).toMatchObject({ code: 40100 });
  expect(await anybody.ask(getStyle, { id: styleId })).toMatchObject({ code: 40100 });
  expect(await anybody.ask(getPreloadFabrics, { designId: styleId })).toMatchObject({ code: 40100 });
  expect(await designer.ask(getStyle, { id: "tee" })).toMatchObject({ code: 40001 });
  expect(await designer.ask(getStyle, { id: NO_ID })).toMatchObject({ code: 40400 });
  expect(await designer.ask(getStyleList, { pageSize: 101 })).toMatchObject({ code: 40001 });
});

test("through a link only its own style opens", async () => {
  const { card } = await savedDesign(portal, designer);
  const { shareToken } = await designer.call(createShare, { kind: "proposal", id: card.proposalId });
  const visitor = portal.anonymous();
  expect((await visitor.call(getStyle, { id: styleId, shareToken })).id).toBe(styleId);
  expect((await visitor.call(getPreloadFabrics, { designId: styleId, shareToken })).length).toBeGreaterThan(0);
  expect(await visitor.ask(getStyle, { id: NO_ID, shareToken })).toMatchObject({ code: 40400 });
  expect(await visitor.ask(getStyle, { id: styleId, shareToken: "x".repeat(30) })).toMatchObject({ code: 41000 });
});

test("a style is drawn with what is chosen of its options: 50 mm longer as pattern, in all sizes and as a file", async () => {
  const [own, longer] = await Promise.all(
    ["", "bodyLength:50"].map((options) => designer.call(getStyle, { id: styleId, options, lang: "fr" } as never)),
  );
  expect(own!.garment.choices.map(({ key, name, unit, standard }) => [key, name, unit, standard])).toEqual([
    ["bodyLength", "Longueur du corps", "mm", 0],
    ["sleeveLength", "Longueur de manche", "mm", 0],
    ["ease", "Aisance", "%", 12],
  ]);
  expect([own!.garment.options, longer!.garment.options]).toEqual([{}, { bodyLength: 50 }]);
  const heightOf = (pieces: readonly { key: string; outline: readonly (readonly [number, number])[] }[]) => {
    const ys = pieces.find(({ key }) => key === "front")!.outline.map(([, y]) => y);
    return Math.max(...ys) - Math.min(...ys);
  };
  expect(heightOf(longer!.pieces) - heightOf(own!.pieces)).toBeCloseTo(50, 1);
  const [sizes, longerSizes] = await Promise.all(
    [{}, { options: "bodyLength:50" }].map((chosen) => designer.call(getPatternSizes, { id: styleId, ...chosen })),
  );
  sizes!.forEach(({ pieces }, i) => {
    expect(heightOf(longerSizes![i]!.pieces) - heightOf(pieces)).toBeCloseTo(50, 1);
  });
  const file = (options: string) =>
    designer.send({
      method: "GET",
      url: `${PREFIX}${downloadPattern.path}?${new URLSearchParams({ id: styleId, format: "svg", options })}`,
    });
  expect((await file("bodyLength:50")).payload).not.toBe((await file("")).payload);
  expect((await file("bodyLength:500")).json()).toMatchObject({ code: 40001 });
});

test("options that a style does not have, or not so, are refused", async () => {
  for (const options of ["legLength:10", "bodyLength:5", "bodyLength:900", "bodyLength", "x".repeat(201)]) {
    expect(await designer.ask(getStyle, { id: styleId, options })).toMatchObject({ code: 40001 });
    expect(await designer.ask(getPatternSizes, { id: styleId, options })).toMatchObject({ code: 40001 });
  }
});

test("the pattern of a style is had as a drawing in the reader's language and as DXF, in any of its sizes", async () => {
  const get = (query: string, client = designer) =>
    client.send({ method: "GET", url: `${PREFIX}${downloadPattern.path}?${query}` });
  const drawing = await get(`id=${styleId}&format=svg&lang=fr`);
  expect([drawing.statusCode, drawing.headers["content-type"]]).toEqual([200, "image/svg+xml"]);
  expect(drawing.headers["content-disposition"]).toContain("attachment");
  expect(drawing.payload).toContain(">Devant</text>");
  const cut = await get(`id=${styleId}&format=dxf&size=XL`);
  expect(cut.payload).toContain("SAMPLE SIZE: XL");
  expect(cut.payload).toContain("PIECE NAME: Front");
  const allowed = await get(`id=${styleId}&format=svg&allowance=15`);
  expect(drawing.payload).not.toContain('class="cut"');
  expect(allowed.payload).toContain('class="cut"');
  expect((await get(`id=${styleId}&format=svg&allowance=12`)).json()).toMatchObject({ code: 40001 });
  expect((await get(`id=${styleId}&format=dxf&size=46`)).json()).toMatchObject({ code: 40400 });
  expect((await get(`id=${NO_ID}&format=svg`)).json()).toMatchObject({ code: 40400 });
  expect((await get(`id=${styleId}&format=ai`)).json()).toMatchObject({ code: 40001 });
  expect((await get(`id=${styleId}&format=svg`, portal.anonymous())).json()).toMatchObject({ code: 40100 });
});

test("a style is had in all its sizes as it is cut: larger with each size, cut outside the seam line", async () => {
  const sizes = await designer.call(getPatternSizes, { id: styleId, allowance: 10, lang: "fr" } as never);
  expect(sizes.map(({ size }) => size)).toEqual((await designer.call(getStyle, { id: styleId })).garment.sizes);
  const fronts = sizes.map(({ pieces }) => pieces.find(({ key }) => key === "front")!);
  expect(sizes[1]!.measures).toEqual([
    { name: "Poitrine", mm: 1_179.1 },
    { name: "Longueur", mm: expect.closeTo(720, -2) },
  ]);
  const areas = fronts.map(({ outline }) => areaOf(outline));
  expect(areas).toEqual([...areas].sort((a, b) => a - b));
  for (const { outline, cutLine, count, name } of fronts) {
    expect(areaOf(cutLine)).toBeGreaterThan(areaOf(outline) * 1.05);
    expect([count, name]).toEqual([1, "Devant"]);
  }
  const bare = await designer.call(getPatternSizes, { id: styleId });
  expect(bare[0]!.pieces[0]!.cutLine).toEqual(bare[0]!.pieces[0]!.outline);
  expect(await designer.ask(getPatternSizes, { id: styleId, allowance: 7 } as never)).toMatchObject({ code: 40001 });
  expect(await designer.ask(getPatternSizes, { id: NO_ID })).toMatchObject({ code: 40400 });
  expect(await portal.anonymous().ask(getPatternSizes, { id: styleId })).toMatchObject({ code: 40100 });
});

test("the pattern is had as a PDF on A4 sheets or on few of A0, with a page for each sheet", async () => {
  const get = (query: string) =>
    designer.send({ method: "GET", url: `${PREFIX}${downloadPattern.path}?id=${styleId}&format=pdf&allowance=10&${query}` });
  const [small, large] = await Promise.all(["paper=a4", "paper=a0&lang=arab"].map(get));
  const pagesOf = (answer: typeof small) => answer!.rawPayload.toString("latin1").match(/\/Type \/Page\b(?!s)/g)!.length;
  const sizeOf = (answer: typeof small) =>
    /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(answer!.rawPayload.toString("latin1"))!.slice(1).map(Number);
  expect(small!.headers["content-type"]).toBe("application/pdf");
  const millimetres = (points: number[]) => points.map((one) => Math.round((one * 25.4) / 72));
  expect([millimetres(sizeOf(small)), millimetres(sizeOf(large))]).toEqual([
    [210, 297],
    [841, 1_189],
  ]);
  expect(pagesOf(small)).toBeGreaterThan(15);
  expect(pagesOf(small)).toBeLessThan(45);
  expect(pagesOf(large)).toBeLessThanOrEqual(3);
  expect((await get("paper=a3")).json()).toMatchObject({ code: 40001 });
});

test("the pattern's PDF names its cut line in each language", async () => {
  const url = `${PREFIX}${downloadPattern.path}?id=${styleId}&format=pdf&paper=a0&lang=`;
  const dictionaries = readDictionaries();
  for (const lang of LANGUAGES) {
    const { rawPayload } = await designer.send({ method: "GET", url: url + lang });
    const cutLine = dictionaries[lang].catalogue("Cut line");
    expect([lang, cutLine === "Cut line", says(rawPayload, cutLine)]).toEqual([lang, lang === "en", true]);
  }
});
