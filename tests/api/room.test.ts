import {
  getImages,
  getPortraits,
  postToThread,
  readOwnPattern,
  saveProposal,
  saveStyle3dVideo,
  uploadCustomerLogo,
  uploadImage,
} from "@selvedge/contract";
import { draftPattern, patternDxf } from "@selvedge/garment-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bytesOfCompany, SHOWN_IN } from "../../server/assembly/stored-files.ts";
import { NAMED_BY_SCENES } from "../../server/garments/scenes/store.ts";
import { collectUnnamed } from "../../server/platform/files/collect.ts";
import type { Room } from "../../server/platform/files/room/room.ts";
import { BUYER, type Client, SALES, type TestApp } from "./harness.ts";
import { aDocument, aPicture, productIdsOf, startMill, styleIdOf } from "./mill.ts";

const DAY_MS = 86_400_000;
let portal: TestApp;
let designer: Client;
let buyer: Client;
let isShort = false;
const room: { -readonly [Key in keyof Room]: Room[Key] } = {
  companyBytes: Number.POSITIVE_INFINITY,
  isShort: async () => isShort,
  takenBy: bytesOfCompany,
};
beforeAll(async () => {
  portal = await startMill({ limits: { rates: false }, room });
  [designer, buyer] = await Promise.all([portal.signIn(), portal.signIn(BUYER.username)]);
});
afterAll(() => portal.close());

const upload = (client: Client, bytes: Uint8Array, purpose: "artwork" | "preview" = "artwork") =>
  client.ask(uploadImage, { purpose }, { file: { bytes, name: "a.png" } });
const noise = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#888", noise: { type: "gaussian", mean: 128, sigma: 60 } } });
const isThere = async (url: string) => (await designer.send({ method: "GET", url })).statusCode === 200;
/** A picture of its own each time. */
const another = () => aPicture(20 + made++, 20, "#123456");
let made = 0;

test("what lost pixels before is kept as a JPEG, also as artwork: a photograph does not grow many times over", async () => {
  const photo = await noise(400, 300).jpeg({ quality: 80 }).toBuffer();
  const image = await designer.call(uploadImage, { purpose: "artwork" }, { file: { bytes: photo, name: "photo.jpg" } });
  expect(image.mime).toBe("image/jpeg");
  expect(image.bytes).toBeLessThan(photo.length * 3);
  const asPng = await noise(400, 300).png().toBuffer();
  expect(image.bytes).toBeLessThan(asPng.length);
});

test("a photograph in PNG is kept as what it takes least as; a flat drawing keeps every pixel; an alpha that is full everywhere is none", async () => {
  const gradient = Buffer.from(
    Array.from({ length: 600 * 400 * 3 }, (_, index) => (128 + 90 * Math.sin(index / 977) + 20 * Math.sin(index * index)) & 255),
  );
  const raw = { raw: { width: 600, height: 400, channels: 3 as const } };
  const soft = await sharp(gradient, raw).blur(2).png().toBuffer();
  const photo = await designer.call(uploadImage, {}, { file: { bytes: soft, name: "a.png" } });
  expect(photo.mime).toBe("image/jpeg");
  expect(photo.bytes).toBeLessThan(soft.length / 2);
  const screen = await sharp(soft).ensureAlpha(1).png().toBuffer();
  expect((await designer.call(uploadImage, {}, { file: { bytes: screen, name: "a.png" } })).mime).toBe("image/jpeg");
  const flat = await designer.call(uploadImage, {}, { file: { bytes: await aPicture(300, 300, "#a1b2c3"), name: "a.png" } });
  expect(flat.mime).toBe("image/png");
});

test("a company that has stored what it may gets an error and keeps what it has; the mill and other companies go on", async () => {
  const kept = (await upload(buyer, await another())).data;
  room.companyBytes = kept.bytes + 10;
  const film = Buffer.concat([Buffer.from("\x1a\x45\xdf\xa3webm", "latin1"), Buffer.alloc(100)]);
  const designId = await styleIdOf(portal);
  const answers = [
    await upload(buyer, await another()),
    await buyer.ask(uploadCustomerLogo, {}, { file: { bytes: await another(), name: "a.png" } }),
    await buyer.ask(
      saveStyle3dVideo,
      { kind: "turntable", designId, posterImageId: kept.imageId },
      { file: { bytes: film, name: "a.webm" } },
    ),
  ];
  expect(answers.map(({ status, code }) => [status, code])).toEqual([
    [507, 50700],
    [403, 40300],
    [507, 50700],
  ]);
  expect(answers[0]!.data).toEqual({ maxBytes: room.companyBytes });
  expect((await upload(buyer, await another())).code).toBe(50700);
  expect((await buyer.call(getImages, { imageIds: [kept.imageId] })).length).toBe(1);
  const sales = await portal.signIn(SALES.username);
  expect((await upload(sales, await another())).code).toBe(20000);
  room.companyBytes = Number.POSITIVE_INFINITY;
  expect((await upload(buyer, await another())).code).toBe(20000);
});

test("a film gives its room to the one that takes its place: a smaller one is kept by a company that has no more, a larger one is not", async () => {
  const poster = (await upload(buyer, await another())).data;
  const designId = await styleIdOf(portal);
  const keep = (bytes: number) =>
    buyer.ask(
      saveStyle3dVideo,
      { kind: "turntable", designId, posterImageId: poster.imageId },
      { file: { bytes: Buffer.concat([Buffer.from("\x1a\x45\xdf\xa3webm", "latin1"), Buffer.alloc(bytes)]), name: "a.webm" } },
    );
  expect((await keep(5_000)).code).toBe(20000);
  room.companyBytes = 1;
  expect((await keep(5_001)).code).toBe(50700);
  expect((await keep(3_000)).code).toBe(20000);
  expect((await keep(3_001)).code).toBe(50700);
  room.companyBytes = Number.POSITIVE_INFINITY;
  expect((await keep(5_000)).code).toBe(20000);
});

test("while the disk is short of room nothing is taken in and nothing that can be made again is kept, and everything else goes on", async () => {
  const card = {
    name: "Before the disk was full",
    designId: await styleIdOf(portal),
    document: await aDocument(portal, designer),
  };
  isShort = true;
  const refused = await upload(designer, await another());
  expect([refused.status, refused.code]).toEqual([507, 50701]);
  const ready = await portal.anonymous().send({ method: "GET", url: "/readyz" });
  expect([ready.statusCode, ready.json()]).toEqual([200, { ready: true, hasRoom: false }]);
  expect((await designer.ask(saveProposal, card)).code).toBe(20000);
  const pattern = patternDxf(draftPattern("boysShorts", "116"), { style: "Only read", size: "116" }, 10);
  const read = await designer.ask(readOwnPattern, {}, { file: { bytes: Buffer.from(pattern), name: "pattern.dxf" } });
  expect(read.code).toBe(20000);
  isShort = false;
  expect((await portal.anonymous().send({ method: "GET", url: "/readyz" })).json()).toEqual({ ready: true, hasRoom: true });
  expect((await upload(designer, await another())).code).toBe(20000);
});

test("files that nothing names are laid aside after a week, and those that a row or a scene names stay", async () => {
  const { db, files, clock } = portal;
  const image = (await upload(designer, await another())).data;
  const unsaved = (await upload(designer, await another(), "preview")).data;
  const saved = (await upload(designer, await another(), "preview")).data;
  const designId = await styleIdOf(portal);
  const document = await aDocument(portal, designer);
  await designer.call(saveProposal, { designId, name: "Kept with its picture", document, previewImageId: saved.imageId });
  const [productId] = await productIdsOf(portal);
  const productIds = [productId!];
  const sent = (await upload(designer, await another(), "preview")).data;
  const subject = { kind: "fabric" as const, id: productId! };
  await designer.call(postToThread, { subject, content: "Like this", imageIds: [sent.imageId] });
  const lone = await files.put(Buffer.from("nothing names this"));
  const before = await db.selectFrom("products").select("cloth_hash").where("cloth_hash", "is not", null).execute();
  expect(await collectUnnamed({ db, files, clock, namedWithin: NAMED_BY_SCENES, shownIn: SHOWN_IN })).toBe(0);

  const inAMonth = { now: () => new Date(Date.now() + 31 * DAY_MS) };
  expect(
    await collectUnnamed({ db, files, clock: inAMonth, namedWithin: NAMED_BY_SCENES, shownIn: SHOWN_IN }),
  ).toBeGreaterThanOrEqual(2);
  expect([await isThere(image.url), await isThere(saved.url)]).toEqual([true, true]);
  for (const { cloth_hash } of before) expect(await files.get(cloth_hash!)).not.toBeNull();
  expect(await designer.call(getImages, { imageIds: [unsaved.imageId, saved.imageId, sent.imageId] })).toHaveLength(2);
  expect(await designer.call(getPortraits, { designIds: [designId], productIds, side: "front" })).toEqual(expect.any(Array));
  expect(await collectUnnamed({ db, files, clock: inAMonth, namedWithin: NAMED_BY_SCENES, shownIn: SHOWN_IN })).toBe(0);
  expect(Buffer.from((await files.get(lone))!).toString()).toBe("nothing names this");
});
