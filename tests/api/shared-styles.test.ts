import {
  addFavoriteGroup,
  addStyleFavorite,
  createShare,
  delStyleFavorite,
  getDrape,
  getFavoriteGroup,
  getPortraits,
  getPreloadFabrics,
  getProductWapInfo,
  getSharedGroup,
  getStyle,
  getStyle3dVideoUrl,
  getTextures,
  type InputOf,
  openShare,
  removeOwnStyle,
  revokeShare,
  saveStyle3dVideo,
  uploadImage,
} from "@selvedge/contract";
import { SOLVER_VERSION } from "@selvedge/garment-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { insertRows } from "../../server/customers/favourites/adding/add-items.ts";
import { idOf, newId } from "../../server/platform/ids.ts";
import { aFilm } from "./auth-matrix/records.ts";
import { BUYER, type Client, DESIGNER, type TestApp } from "./harness.ts";
import { aPicture, NO_ID, OWN_SIZE, ownRecipe, startMill, styleIdOf } from "./mill.ts";

const HOUR_MS = 3_600_000;
const HAND = "shirting";
const COMPANY = { northlight: idOf("company", "northlight"), casaBrera: idOf("company", "casa-brera") };
let portal: TestApp;
let designer: Client;
let buyer: Client;
let visitor: Client;
/** The style of the library, one of the designer's own company and one of another's. */
let library: string;
let own: string;
let theirs: string;
/** What own styles are drawn from. */
let recipe: string;
beforeAll(async () => {
  portal = await startMill({ limits: { rates: false } });
  [designer, buyer] = await Promise.all([portal.signIn(), portal.signIn(BUYER.username)]);
  visitor = portal.anonymous();
  library = await styleIdOf(portal);
  await draped(library, await portal.files.put(await aPicture(90, 11)));
  recipe = await ownRecipe(designer);
  [own, theirs] = [await anOwnStyle("Northlight cape", COMPANY.northlight), await anOwnStyle("Brera cape", COMPANY.casaBrera)];
});
afterAll(() => portal.close());

async function draped(styleId: string, drape: string) {
  const { default_size: size } = await portal.db
    .selectFrom("styles")
    .select("default_size")
    .where("id", "=", styleId)
    .executeTakeFirstOrThrow();
  await portal.db
    .insertInto("style_drapes")
    .values({ style_id: styleId, size, hand: HAND, solver: SOLVER_VERSION, file_hash: drape, metrics: "{}" })
    .execute();
}

let made = 0;
/** A company's own style with a picture and a drape of its own. */
async function anOwnStyle(name: string, companyId: string): Promise<string> {
  made += 1;
  const id = newId(portal.clock.now());
  const style = await portal.db.selectFrom("styles").selectAll().where("id", "=", library).executeTakeFirstOrThrow();
  const picture = await portal.files.putUpload(await aPicture(70 + made, 11));
  const company = { company_id: companyId, recipe, options: "{}", sizes: [OWN_SIZE], default_size: OWN_SIZE };
  await portal.db
    .insertInto("styles")
    .values({ ...style, ...company, id, name, picture_hash: picture })
    .execute();
  await draped(id, await portal.files.putUpload(await aPicture(80 + made, 11)));
  return id;
}

/** A group of the designer's with these styles, the last on top, and a link to it. */
async function sharedGroup(styleIds: readonly string[], link: Partial<InputOf<typeof createShare>> = {}) {
  made += 1;
  const { groupId } = await designer.call(addFavoriteGroup, { groupName: `Capsule ${made}`, kind: "style" });
  for (const designId of styleIds) await designer.call(addStyleFavorite, { designId, groupId });
  const { shareId, shareToken, url } = await designer.call(createShare, { ...link, kind: "group", id: groupId });
  return { groupId, shareId, shareToken, url };
}

const fetched = async (client: Client, url: string) => (await client.send({ method: "GET", url })).statusCode;

test("a link to a group of styles shows them as they are now, with their sizes, and nothing else of its owner", async () => {
  const { groupId, shareToken, url } = await sharedGroup([library, own]);
  expect(url).toBe(`/shareGroup?groupId=${groupId}&shareToken=${shareToken}`);
  expect(await visitor.call(openShare, { shareToken })).toMatchObject({ kind: "group", id: groupId, designId: null });
  const shown = await visitor.call(getSharedGroup, { groupId, shareToken });
  expect(shown).toMatchObject({
    kind: "style",
    total: 2,
    company: "Northlight Studio",
    sender: "Ada Fell",
    list: [
      { id: own, name: "Northlight cape", sizes: [OWN_SIZE], isFavorite: false },
      { id: library, name: "Crew T-shirt", isFavorite: false },
    ],
  });
  expect(JSON.stringify(shown)).not.toMatch(/price|stock|note/i);
  const groups = await designer.call(getFavoriteGroup, { kind: "style" });
  expect(groups.find((group) => group.groupId === groupId)).toMatchObject({ shared: true });
  // Its keeper may look at it as the guest does.
  expect(await designer.call(getSharedGroup, { groupId })).toMatchObject({ kind: "style", total: 2 });
  const second = await visitor.call(getSharedGroup, { groupId, shareToken, pageNum: 2, pageSize: 1 });
  expect(second).toMatchObject({ total: 2, pages: 2, list: [{ id: library }] });

  await designer.call(delStyleFavorite, { designId: library, groupId });
  expect(await visitor.call(getSharedGroup, { groupId, shareToken })).toMatchObject({ total: 1, list: [{ id: own }] });
});

test("a link to a group opens the pictures, the 3D, the fabrics and the films of its styles, and of no other", async () => {
  const posterImageId = (await designer.call(uploadImage, {}, { file: { bytes: await aPicture(60, 11), name: "p.png" } }))
    .imageId;
  await designer.call(saveStyle3dVideo, { designId: own, posterImageId }, { file: aFilm() });
  const [both, onlyOwn] = [await sharedGroup([library, own]), await sharedGroup([own])];
  const [laid] = await visitor.call(getPreloadFabrics, { designId: library, shareToken: both.shareToken });
  expect(laid).toMatchObject({ price: null, stock: null, isFavorite: false });
  for (const id of [library, own]) {
    const { shareToken } = both;
    expect(await visitor.call(getStyle, { id, shareToken })).toMatchObject({ id, isFavorite: false });
    expect(await visitor.call(getDrape, { id, hand: HAND, shareToken })).toMatchObject({ state: "ready" });
  }
  const { shareToken } = onlyOwn;
  const { productId } = laid!;
  const outside = { code: 40400, status: 404 };
  for (const id of [library, theirs, NO_ID]) {
    expect(await visitor.ask(getStyle, { id, shareToken })).toMatchObject(outside);
    expect(await visitor.ask(getDrape, { id, hand: HAND, shareToken })).toMatchObject(outside);
    expect(await visitor.ask(getPreloadFabrics, { designId: id, shareToken })).toMatchObject(outside);
    expect(await visitor.ask(getStyle3dVideoUrl, { designId: id, shareToken })).toMatchObject(outside);
  }
  expect(await visitor.call(getTextures, { productIds: [productId], shareToken: both.shareToken })).toHaveLength(1);
  expect(await visitor.call(getTextures, { productIds: [productId], shareToken })).toEqual([]);
  expect(await visitor.call(getProductWapInfo, { productId, shareToken: both.shareToken })).toMatchObject({ price: null });
  expect(await visitor.ask(getProductWapInfo, { productId, shareToken })).toMatchObject(outside);
  // Scenes are pictured for customers only.
  expect(await visitor.ask(getPortraits, { designIds: [own], productIds: [productId], shareToken } as never)).toMatchObject({
    code: 40100,
  });

  const { videoUrl } = await visitor.call(getStyle3dVideoUrl, { designId: own, shareToken });
  const { designImg, drapes } = await visitor.call(getStyle, { id: own, shareToken });
  const drape = await visitor.call(getDrape, { id: own, hand: HAND, shareToken });
  const addresses = [videoUrl, designImg, drapes[0]!.url, drape.state === "ready" ? drape.drape.url : ""];
  for (const url of addresses) {
    expect(url).toMatch(/^\/uploads\/[0-9a-f]{32}\./);
    expect(await fetched(portal.anonymous(), url)).toBe(200);
  }
  const companys = (await designer.call(getStyle, { id: own })).designImg;
  expect([await fetched(designer, companys), await fetched(visitor, companys), await fetched(buyer, companys)]).toEqual([
    200, 404, 404,
  ]);
  await designer.call(delStyleFavorite, { designId: own, groupId: onlyOwn.groupId });
  expect(await visitor.ask(getStyle, { id: own, shareToken })).toMatchObject(outside);
  await designer.call(revokeShare, { shareId: onlyOwn.shareId });
  for (const url of addresses) expect([url, await fetched(visitor, url)]).toEqual([url, 404]);
});

test("another company’s own style in a group, and one that was removed, are left out of the link", async () => {
  const removed = await anOwnStyle("Northlight shift", COMPANY.northlight);
  const { groupId, shareToken } = await sharedGroup([library, removed]);
  const userId = idOf("user", DESIGNER.username);
  await insertRows(portal.db, groupId, portal.clock.now(), [{ userId, kind: "style", targetId: theirs }]);
  expect(await visitor.call(getSharedGroup, { groupId, shareToken })).toMatchObject({
    total: 2,
    list: [{ id: removed }, { id: library }],
  });
  await designer.call(removeOwnStyle, { id: removed });
  const shown = await visitor.call(getSharedGroup, { groupId, shareToken });
  expect(shown).toMatchObject({ total: 1, list: [{ id: library }] });
  expect(JSON.stringify(shown)).not.toMatch(/cape|shift/);
  for (const id of [theirs, removed]) expect(await visitor.ask(getStyle, { id, shareToken })).toMatchObject({ code: 40400 });
  const mine = await designer.call(getFavoriteGroup, { kind: "style" });
  expect(mine.find((group) => group.groupId === groupId)?.covers).toHaveLength(2);
});

test("a link to a group of styles asks for its password with every call, and is gone when it has expired", async () => {
  const expiresAt = new Date(portal.clock.now().getTime() + HOUR_MS).toISOString();
  const sharePassword = "two-ply yarn";
  const { groupId, shareToken } = await sharedGroup([own], { password: sharePassword, expiresAt });
  const calls = (password: object) => [
    visitor.ask(getSharedGroup, { groupId, shareToken, ...password }),
    visitor.ask(getStyle, { id: own, shareToken, ...password }),
    visitor.ask(getDrape, { id: own, hand: HAND, shareToken, ...password }),
    visitor.ask(getPreloadFabrics, { designId: own, shareToken, ...password }),
  ];
  const codes = async (password: object) => (await Promise.all(calls(password))).map(({ code }) => code);
  expect(await codes({})).toEqual(Array(4).fill(40302));
  expect(await codes({ sharePassword: "three-ply" })).toEqual(Array(4).fill(40302));
  expect(await codes({ sharePassword })).toEqual(Array(4).fill(20000));
  const { designImg } = await visitor.call(getStyle, { id: own, shareToken, sharePassword });
  expect(await fetched(visitor, designImg)).toBe(200);
  portal.clock.move(HOUR_MS);
  expect(await codes({ sharePassword })).toEqual(Array(4).fill(41000));
  expect(await fetched(visitor, designImg)).toBe(404);
});

test("only who keeps a group shares it, and one of showrooms is shared by nobody", async () => {
  const { groupId, shareToken } = await sharedGroup([library]);
  const link = { kind: "group" as const, id: groupId };
  expect(await buyer.ask(createShare, link)).toMatchObject({ code: 40400 });
  expect(await buyer.ask(getSharedGroup, { groupId })).toMatchObject({ code: 40400 });
  expect(await visitor.ask(createShare, link)).toMatchObject({ code: 40100 });
  expect(await visitor.ask(getSharedGroup, { groupId })).toMatchObject({ code: 40100 });
  expect(await visitor.ask(getSharedGroup, { groupId: "x", shareToken })).toMatchObject({ code: 40001 });
  expect(await visitor.ask(getSharedGroup, { groupId, shareToken: "short" })).toMatchObject({ code: 41000 });
  expect(await designer.ask(createShare, { ...link, canApprove: true })).toMatchObject({ code: 40001 });
  const other = await sharedGroup([library]);
  expect(await visitor.ask(getSharedGroup, { groupId: other.groupId, shareToken })).toMatchObject({ code: 40400 });
  const rooms = await designer.call(addFavoriteGroup, { groupName: "Rooms", kind: "showroom" });
  expect(await designer.ask(createShare, { kind: "group", id: rooms.groupId })).toMatchObject({ code: 40400 });
  expect(await designer.ask(getSharedGroup, { groupId: rooms.groupId })).toMatchObject({ code: 40400 });
});
