import { createShare, getScene, getStyle, type Img, type RoomScene, revokeShare, uploadImage } from "@selvedge/contract";
import type { Artwork, DesignDocument } from "@selvedge/editor-core";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeShowroom } from "../../server/garments/showrooms/making/make-showroom.ts";
import { idOf } from "../../server/platform/ids.ts";
import { BUYER, type Client, DESIGNER, SALES, type TestApp } from "./harness.ts";
import { aPicture, ownRecipe, savedDesign, startMill } from "./mill.ts";

const HOUSE = idOf("company", "northlight");

let portal: TestApp;
let designer: Client;
let buyer: Client;
let sales: Client;
let picture: Img;
beforeAll(async () => {
  portal = await startMill();
  designer = await portal.signIn(DESIGNER.username);
  buyer = await portal.signIn(BUYER.username);
  sales = await portal.signIn(SALES.username);
  picture = await designer.call(
    uploadImage,
    { purpose: "artwork" },
    { file: { bytes: await aPicture(), name: "crest for Mrs Lind.png" } },
  );
});
afterAll(() => portal.close());

const anArtwork = (key: string, pieceKey: string, of: Partial<Artwork> = {}): Artwork => ({
  ...{ id: idOf("artwork", key), name: "Crest for Mrs Lind", imageId: picture.imageId, pieceKey },
  ...{ x: 120, y: 210, width: 90, height: 67.5, angle: 15, flipped: true, repeat: "none", gap: 0, thickness: "none" },
  ...{
    restricted: true,
    onFabric: false,
    showLocation: false,
    opacity: 1,
    locked: false,
    hidden: false,
    group: null,
    text: null,
  },
  ...of,
});

/** A design with these artworks on its first piece, from back to front, saved and hung alone in a room of its company. */
async function aRoomWith(
  artworksOf: (pieceKey: string) => readonly Artwork[],
  change: (document: DesignDocument) => DesignDocument = (document) => document,
) {
  const { card, document } = await savedDesign(portal, designer, (bare) => {
    const artworks = artworksOf(Object.keys(bare.pieces)[0]!);
    const laid = Object.fromEntries(artworks.map((artwork) => [artwork.id, artwork]));
    return change({ ...bare, artworks: laid, order: artworks.map(({ id }) => id) });
  });
  const items = [{ kind: "design" as const, proposalId: card.proposalId, revision: 1 }];
  const chanelId = await makeShowroom(
    portal.db,
    {
      ...{ name: { en: "Ours" }, description: { en: "" }, scope: "vr", companyId: HOUSE, coverScene: null, isPublished: true },
      groups: [{ name: { en: "Ours" }, story: { en: "" }, items }],
    },
    portal.clock.now(),
  );
  return { chanelId, card, document };
}

const statusOf = async (client: Client, url: string) => (await client.send({ method: "GET", url })).statusCode;
const kindOf = ({ garments, fixtures }: RoomScene) =>
  fixtures.find(({ fixtureId }) => fixtureId === garments[0]!.fixtureId)!.kind;

test("a saved design stands on its form in its size, with its artworks as they were placed and their picture, and without what is nobody’s business there", async () => {
  const note = {
    ...{ id: idOf("annotation", "one"), pieceKey: "front", x: 1, y: 1, content: "Ask Lind about the margin", author: "Mina" },
    ...{ createdAt: portal.clock.now().toISOString(), resolved: false },
  };
  const { chanelId, card, document } = await aRoomWith(
    (piece) => [anArtwork("seen", piece), anArtwork("hidden", piece, { hidden: true })],
    (made) => ({ ...made, annotations: { [note.id]: { ...note, pieceKey: Object.keys(made.pieces)[0]! } } }),
  );
  const scene = await designer.call(getScene, { chanelId });
  const [garment] = scene.garments;
  expect(kindOf(scene)).toBe("form");
  expect(garment).toMatchObject({ proposalId: card.proposalId, revision: 1, isOwn: true, size: document.size });
  const id = idOf("artwork", "seen");
  const { x, y, width, height, angle, flipped, repeat } = anArtwork("seen", "front");
  expect(garment!.worn!.order).toEqual([id]);
  expect(garment!.worn!.artworks[id]).toMatchObject({ x, y, width, height, angle, flipped, repeat, imageId: picture.imageId });
  expect(garment!.worn!.pieces).toEqual(document.pieces);
  expect(scene.images).toMatchObject([{ imageId: picture.imageId, width: 40, height: 30 }]);
  expect(JSON.stringify(scene)).not.toContain("Lind");
  expect(await designer.call(getScene, { chanelId })).toEqual(scene);
});

test("who may not enter has neither the scene nor the picture; the mill has, and who holds a link, while it opens", async () => {
  const { chanelId } = await aRoomWith((piece) => [anArtwork("seen", piece)]);
  const [own] = (await designer.call(getScene, { chanelId })).images;
  expect(await statusOf(designer, own!.url)).toBe(200);
  expect((await buyer.ask(getScene, { chanelId })).code).toBe(40303);
  expect((await portal.anonymous().ask(getScene, { chanelId })).code).toBe(40100);
  for (const stranger of [buyer, portal.anonymous()]) expect(await statusOf(stranger, own!.url)).not.toBe(200);
  const [atMill] = (await sales.call(getScene, { chanelId })).images;
  expect(await statusOf(sales, atMill!.url)).toBe(200);

  const { shareToken, shareId } = await designer.call(createShare, { kind: "chanel", id: chanelId });
  const visitor = portal.anonymous();
  const shown = await visitor.call(getScene, { chanelId, shareToken });
  expect(shown.garments).toMatchObject([{ proposalId: null, revision: null, worn: { order: [idOf("artwork", "seen")] } }]);
  expect((await visitor.call(getStyle, { id: shown.garments[0]!.design.id, shareToken })).id).toBe(shown.garments[0]!.design.id);
  expect(await statusOf(visitor, shown.images[0]!.url)).toBe(200);
  await designer.call(revokeShare, { shareId });
  expect(await statusOf(visitor, shown.images[0]!.url)).not.toBe(200);
  expect((await visitor.ask(getScene, { chanelId, shareToken })).code).not.toBe(20000);
});

test("a design on a pattern that is a company's own is its picture on the wall, and a link to its room does not open the pattern", async () => {
  const { chanelId, document } = await aRoomWith((piece) => [anArtwork("seen", piece)]);
  const { shareToken } = await designer.call(createShare, { kind: "chanel", id: chanelId });
  const { styleId } = document;
  const change = (to: { company_id: string | null; recipe: string }) =>
    portal.db.updateTable("styles").set(to).where("id", "=", styleId).execute();
  const { recipe } = await portal.db.selectFrom("styles").select("recipe").where("id", "=", styleId).executeTakeFirstOrThrow();
  await change({ company_id: HOUSE, recipe: await ownRecipe(designer) });
  try {
    for (const scene of [
      await designer.call(getScene, { chanelId }),
      await portal.anonymous().call(getScene, { chanelId, shareToken }),
    ]) {
      expect(kindOf(scene)).toBe("picture");
      expect(scene).toMatchObject({ garments: [{ hand: null, worn: null }], images: [] });
    }
    expect(await portal.anonymous().ask(getStyle, { id: styleId, shareToken })).toMatchObject({ code: 40400, data: null });
  } finally {
    await change({ company_id: null, recipe });
  }
});

test("a design with more to be drawn apart than a room may cost is its picture on the wall", async () => {
  const { chanelId } = await aRoomWith(
    (piece) => [anArtwork("seen", piece)],
    (made) => {
      const [artwork] = Object.values(made.artworks);
      const more = Object.keys(made.pieces).flatMap((pieceKey) =>
        ["a", "b", "c", "d", "e", "f", "g", "h"].map((nth) => ({
          ...artwork!,
          ...{ id: idOf("artwork", `${pieceKey} ${nth}`), pieceKey, restricted: false },
        })),
      );
      return { ...made, artworks: Object.fromEntries(more.map((one) => [one.id, one])), order: more.map(({ id }) => id) };
    },
  );
  const scene = await designer.call(getScene, { chanelId });
  expect(kindOf(scene)).toBe("picture");
  expect(scene).toMatchObject({ garments: [{ hand: null, worn: null }], images: [] });
});

test("a design that can no longer be read is missing in its room, and one whose picture is gone stands without it", async () => {
  const { chanelId, card, document } = await aRoomWith((piece) => [anArtwork("seen", piece)]);
  const change = async (document: string) => {
    await sql`ALTER TABLE proposal_revisions DISABLE TRIGGER USER`.execute(portal.db);
    await sql`UPDATE proposal_revisions SET document = ${document}::jsonb WHERE proposal_id = ${card.proposalId}`.execute(
      portal.db,
    );
    await sql`ALTER TABLE proposal_revisions ENABLE TRIGGER USER`.execute(portal.db);
  };
  await change(JSON.stringify(document).replaceAll(picture.imageId, idOf("image", "gone")));
  const without = await designer.call(getScene, { chanelId });
  expect(kindOf(without)).toBe("form");
  const theirs = await buyer.call(uploadImage, {}, { file: { bytes: await aPicture(), name: "theirs.png" } });
  await change(JSON.stringify(document).replaceAll(picture.imageId, theirs.imageId));
  for (const client of [designer, sales]) expect((await client.call(getScene, { chanelId })).images).toEqual([]);
  expect(without).toMatchObject({ images: [], garments: [{ worn: { order: [idOf("artwork", "seen")] } }] });
  await change('{"schema": 99}');
  const damaged = await designer.call(getScene, { chanelId });
  expect(damaged).toMatchObject({ garments: [], images: [] });
  expect(damaged.stands[0]!.missing).toHaveLength(1);
});
