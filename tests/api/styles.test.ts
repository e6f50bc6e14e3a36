import { createShare, getPreloadFabrics, getStyle, getStyleList } from "@selvedge/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Client, House } from "./harness.ts";
import { NO_ID, savedDesign, startMill, styleIdOf } from "./mill.ts";

let house: House;
let designer: Client;
let styleId: string;
beforeAll(async () => {
  house = await startMill();
  designer = await house.signIn();
  styleId = await styleIdOf(house);
});
afterAll(() => house.close());

const areaOf = (points: readonly (readonly [number, number])[]) =>
  Math.abs(
    points.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = points[(i + 1) % points.length]!;
      return sum + x * nextY - nextX * y;
    }, 0) / 2,
  );

test("a style is a sewing pattern: closed pieces in mm and seams whose sides are equally long or eased", async () => {
  const style = await designer.call(getStyle, { id: styleId });
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

test("anonymous callers are sent to sign in, wrong bodies are refused", async () => {
  const anybody = house.anonymous();
  expect(await anybody.ask(getStyleList, {})).toMatchObject({ code: 40100 });
  expect(await anybody.ask(getStyle, { id: styleId })).toMatchObject({ code: 40100 });
  expect(await anybody.ask(getPreloadFabrics, { designId: styleId })).toMatchObject({ code: 40100 });
  expect(await designer.ask(getStyle, { id: "tee" })).toMatchObject({ code: 40001 });
  expect(await designer.ask(getStyle, { id: NO_ID })).toMatchObject({ code: 40400 });
  expect(await designer.ask(getStyleList, { pageSize: 101 })).toMatchObject({ code: 40001 });
});

test("through a link only its own style opens", async () => {
  const { card } = await savedDesign(house, designer);
  const { shareToken } = await designer.call(createShare, { kind: "proposal", id: card.proposalId });
  const visitor = house.anonymous();
  expect((await visitor.call(getStyle, { id: styleId, shareToken })).id).toBe(styleId);
  expect((await visitor.call(getPreloadFabrics, { designId: styleId, shareToken })).length).toBeGreaterThan(0);
  expect(await visitor.ask(getStyle, { id: NO_ID, shareToken })).toMatchObject({ code: 40400 });
  expect(await visitor.ask(getStyle, { id: styleId, shareToken: "x".repeat(30) })).toMatchObject({ code: 41000 });
});
