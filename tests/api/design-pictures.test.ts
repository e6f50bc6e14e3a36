import {
  type ChanelShow,
  createShare,
  getChanelShow,
  getProposalData,
  getScene,
  getStyle,
  getVersion,
  type Img,
  type Proposal,
  type ProposalCard,
  revokeShare,
  saveProposal,
  uploadImage,
} from "@selvedge/contract";
import { type Artwork, type DesignDocument, PLAIN_ARTWORK } from "@selvedge/editor-core";
import { recipeOf } from "@selvedge/garment-core";
import { boundsOf } from "@selvedge/geometry-core";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { shippedDrapes } from "../../demo/drapes/shipped.ts";
import { ownHandOf } from "../../server/garments/styles/drapes/drapes.ts";
import { hashOfBytes } from "../../server/platform/files/store.ts";
import { idOf } from "../../server/platform/ids.ts";
import type { Client, TestApp } from "./harness.ts";
import { aPicture, drapedToday, savedDesign } from "./mill.ts";
import { HOUSE, makeRoom, startShowroomMill } from "./showroom-mill.ts";

let portal: TestApp;
let designer: Client;
let buyer: Client;
let sales: Client;
let styleId: string;
let square: Img;
beforeAll(async () => {
  ({ portal, designer, buyer, sales, styleId } = await startShowroomMill());
  const file = { bytes: await aPicture(120, 120, "#ff00c0"), name: "square.png" };
  square = await designer.call(uploadImage, { purpose: "artwork" }, { file });
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.db.deleteFrom("style_drapes").execute();
});

/** Stores how the style hangs in the size that it opens in. */
async function drape(): Promise<void> {
  const { default_size: size, recipe } = await portal.db
    .selectFrom("styles")
    .select(["default_size", "recipe"])
    .where("id", "=", styleId)
    .executeTakeFirstOrThrow();
  const file_hash = await portal.files.put(shippedDrapes()(recipe).bytes);
  await portal.db
    .insertInto("style_drapes")
    .values({ style_id: styleId, size, hand: ownHandOf(recipe), file_hash, metrics: "{}", ...drapedToday(recipe, size) })
    .execute();
}

/** The document with a magenta square of 160 mm in the middle of every piece. */
async function printed(document: DesignDocument): Promise<DesignDocument> {
  const { pieces } = await designer.call(getStyle, { id: styleId });
  const artworks = pieces.map(({ key, outline }): Artwork => {
    const { minX, minY, maxX, maxY } = boundsOf(outline);
    return {
      ...{ id: idOf("artwork", key), name: "Square", imageId: square.imageId, pieceKey: key },
      ...PLAIN_ARTWORK,
      ...{ x: (minX + maxX) / 2, y: (minY + maxY) / 2, width: 160, height: 160 },
    };
  });
  return {
    ...document,
    artworks: Object.fromEntries(artworks.map((artwork) => [artwork.id, artwork])),
    order: artworks.map(({ id }) => id),
  };
}

/** A printed design, saved by call without a picture of its own. */
async function aPrintedDesign() {
  const { card, document } = await savedDesign(portal, designer);
  const body = { proposalId: card.proposalId, designId: styleId, name: card.name, version: card.version };
  return { plain: card, card: await designer.call(saveProposal, { ...body, document: await printed(document) }) };
}

const sent = (client: Client, url: string, headers: Record<string, string> = {}) => client.send({ method: "GET", url, headers });
const statusOf = async (client: Client, url: string) => (await sent(client, url)).statusCode;

/** How much of a picture is magenta, of a thousand. */
async function magentaIn(client: Client, url: string): Promise<number> {
  const { statusCode, headers, rawPayload } = await sent(client, url);
  expect([statusCode, headers["content-type"]]).toEqual([200, "image/webp"]);
  const { data, info } = await sharp(rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([600, 750]);
  let count = 0;
  for (let at = 0; at < data.length; at += 3)
    if (data[at]! - data[at + 1]! > 70 && data[at + 2]! - data[at + 1]! > 40) count += 1;
  return Math.round((1_000 * count) / (info.width * info.height));
}

const stylePicture = async () => {
  const row = await portal.db.selectFrom("styles").select("picture_hash").where("id", "=", styleId).executeTakeFirstOrThrow();
  return Buffer.from((await portal.files.get(row.picture_hash))!);
};

test("a design that was saved without a picture is shown as it hangs, with its artwork: in lists, in its rooms and by a link", async () => {
  await drape();
  const { plain, card } = await aPrintedDesign();
  expect(await magentaIn(designer, card.previewUrl)).toBeGreaterThan(20);
  expect(await magentaIn(designer, plain.previewUrl)).toBe(0);

  const listed = (await designer.call(getProposalData, { pageNum: 1, pageSize: 20 })) as { list: ProposalCard[] };
  expect(listed.list.find(({ proposalId }) => proposalId === card.proposalId)!.previewUrl).toBe(card.previewUrl);
  const earlier = await designer.call(getVersion, { proposalId: card.proposalId, revision: 1 });
  expect(earlier.previewUrl).toBe(plain.previewUrl);

  const items = [{ kind: "design" as const, proposalId: card.proposalId, revision: card.revision }];
  const groups = [{ name: { en: "Ours" }, story: { en: "" }, items }];
  const chanelId = await makeRoom(portal, { groups, companyId: HOUSE });
  const room = (await designer.call(getChanelShow, { chanelId })) as ChanelShow;
  const inScene = async (client: Client, shareToken?: string) =>
    (await client.call(getScene, { chanelId, ...(shareToken && { shareToken }) })).garments[0]!.pictureUrl!;
  expect(await inScene(designer)).toBe(room.groups[0]!.items[0]!.pictureUrl);
  const roomLink = await designer.call(createShare, { kind: "chanel", id: chanelId });
  const visitor = portal.anonymous();
  const shown = await inScene(visitor, roomLink.shareToken);
  // Through a link it is not told which design it is.
  expect(shown).not.toContain(card.proposalId);
  expect(await magentaIn(designer, await inScene(designer))).toBeGreaterThan(20);
  expect(await magentaIn(sales, await inScene(sales))).toBeGreaterThan(20);
  expect(await magentaIn(visitor, shown)).toBeGreaterThan(20);
  for (const stranger of [buyer, visitor]) expect(await statusOf(stranger, await inScene(designer))).toBe(404);
  await designer.call(revokeShare, { shareId: roomLink.shareId });
  expect(await statusOf(visitor, shown)).toBe(404);

  const { shareToken } = await designer.call(createShare, { kind: "proposal", id: card.proposalId });
  const byLink = (await portal.anonymous().call(getProposalData, { proposalId: card.proposalId, shareToken })) as Proposal;
  expect(await magentaIn(portal.anonymous(), byLink.previewUrl)).toBeGreaterThan(20);
});

test("its picture opens to its company, and by a link while that opens; to nobody else, and nothing else opens with it", async () => {
  await drape();
  const { plain, card } = await aPrintedDesign();
  const url = card.previewUrl;
  expect(await statusOf(designer, url)).toBe(200);
  for (const stranger of [buyer, sales, portal.anonymous()]) expect(await statusOf(stranger, url)).toBe(404);
  const { headers } = await sent(designer, url);
  expect(headers["cache-control"]).toBe("private, no-cache");
  const grant = url.split("/")[2]!;
  for (const other of [
    `/drawn/${grant}/${card.proposalId}/1`,
    `/drawn/${grant}/${plain.proposalId}/3`,
    `/drawn/${"A".repeat(22)}/${card.proposalId}/${card.revision}`,
    `/drawn/nobody/${card.proposalId}/${card.revision}`,
    `/uploads/${grant}/${card.proposalId}`,
  ])
    expect([other, await statusOf(designer, other)]).toEqual([other, 404]);

  const { shareToken, shareId } = await designer.call(createShare, { kind: "proposal", id: card.proposalId });
  const visitor = portal.anonymous();
  const byLink = (await visitor.call(getProposalData, { proposalId: card.proposalId, shareToken })) as Proposal;
  expect(await statusOf(visitor, byLink.previewUrl)).toBe(200);
  await designer.call(revokeShare, { shareId });
  expect(await statusOf(visitor, byLink.previewUrl)).toBe(404);
});

test("while nothing is draped it shows its style, and once a drape is stored the design; what did not change is not sent again", async () => {
  const { card } = await aPrintedDesign();
  const before = await sent(designer, card.previewUrl);
  expect(before.statusCode).toBe(200);
  expect(before.rawPayload.equals(await stylePicture())).toBe(true);
  await drape();
  expect(await magentaIn(designer, card.previewUrl)).toBeGreaterThan(20);
  const { headers } = await sent(designer, card.previewUrl);
  expect(headers.etag).not.toBe(before.headers.etag);
  expect((await sent(designer, card.previewUrl, { "if-none-match": String(headers.etag) })).statusCode).toBe(304);
});

test("one that can no longer be read, or that is cut otherwise than it was draped, shows its style", async () => {
  await drape();
  const { card } = await aPrintedDesign();
  const { document } = (await designer.call(getProposalData, { proposalId: card.proposalId })) as Proposal;
  const change = async (document: object) => {
    const text = JSON.stringify(document);
    const hash = hashOfBytes(Buffer.from(text));
    await sql`ALTER TABLE proposal_revisions DISABLE TRIGGER USER`.execute(portal.db);
    await sql`UPDATE proposal_revisions SET document = ${text}::jsonb, document_hash = ${hash}
      WHERE proposal_id = ${card.proposalId}`.execute(portal.db);
    await sql`ALTER TABLE proposal_revisions ENABLE TRIGGER USER`.execute(portal.db);
  };
  const { key, most } = recipeOf("tee").options[0]!;
  for (const other of [{ schema: 99 }, { ...document, options: { [key]: most } }]) {
    await change(other);
    const { statusCode, rawPayload } = await sent(designer, card.previewUrl);
    expect([statusCode, rawPayload.equals(await stylePicture())]).toEqual([200, true]);
  }
});
