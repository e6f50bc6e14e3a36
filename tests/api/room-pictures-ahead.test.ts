import { type ChanelLists, getChanelShow, getRoomPicture, saveProposal, uploadImage } from "@selvedge/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { shippedDrapes } from "../../demo/drapes/shipped.ts";
import { finishSeed } from "../../demo/main.ts";
import { inlinePool } from "../../server/assembly/worker-pools.ts";
import { type Cloths, clothStore } from "../../server/fabrics/cloths/store.ts";
import { SCENE_FILE } from "../../server/garments/scenes/address.ts";
import { keepScene } from "../../server/garments/scenes/store.ts";
import { drawRoomsAhead } from "../../server/garments/showrooms/picture/draw-ahead.ts";
import type { WorkerPool } from "../../server/platform/jobs/pool/worker-pool.ts";
import type { Client, TestApp } from "./harness.ts";
import { aDocument, aPicture, drapedToday } from "./mill.ts";
import { HOUSE, makeRoom, startShowroomMill } from "./showroom-mill.ts";

/** What was done, in its order: the pictures of cloths, those of threads, and rooms and covers where they were asked for ahead. */
const done: string[] = [];
const workers: WorkerPool = {
  do(name, input, how) {
    if (name === "room" || name === "folds") done.push(`${name}${how?.ahead ? " ahead" : ""}`);
    return inlinePool.do(name, input);
  },
  end: async () => {},
};
const fault = (error: unknown) => {
  throw error;
};

let portal: TestApp;
let designer: Client;
let fabrics: string[];
let styleId: string;
let drawing: Parameters<typeof drawRoomsAhead>[0];
beforeAll(async () => {
  ({ portal, designer, fabrics, styleId } = await startShowroomMill());
  const { db, files, clock } = portal;
  const drawn = clothStore({ files, workers: inlinePool, longestPx: 64 });
  const cloths: Cloths = {
    ...drawn,
    prepare: async () => void done.push("cloth"),
    prepareNear: async () => void done.push("threads"),
  };
  drawing = { db, files, clock, cloths, workers, fault };
});
afterAll(() => portal.close());

const isDrawn = async (address: string) => (await portal.files.size(address.split("/").at(-1)!, SCENE_FILE)) !== null;
const pictureOf = async (chanelId: string) => (await designer.call(getRoomPicture, { chanelId })).pictureUrl;
const coverOf = async (chanelId: string) => {
  const { public: open, private: own, vr } = (await designer.call(getChanelShow, {})) as ChanelLists;
  return [...open, ...own, ...vr].find((room) => room.chanelId === chanelId)!.coverUrl;
};

/** The picture of a cover that no other room has. */
async function aCover(seed: number): Promise<string> {
  const cloth = await portal.db.selectFrom("products").selectAll().where("id", "=", fabrics[0]!).executeTakeFirstOrThrow();
  return keepScene(portal.files, {
    kind: "folds",
    cloth: { record: cloth.cloth_hash!, mmWidth: cloth.mm_width!, mmHeight: cloth.mm_height! },
    lie: { seed, angle: 20, width: 120, depth: 20 },
  });
}

const of = (...items: Parameters<typeof makeRoom>[1]["groups"][number]["items"]) => [
  { name: { en: "Plain" }, story: { en: "" }, items },
];

test("when the mill is finished the pictures of its rooms are drawn ahead, after those of cloths and before those of threads", async () => {
  const coverScene = await aCover(1);
  const walked = await makeRoom(portal, {
    groups: of({ kind: "fabric", productId: fabrics[0]! }, { kind: "style", styleId, fabrics: { "*": fabrics[1]! } }),
    coverScene,
  });
  await new Promise<void>((finished, failed) => {
    finishSeed({ ...drawing, scope: "small" }, finished, failed);
  });
  const rooms = done.filter((one) => one !== "cloth" && one !== "threads");
  expect(rooms.toSorted()).toEqual(expect.arrayContaining(["folds ahead", "room ahead"]));
  expect(rooms.every((one) => one.endsWith("ahead"))).toBe(true);
  expect([...new Set(done.map((one) => (rooms.includes(one) ? "rooms" : one)))]).toEqual(["cloth", "rooms", "threads"]);
  expect(await isDrawn(await coverOf(walked))).toBe(true);
  expect(await isDrawn(await pictureOf(walked))).toBe(true);
});

test("a room that nobody may enter now is not drawn, and one that only has its cover in lists not as it is furnished", async () => {
  const groups = of({ kind: "fabric", productId: fabrics[0]! }, { kind: "fabric", productId: fabrics[1]! });
  const [later, read] = [await aCover(2), await aCover(3)];
  await makeRoom(portal, { groups, coverScene: later, isPublished: false });
  const listed = await makeRoom(portal, { groups, coverScene: read, scope: "public" });
  await drawRoomsAhead(drawing);
  expect(await isDrawn(later)).toBe(false);
  expect(await isDrawn(read)).toBe(true);
  expect(await isDrawn(await pictureOf(listed))).toBe(false);
});

test("what is drawn stays; a drape that is stored since is another picture, which is drawn anew", async () => {
  const chanelId = await makeRoom(portal, { groups: of({ kind: "style", styleId, fabrics: { "*": fabrics[2]! } }) });
  await drawRoomsAhead(drawing);
  const before = await pictureOf(chanelId);
  done.length = 0;
  await drawRoomsAhead(drawing);
  expect(done).toEqual([]);

  const { default_size: size, recipe } = await portal.db
    .selectFrom("styles")
    .select(["default_size", "recipe"])
    .where("id", "=", styleId)
    .executeTakeFirstOrThrow();
  const { hand } = await portal.db.selectFrom("products").select("hand").where("id", "=", fabrics[2]!).executeTakeFirstOrThrow();
  const file_hash = await portal.files.put(shippedDrapes()(recipe).bytes);
  await portal.db
    .insertInto("style_drapes")
    .values({ style_id: styleId, size, hand: hand!, file_hash, metrics: "{}", ...drapedToday(recipe, size) })
    .execute();
  const after = await pictureOf(chanelId);
  expect(after).not.toBe(before);
  await drawRoomsAhead(drawing);
  expect(await isDrawn(after)).toBe(true);
});

test("a company's room with a design whose picture was uploaded is drawn as its people see it", async () => {
  const file = { bytes: await aPicture(), name: "design.png" };
  const { imageId } = await designer.call(uploadImage, { purpose: "preview" }, { file });
  const document = await aDocument(portal, designer);
  const design = { designId: document.styleId, name: "Spring", document, previewImageId: imageId };
  const { proposalId } = await designer.call(saveProposal, design);
  const chanelId = await makeRoom(portal, { groups: of({ kind: "design", proposalId, revision: 1 }), companyId: HOUSE });
  await drawRoomsAhead(drawing);
  expect(await isDrawn(await pictureOf(chanelId))).toBe(true);
});
