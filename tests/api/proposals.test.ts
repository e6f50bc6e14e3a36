import {
  addMark,
  createShare,
  deleteProposal,
  getMarksByProposal,
  getProposalData,
  modifyDesignName,
  type Proposal,
  type ProposalCard,
  restoreProposal,
  saveProposal,
  uploadImage,
} from "@selvedge/contract";
import type { DesignDocument } from "@selvedge/editor-core";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { BUYER, type Client, HEAD, type TestApp } from "./harness.ts";
import { aDocument, aPicture, NO_ID, savedDesign, startMill } from "./mill.ts";

const DAY_MS = 86_400_000;
let portal: TestApp;
let designer: Client;
let buyer: Client;
beforeAll(async () => {
  portal = await startMill();
  [designer, buyer] = await Promise.all([portal.signIn(), portal.signIn(BUYER.username, BUYER.password)]);
});
afterAll(() => portal.close());

const onRed = (document: DesignDocument): DesignDocument => ({ ...document, background: { kind: "plain", hex: "#b0123f" } });
const single = async (client: Client, proposalId: string) => (await client.call(getProposalData, { proposalId })) as Proposal;

test("a new design is at revision 1, and reads back as it was written", async () => {
  const { card, document } = await savedDesign(portal, designer);
  expect(card).toMatchObject({ revision: 1, version: 1, shared: false, styleName: "Crew T-shirt" });
  const read = await single(designer, card.proposalId);
  expect(read.document).toEqual(document);
  expect(read.updatedAt).toBe(portal.clock.now().toISOString());
});

test("a save at the version that was read makes the next revision; the same document again makes none", async () => {
  const { card, document } = await savedDesign(portal, designer);
  const body = { proposalId: card.proposalId, designId: document.styleId, name: card.name };
  const second = await designer.call(saveProposal, { ...body, document: onRed(document), version: 1 });
  expect(second).toMatchObject({ revision: 2, version: 2 });
  const again = await designer.call(saveProposal, { ...body, document: onRed(document), version: 2 });
  expect(again).toMatchObject({ revision: 2, version: 2 });
  const renamed = await designer.call(saveProposal, { ...body, name: `${card.name} b`, document: onRed(document), version: 2 });
  expect(renamed).toMatchObject({ revision: 3, version: 3 });
});

/** Where the portal draws a design that has no picture of its own. */
const drawnFor = ({ proposalId, revision }: ProposalCard) => new RegExp(`^/drawn/[\\w-]{22}/${proposalId}/${revision}$`);

test("a copy has the picture of the design it copies, a changed one and another company's have none of it", async () => {
  const document = onRed(await aDocument(portal, designer));
  const picture = await designer.call(uploadImage, {}, { file: { bytes: await aPicture(64, 80), name: "preview.png" } });
  const body = { designId: document.styleId, document };
  const first = await designer.call(saveProposal, { ...body, name: "Pictured", previewImageId: picture.imageId });
  const copy = await designer.call(saveProposal, { ...body, name: "Pictured copy" });
  expect(first.previewUrl).toBe(picture.url);
  expect(copy.previewUrl).toBe(picture.url);
  const green: DesignDocument = { ...document, background: { kind: "plain", hex: "#114422" } };
  const other = await designer.call(saveProposal, { ...body, document: green, name: "Pictured in green" });
  expect(other.previewUrl).toMatch(drawnFor(other));
  const theirs = await buyer.call(saveProposal, { ...body, name: "Pictured" });
  expect(theirs.previewUrl).toMatch(drawnFor(theirs));
});

const aPreview = async (hex: string) => ({ bytes: await aPicture(64, 80, hex), name: "preview.png" });

test("the picture of a design comes along with it in one call, is its own at once and stays when none comes", async () => {
  const document = await aDocument(portal, designer);
  const body = { designId: document.styleId, document: onRed(document), name: "Pictured along" };
  const card = await designer.call(saveProposal, body, { file: await aPreview("#b0123f") });
  expect(card).toMatchObject({ revision: 1, version: 1 });
  const picture = await designer.call(uploadImage, { purpose: "preview" }, { file: await aPreview("#b0123f") });
  expect(card.previewUrl).toBe(picture.url);
  const { proposalId } = card;
  const again = await designer.call(saveProposal, { ...body, proposalId, version: 1 }, { file: await aPreview("#114422") });
  expect(again).toMatchObject({ revision: 1, version: 1 });
  expect(again.previewUrl).not.toBe(card.previewUrl);
  const changed = await designer.call(saveProposal, { ...body, proposalId, document, version: 1 });
  expect(changed).toMatchObject({ revision: 2, version: 2, previewUrl: again.previewUrl });
  expect({ ...(await single(designer, proposalId)), document: undefined }).toEqual({ ...changed, document: undefined });
});

test("a picture that cannot be read costs the picture, not the design", async () => {
  const bare = await savedDesign(portal, designer, (plain) => ({ ...plain, background: { kind: "plain", hex: "#0a0b0c" } }));
  const body = { designId: bare.document.styleId, document: bare.document };
  for (const bytes of [Buffer.from("no picture"), (await aPreview("#114422")).bytes.subarray(0, 60)]) {
    const name = `Unpictured ${bytes.length}`;
    const card = await designer.call(saveProposal, { ...body, name }, { file: { bytes, name: "preview.png" } });
    expect(card.revision).toBe(1);
    expect(card.previewUrl).toMatch(drawnFor(card));
  }
});

test("beside its picture a document may be as large as alone, and not larger", async () => {
  const document = await aDocument(portal, designer);
  const body = { designId: document.styleId, name: "Large beside its picture" };
  const file = await aPreview("#b0123f");
  expect(await designer.ask(saveProposal, { ...body, document: withNotes(document, 100) }, { file })).toMatchObject({
    code: 20000,
  });
  for (const notes of [600, 2_000])
    expect(await designer.ask(saveProposal, { ...body, document: withNotes(document, notes) }, { file })).toMatchObject({
      status: 413,
      code: 41300,
    });
});

test("the row of a design is read once for a save", async () => {
  const { card, document } = await savedDesign(portal, designer);
  const reads = vi.spyOn(portal.db, "selectFrom");
  const body = { proposalId: card.proposalId, designId: document.styleId, name: card.name };
  const saved = await designer.call(saveProposal, { ...body, document: onRed(document), version: 1 });
  const ofProposals = reads.mock.calls.filter(([table]) => /^proposals\b/.test(String(table)));
  reads.mockRestore();
  expect(ofProposals).toHaveLength(1);
  expect(saved).toEqual({ ...card, revision: 2, version: 2, updatedAt: portal.clock.now().toISOString() });
});

test("pictures that come along are counted, saves without one are not", async () => {
  const head = await portal.signIn(HEAD.username, HEAD.password);
  const file = { bytes: new Uint8Array(3), name: "x.png" };
  const answers: number[] = [];
  for (let i = 0; i < 61; i++) answers.push((await head.ask(saveProposal, {} as never, { file })).code);
  expect(new Set(answers.slice(0, 60))).toEqual(new Set([40001]));
  expect(answers[60]).toBe(42900);
  expect(await head.ask(saveProposal, {} as never)).toMatchObject({ code: 40001 });
});

test("a stale save is refused with the stored design, and changes nothing", async () => {
  const { card, document } = await savedDesign(portal, designer);
  const body = { proposalId: card.proposalId, designId: document.styleId, name: card.name };
  await designer.call(saveProposal, { ...body, document: onRed(document), version: 1 });
  const late = await designer.ask(saveProposal, { ...body, document, version: 1 });
  expect(late).toMatchObject({ status: 409, code: 40900, data: { version: 2, revision: 2, document: onRed(document) } });
  expect((await single(designer, card.proposalId)).document).toEqual(onRed(document));
  expect(await designer.ask(saveProposal, { ...body, document })).toMatchObject({
    code: 40001,
    data: { fields: [{ path: "version" }] },
  });
});

test("of two saves of one version at the same time exactly one wins", async () => {
  const { card, document } = await savedDesign(portal, designer);
  const body = { proposalId: card.proposalId, designId: document.styleId, name: card.name, version: 1 };
  const hexes = ["#111111", "#222222", "#333333", "#444444"];
  const answers = await Promise.all(
    hexes.map((hex) => designer.ask(saveProposal, { ...body, document: { ...document, background: { kind: "plain", hex } } })),
  );
  expect(answers.map(({ code }) => code).sort()).toEqual([20000, 40900, 40900, 40900]);
  const won = hexes[answers.findIndex(({ code }) => code === 20000)];
  expect((await single(designer, card.proposalId)).document.background).toEqual({ kind: "plain", hex: won });
});

test("a name belongs to one design of a person, whatever its letters' case", async () => {
  const document = await aDocument(portal, designer);
  const body = { designId: document.styleId, document };
  const first = await designer.call(saveProposal, { ...body, name: "Summer Tee" });
  expect(await designer.ask(saveProposal, { ...body, name: "summer tee" })).toMatchObject({ status: 409, code: 40901 });
  const head = await portal.signIn(HEAD.username, HEAD.password);
  expect(await head.ask(saveProposal, { ...body, name: "Summer Tee" })).toMatchObject({ code: 20000 });
  const other = await designer.call(saveProposal, { ...body, name: "Winter Tee" });
  expect(await designer.ask(modifyDesignName, { proposalId: other.proposalId, name: "Summer Tee", version: 1 })).toMatchObject({
    code: 40901,
  });
  expect(await designer.call(modifyDesignName, { proposalId: other.proposalId, name: "Autumn Tee", version: 1 })).toMatchObject({
    name: "Autumn Tee",
    version: 2,
    revision: 1,
  });
  expect(await designer.ask(modifyDesignName, { proposalId: other.proposalId, name: "Late Tee", version: 1 })).toMatchObject({
    code: 40900,
    data: { name: "Autumn Tee" },
  });
  expect(first.name).toBe("Summer Tee");
});

test("another company's design is not found by any call, and a colleague's is", async () => {
  const { card, document } = await savedDesign(portal, designer);
  const { proposalId } = card;
  const save = { proposalId, designId: document.styleId, name: "Mine now", document, version: 1 };
  expect(await buyer.ask(getProposalData, { proposalId })).toMatchObject({ status: 404, code: 40400 });
  expect(await buyer.ask(saveProposal, save)).toMatchObject({ code: 40400 });
  expect(await buyer.ask(modifyDesignName, { proposalId, name: "Mine now", version: 1 })).toMatchObject({ code: 40400 });
  expect(await buyer.ask(deleteProposal, { proposalId })).toMatchObject({ code: 40400 });
  expect(await buyer.ask(restoreProposal, { proposalId })).toMatchObject({ code: 40400 });
  expect(await buyer.ask(getMarksByProposal, { proposalId })).toMatchObject({ code: 40400 });
  expect(await buyer.ask(addMark, { proposalId, pieceKey: "front", x: 1, y: 1, content: "hello" })).toMatchObject({
    code: 40400,
  });
  const head = await portal.signIn(HEAD.username, HEAD.password);
  expect((await single(head, proposalId)).name).toBe(card.name);
});

test("a document may name only fabrics of the catalogue and pictures of its own company", async () => {
  const document = await aDocument(portal, designer);
  const mine = await designer.call(uploadImage, {}, { file: { bytes: await aPicture(), name: "a.png" } });
  const theirs = await buyer.call(uploadImage, {}, { file: { bytes: await aPicture(41), name: "b.png" } });
  const withBackground = (imageId: string) => ({ ...document, background: { kind: "image" as const, imageId } });
  const body = { designId: document.styleId, name: "With a picture" };
  expect(await designer.ask(saveProposal, { ...body, document: withBackground(mine.imageId) })).toMatchObject({ code: 20000 });
  expect(await designer.ask(saveProposal, { ...body, name: "x", document: withBackground(theirs.imageId) })).toMatchObject({
    code: 40001,
    data: { fields: [{ path: "document.background.imageId" }] },
  });
  const [key] = Object.keys(document.pieces);
  const front = { ...document.pieces[key!]!, fabric: { kind: "product" as const, productId: NO_ID } };
  expect(
    await designer.ask(saveProposal, {
      ...body,
      name: "y",
      document: { ...document, pieces: { ...document.pieces, [key!]: front } },
    }),
  ).toMatchObject({
    code: 40001,
    data: { fields: [{ path: `document.pieces.${key}.fabric.productId` }] },
  });
  expect(await designer.ask(saveProposal, { ...body, name: "z", document, previewImageId: theirs.imageId })).toMatchObject({
    code: 40001,
    data: { fields: [{ path: "previewImageId" }] },
  });
});

test("a document of another style, of an unknown size, or with a loose end is refused where it is wrong", async () => {
  const document = await aDocument(portal, designer);
  const ask = (change: Partial<DesignDocument>, designId = document.styleId) =>
    designer.ask(saveProposal, { designId, name: "Wrong", document: { ...document, ...change } });
  expect(await ask({ styleId: NO_ID })).toMatchObject({ data: { fields: [{ path: "document.styleId" }] } });
  expect(await ask({ styleId: NO_ID }, NO_ID)).toMatchObject({ code: 40400 });
  expect(await ask({ size: "XXXXXL" })).toMatchObject({ data: { fields: [{ path: "document.size" }] } });
  expect(await ask({ order: [NO_ID] })).toMatchObject({ code: 40001, data: { fields: [{ path: "document.order" }] } });
});

/** A document with notes of 3,900 letters each. */
function withNotes(document: DesignDocument, count: number): DesignDocument {
  const annotations = Object.fromEntries(
    Array.from({ length: count }, (_, i) => {
      const id = i.toString(16).padStart(32, "0");
      const note = {
        id,
        pieceKey: Object.keys(document.pieces)[0]!,
        x: 0,
        y: 0,
        content: "n".repeat(3_900),
        author: "",
        createdAt: "2026-11-21T09:00:00.000Z",
        resolved: false,
      };
      return [id, note];
    }),
  );
  return { ...document, annotations };
}

test("a document over 2 MB is refused as too large", async () => {
  const document = await aDocument(portal, designer);
  const answer = await designer.ask(saveProposal, {
    designId: document.styleId,
    name: "Large",
    document: withNotes(document, 600),
  });
  expect(answer).toMatchObject({ status: 413, code: 41300 });
});

test("the list is the caller's own, newest first, by word, by style and page", async () => {
  const head = await portal.signIn(HEAD.username, HEAD.password);
  const before = await head.call(getProposalData, {});
  expect("list" in before && before.list.every(({ name }) => name !== "Autumn Tee")).toBe(true);
  portal.clock.move(1_000);
  const { card } = await savedDesign(portal, designer);
  const mine = await designer.call(getProposalData, { pageSize: 2 });
  if (!("list" in mine)) throw new Error("a list was asked for");
  expect(mine.list).toHaveLength(2);
  expect(mine.list[0]!.proposalId).toBe(card.proposalId);
  const found = await designer.call(getProposalData, { keyword: card.name.toUpperCase() });
  expect("list" in found && found.list.map(({ proposalId }) => proposalId)).toContain(card.proposalId);
  const ofBuyer = await savedDesign(portal, buyer);
  const byStyle = await designer.call(getProposalData, { keyword: "crew t", pageSize: 100 });
  const named = "list" in byStyle ? byStyle.list.map(({ proposalId }) => proposalId) : [];
  expect(named).toContain(card.proposalId);
  expect(named).not.toContain(ofBuyer.card.proposalId);
  expect(await designer.call(getProposalData, { keyword: "no such word" })).toMatchObject({ total: 0 });
  expect(await designer.call(getProposalData, { designId: NO_ID })).toMatchObject({ total: 0, list: [], pages: 0 });
});

test("a deleted design can be brought back for thirty days, unless its name was taken", async () => {
  const { card, document } = await savedDesign(portal, designer);
  const { proposalId } = card;
  const { deleted, undoUntil } = await designer.call(deleteProposal, { proposalId });
  expect(deleted).toBe(1);
  expect(Date.parse(undoUntil) - portal.clock.now().getTime()).toBe(30 * DAY_MS);
  expect(await designer.ask(getProposalData, { proposalId })).toMatchObject({ code: 40400 });
  expect(await designer.call(getProposalData, { deleted: true })).toMatchObject({ list: [{ proposalId }] });
  expect(await designer.call(restoreProposal, { proposalId })).toMatchObject({ proposalId, version: 1 });

  await designer.call(deleteProposal, { proposalIds: [proposalId] });
  const taker = await designer.call(saveProposal, { designId: document.styleId, name: card.name, document });
  expect(await designer.ask(restoreProposal, { proposalId })).toMatchObject({ code: 40901 });
  await designer.call(deleteProposal, { proposalId: taker.proposalId });
  portal.clock.move(30 * DAY_MS + 1);
  designer = await portal.signIn();
  buyer = await portal.signIn(BUYER.username, BUYER.password);
  expect(await designer.ask(restoreProposal, { proposalId })).toMatchObject({ code: 40400 });
  expect(await designer.call(getProposalData, { deleted: true })).toMatchObject({ total: 0 });
});

test("deleting several deletes all or none", async () => {
  const { card } = await savedDesign(portal, designer);
  expect(await designer.ask(deleteProposal, { proposalIds: [card.proposalId, NO_ID] })).toMatchObject({ code: 40400 });
  expect((await single(designer, card.proposalId)).name).toBe(card.name);
  expect(await designer.ask(deleteProposal, {})).toMatchObject({ code: 40001 });
});

test("marks are the annotations of the document and the comments of the company, in that order", async () => {
  const id = "a".repeat(32);
  const { card } = await savedDesign(portal, designer, (document) => {
    const note = {
      id,
      pieceKey: Object.keys(document.pieces)[0]!,
      x: 10,
      y: 20,
      content: "Collar higher",
      author: "Ada",
      createdAt: "2026-11-01T00:00:00.000Z",
      resolved: false,
    };
    return { ...document, annotations: { [id]: note } };
  });
  const mark = { proposalId: card.proposalId, pieceKey: "front", x: 5, y: 6, content: "Softer please" };
  const written = await designer.call(addMark, mark);
  expect(written).toMatchObject({ author: "Ada Fell", content: "Softer please", resolved: false });
  expect((await designer.call(getMarksByProposal, { proposalId: card.proposalId })).map(({ markId }) => markId)).toEqual([
    id,
    written.markId,
  ]);
  expect(await designer.ask(addMark, { ...mark, pieceKey: "wing" })).toMatchObject({
    code: 40001,
    data: { fields: [{ path: "pieceKey" }] },
  });
});

test("a comment is written on a piece that the style got after the design was saved", async () => {
  const { card } = await savedDesign(portal, designer, ({ pieces: { back: _, ...pieces }, ...document }) => ({
    ...document,
    pieces,
  }));
  const mark = { proposalId: card.proposalId, x: 5, y: 6, content: "Lower" };
  expect(await designer.call(addMark, { ...mark, pieceKey: "back" })).toMatchObject({ pieceKey: "back" });
  expect(await designer.ask(addMark, { ...mark, pieceKey: "wing" })).toMatchObject({ code: 40001 });
});

test("a stored revision cannot be changed, not even by a hand at the database", async () => {
  const { card } = await savedDesign(portal, designer);
  const change = portal.db
    .updateTable("proposal_revisions")
    .set({ name: "forged" })
    .where("proposal_id", "=", card.proposalId)
    .execute();
  await expect(change).rejects.toThrow(/never changes/);
});

test("a card says whether a link to it can be opened", async () => {
  const { card } = await savedDesign(portal, designer);
  await designer.call(createShare, { kind: "proposal", id: card.proposalId });
  expect((await single(designer, card.proposalId)).shared).toBe(true);
});

test("anonymous callers are sent to sign in", async () => {
  const anybody = portal.anonymous();
  for (const [call, body] of [
    [getProposalData, {}],
    [deleteProposal, { proposalId: NO_ID }],
    [restoreProposal, { proposalId: NO_ID }],
    [modifyDesignName, { proposalId: NO_ID, name: "a", version: 1 }],
    [saveProposal, {}],
    [getMarksByProposal, { proposalId: NO_ID }],
    [addMark, {}],
  ] as const)
    expect(await anybody.ask(call, body), call.path).toMatchObject({ status: 401, code: 40100 });
});
