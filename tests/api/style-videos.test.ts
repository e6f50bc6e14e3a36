import { createShare, getStyle3dVideoUrl, saveStyle3dVideo, uploadImage } from "@selvedge/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BUYER, type Client, SALES, type TestApp } from "./harness.ts";
import { aPicture, NO_ID, savedDesign, startMill, styleIdOf } from "./mill.ts";

let portal: TestApp;
let designer: Client;
let buyer: Client;
let sales: Client;
beforeAll(async () => {
  portal = await startMill();
  [designer, buyer, sales] = await Promise.all([
    portal.signIn(),
    portal.signIn(BUYER.username, BUYER.password),
    portal.signIn(SALES.username, SALES.password),
  ]);
});
afterAll(() => portal.close());

/** The head of a film as browsers write it, and something that makes it one of its own. */
const webm = (own: string) => ({
  bytes: Buffer.concat([Buffer.from("1a45dfa39f4286810142f7810142f2810442f381084282847765626d", "hex"), Buffer.from(own)]),
  name: "turn.webm",
});
const mp4 = (own: string) => ({
  bytes: Buffer.concat([Buffer.from("0000002466747970", "hex"), Buffer.from(`isom0000isomavc1${own}`)]),
  name: "turn.mp4",
});
/** The film itself, whomever its address is for. */
const fileOf = ({ videoUrl }: { videoUrl: string }) => videoUrl.split("/").at(-1);
const posterOf = async (client: Client, width: number) =>
  client.call(uploadImage, { purpose: "preview" }, { file: { bytes: await aPicture(width, 50), name: "turn.png" } });

test("a film kept with a design is given again, and the next one takes its place", async () => {
  const { card } = await savedDesign(portal, designer);
  const poster = await posterOf(designer, 41);
  const about = { proposalId: card.proposalId, posterImageId: poster.imageId };
  const first = await designer.call(saveStyle3dVideo, about, { file: webm("one") });
  expect(await designer.call(getStyle3dVideoUrl, { proposalId: card.proposalId })).toEqual(first);
  expect(first).toMatchObject({ posterUrl: poster.url, expiresAt: null });
  const second = await designer.call(saveStyle3dVideo, about, { file: mp4("two") });
  expect(second.videoUrl).not.toBe(first.videoUrl);
  expect(await designer.call(getStyle3dVideoUrl, { proposalId: card.proposalId })).toEqual(second);
  const stored = await designer.send({ method: "GET", url: second.videoUrl });
  expect([stored.statusCode, stored.headers["content-type"]]).toEqual([200, "video/mp4"]);
  const part = await designer.send({ method: "GET", url: second.videoUrl, headers: { range: "bytes=4-7" } });
  expect([part.statusCode, part.payload, part.headers["content-range"]]).toEqual([
    206,
    "ftyp",
    `bytes 4-7/${stored.rawPayload.length}`,
  ]);
});

test("a film of a style is the company's own; one that the mill made is everybody's", async () => {
  const designId = await styleIdOf(portal);
  const [own, mills] = await Promise.all([posterOf(designer, 42), posterOf(sales, 43)]);
  const designers = await designer.call(saveStyle3dVideo, { designId, posterImageId: own.imageId }, { file: webm("designer") });
  expect((await buyer.ask(getStyle3dVideoUrl, { designId })).code).toBe(40400);
  const everybodys = await sales.call(saveStyle3dVideo, { designId, posterImageId: mills.imageId }, { file: webm("mill") });
  const seen = await buyer.call(getStyle3dVideoUrl, { designId });
  expect(fileOf(seen)).toBe(fileOf(everybodys));
  expect((await buyer.send({ method: "GET", url: seen.videoUrl })).statusCode).toBe(200);
  expect(await designer.call(getStyle3dVideoUrl, { designId })).toEqual(designers);
});

test("a link shows the film of its design, and of no other", async () => {
  const [{ card }, other] = [await savedDesign(portal, designer), await savedDesign(portal, designer)];
  const { imageId: posterImageId } = await posterOf(designer, 44);
  for (const { proposalId } of [card, other.card])
    await designer.call(saveStyle3dVideo, { proposalId, posterImageId }, { file: webm(proposalId) });
  const { shareToken } = await designer.call(createShare, { kind: "proposal", id: card.proposalId });
  const visitor = portal.anonymous();
  const seen = await visitor.call(getStyle3dVideoUrl, { proposalId: card.proposalId, shareToken });
  expect(fileOf(seen)).toBe(fileOf(await designer.call(getStyle3dVideoUrl, { proposalId: card.proposalId })));
  for (const url of [seen.videoUrl, seen.posterUrl]) expect((await visitor.send({ method: "GET", url })).statusCode).toBe(200);
  expect((await visitor.ask(getStyle3dVideoUrl, { proposalId: other.card.proposalId, shareToken })).code).toBe(40400);
});

test("what is no film, no design, both a style and a design, or somebody else's, is refused", async () => {
  const { card } = await savedDesign(portal, designer);
  const { proposalId } = card;
  const { imageId: posterImageId } = await posterOf(designer, 45);
  const picture = { bytes: await aPicture(), name: "turn.webm" };
  const code = async (client: Client, body: object, file = webm("x")) =>
    (await client.ask(saveStyle3dVideo, { posterImageId, ...body }, { file })).code;
  expect(await code(designer, { proposalId }, picture)).toBe(41500);
  expect(await code(designer, { proposalId: NO_ID })).toBe(40400);
  expect(await code(designer, { proposalId, posterImageId: NO_ID })).toBe(40400);
  expect(await code(designer, { proposalId, designId: await styleIdOf(portal) })).toBe(40001);
  expect(await code(designer, {})).toBe(40001);
  expect(await code(buyer, { proposalId })).toBe(40400);
  expect((await buyer.ask(getStyle3dVideoUrl, { proposalId })).code).toBe(40400);
  expect((await designer.ask(getStyle3dVideoUrl, { proposalId })).code).toBe(40400);
  expect((await portal.anonymous().ask(getStyle3dVideoUrl, { proposalId })).code).toBe(40100);
  expect((await portal.anonymous().ask(saveStyle3dVideo, { proposalId, posterImageId }, { file: webm("x") })).code).toBe(40100);
});
