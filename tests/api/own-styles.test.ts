import {
  createOwnStyle,
  createShare,
  downloadPattern,
  getDrape,
  getPortraits,
  getStyle,
  getStyleList,
  listOwnStyles,
  type OwnPattern,
  PREFIX,
  quickSearch,
  readOwnPattern,
  removeOwnStyle,
} from "@selvedge/contract";
import { draftPattern, joinsFor, patternDxf } from "@selvedge/garment-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BUYER, type Client, HEAD, type TestApp } from "./harness.ts";
import { startMill } from "./mill.ts";

const TROUSERS_MENU = 127;
const DXF = patternDxf(draftPattern("boysShorts", "116"), { style: "Boys shorts of ours", size: "116" }, 10);
const utf8 = (text: string) => new TextEncoder().encode(text);

let portal: TestApp;
let designer: Client;
let pattern: OwnPattern;
let ownId: string;

const read = (client: Client, text: string) =>
  client.ask(readOwnPattern, {}, { file: { bytes: utf8(text), name: "pattern.dxf" } });

beforeAll(async () => {
  portal = await startMill();
  designer = await portal.signIn();
});
afterAll(() => portal.close());

test("a DXF is read as pieces with their places, each closed and clockwise", async () => {
  const answer = await read(designer, DXF);
  expect(answer.code).toBe(20000);
  const data = answer.data as { style: string; size: string; unit: string; pieces: OwnPattern["pieces"] };
  expect(data).toMatchObject({ style: "Boys shorts of ours", size: "116", unit: "mm" });
  expect(data.pieces.map(({ place }) => place).sort()).toEqual([
    ...["legBackL", "legBackR", "legFrontL", "legFrontR", "waistband"],
  ]);
  pattern = {
    name: data.style,
    size: "116",
    wearer: "boys",
    form: "116",
    hand: "twill",
    pieces: data.pieces,
    joins: [],
  };
});

test("what is no DXF is refused with its line, and without a file or a session nothing is read", async () => {
  const broken = await read(designer, "0\nSECTION\nnonsense\n1\n");
  expect(broken).toMatchObject({
    code: 40001,
    data: { line: 3, fields: [{ path: "file" }], reason: expect.stringContaining("group code") },
  });
  expect((await read(portal.anonymous(), DXF)).code).toBe(40100);
  expect(await designer.ask(readOwnPattern, {})).toMatchObject({ code: 40001 });
});

test("a pattern that cannot be sewn is refused, and says which seam", async () => {
  const front = pattern.pieces.find(({ place }) => place === "legFrontR")!.key;
  const back = pattern.pieces.find(({ place }) => place === "legBackR")!.key;
  const long = { a: { piece: front, from: 0, to: 120 }, b: { piece: back, from: 0, to: 60 }, ease: 1 };
  const wrong = { pattern: { ...pattern, joins: [long] }, menuId: TROUSERS_MENU };
  expect(await designer.ask(createOwnStyle, wrong)).toMatchObject({ code: 40001, data: { fields: [{ rule: "lengths" }] } });
  expect(await designer.ask(createOwnStyle, { pattern, menuId: 4 })).toMatchObject({ code: 40400 });
  const empty = { ...pattern, pieces: [] };
  expect(await designer.ask(createOwnStyle, { pattern: empty, menuId: TROUSERS_MENU })).toMatchObject({ code: 40001 });
});

test("joined by the suggestions it is saved, draped, and opens as any style", { timeout: 240_000 }, async () => {
  const joins = joinsFor(pattern).map(({ a, b, ease }) => ({ a, b, ease }));
  const made = await designer.call(createOwnStyle, { pattern: { ...pattern, joins }, menuId: TROUSERS_MENU });
  ownId = made.id;
  const style = await designer.call(getStyle, { id: ownId });
  expect(style.isOwn).toBe(true);
  expect(style.pieces).toHaveLength(5);
  expect(style.seams).toHaveLength(joins.length);
  expect(style).toMatchObject({ name: "Boys shorts of ours", size: "116", hand: "twill", for: ["boys"] });
  expect(style.drapes.map(({ size, hand }) => [size, hand])).toEqual([["116", "twill"]]);
  expect(await designer.call(getDrape, { id: ownId, hand: "twill" })).toMatchObject({ state: "ready" });
  const file = await designer.send({ method: "GET", url: `${PREFIX}${downloadPattern.path}?id=${ownId}&format=dxf` });
  expect(file.statusCode).toBe(200);
});

test("it is listed for its company alone; somebody else is refused", async () => {
  const listed = async (client: Client) =>
    (await client.call(getStyleList, { id: TROUSERS_MENU, pageSize: 100 })).list.some(({ id }) => id === ownId);
  const [head, stranger] = [await portal.signIn(HEAD.username), await portal.signIn(BUYER.username)];
  expect([await listed(designer), await listed(head), await listed(stranger)]).toEqual([true, true, false]);
  expect((await head.call(listOwnStyles, {})).map(({ id }) => id)).toEqual([ownId]);
  expect(await stranger.call(listOwnStyles, {})).toEqual([]);
  expect((await stranger.call(quickSearch, { key: "shorts of ours" })).designs).toEqual([]);
  expect(await stranger.call(getPortraits, { designIds: [ownId], productIds: [ownId] })).toEqual([]);
  for (const refused of [
    stranger.ask(getStyle, { id: ownId }),
    stranger.ask(getDrape, { id: ownId, hand: "twill" }),
    stranger.ask(createShare, { kind: "design", id: ownId }),
    stranger.ask(removeOwnStyle, { id: ownId }),
  ])
    expect(await refused).toMatchObject({ code: 40400 });
});

test("removed, it is listed no more and still opens for what was made of it", async () => {
  await designer.call(removeOwnStyle, { id: ownId });
  expect(await designer.call(listOwnStyles, {})).toEqual([]);
  expect((await designer.call(getStyle, { id: ownId })).id).toBe(ownId);
  expect(await designer.ask(removeOwnStyle, { id: ownId })).toMatchObject({ code: 40400 });
});
