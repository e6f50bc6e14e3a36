import {
  addFavorite,
  addFavoriteGroup,
  addMark,
  createShare,
  deleteProposal,
  getFavoriteGroup,
  getImages,
  getMarksByProposal,
  getProposalData,
  getSharedGroup,
  getSignOffs,
  getStyle,
  getTextures,
  getVersion,
  listNotices,
  listShares,
  openShare,
  type Proposal,
  revokeShare,
  saveProposal,
  signDesign,
  uploadImage,
} from "@selvedge/contract";
import { differences } from "@selvedge/editor-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { hashOf } from "../../server/garments/proposals/revisions/document.ts";
import { hashToken } from "../../server/garments/share/token.ts";
import { BUYER, type Client, type TestApp } from "./harness.ts";
import { aPicture, NO_ID, productIdsOf, savedDesign, startMill, styleIdOf } from "./mill.ts";

let portal: TestApp;
let designer: Client;
let visitor: Client;
beforeAll(async () => {
  portal = await startMill({ limits: { rates: false } });
  designer = await portal.signIn();
});
beforeEach(() => {
  visitor = portal.anonymous();
});
afterAll(() => portal.close());

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(portal.clock.now().getTime() + hours * HOUR_MS).toISOString();

test("a link shows the revision it was made of, whatever is saved afterwards", async () => {
  const { card, document } = await savedDesign(portal, designer);
  const { proposalId } = card;
  const link = await designer.call(createShare, { kind: "proposal", id: proposalId });
  expect(link).toMatchObject({ revision: 1, openCount: 0, hasPassword: false, name: card.name });
  expect(link.url).toBe(`/shareShapeDetails?designId=${document.styleId}&shareToken=${link.shareToken}`);
  const changed = { ...document, background: { kind: "plain" as const, hex: "#000000" } };
  await designer.call(saveProposal, { proposalId, designId: document.styleId, name: "Renamed", document: changed, version: 1 });
  const seen = (await visitor.call(getProposalData, { proposalId, shareToken: link.shareToken })) as Proposal;
  expect(seen.document).toEqual(document);
  expect(seen).toMatchObject({ revision: 1, name: card.name });
});

test("the token is not stored, only its hash, and carries at least 128 random bits", async () => {
  const { card } = await savedDesign(portal, designer);
  const made = await Promise.all(
    [1, 2].map(() => designer.call(createShare, { kind: "proposal", id: card.proposalId, password: "linen and flax" })),
  );
  expect(made[0]!.shareToken).not.toBe(made[1]!.shareToken);
  for (const { shareToken, shareId } of made) {
    expect(Buffer.from(shareToken, "base64url").length * 8).toBeGreaterThanOrEqual(128);
    const row = await portal.db.selectFrom("shares").selectAll().where("id", "=", shareId).executeTakeFirstOrThrow();
    expect(row.token_hash).toBe(hashToken(shareToken));
    expect(JSON.stringify(row)).not.toContain(shareToken);
    expect(JSON.stringify(row)).not.toContain("linen and flax");
  }
});

test("the owner sees how often and when a link was opened last", async () => {
  const { card } = await savedDesign(portal, designer);
  const { shareToken } = await designer.call(createShare, { kind: "proposal", id: card.proposalId });
  const opened = await visitor.call(openShare, { shareToken });
  expect(opened).toMatchObject({
    kind: "proposal",
    id: card.proposalId,
    company: "Northlight Studio",
    canComment: false,
    name: card.name,
  });
  portal.clock.move(5_000);
  await visitor.call(openShare, { shareToken });
  await visitor.call(getProposalData, { proposalId: card.proposalId, shareToken });
  const [link] = await designer.call(listShares, { id: card.proposalId });
  expect(link).toMatchObject({ openCount: 2, lastOpenedAt: portal.clock.now().toISOString() });
  expect(JSON.stringify(link)).not.toContain(shareToken);
});

test("an unknown, an expired and a withdrawn link answer 41000 everywhere", async () => {
  const { card } = await savedDesign(portal, designer);
  const { proposalId } = card;
  const expiring = await designer.call(createShare, { kind: "proposal", id: proposalId, expiresAt: inHours(1) });
  const withdrawn = await designer.call(createShare, { kind: "proposal", id: proposalId });
  expect(await visitor.ask(openShare, { shareToken: expiring.shareToken })).toMatchObject({ code: 20000 });
  portal.clock.move(HOUR_MS);
  const revoked = await designer.call(revokeShare, { shareId: withdrawn.shareId });
  expect(revoked.revokedAt).toBe(portal.clock.now().toISOString());
  portal.clock.move(60_000);
  expect((await designer.call(revokeShare, { shareId: withdrawn.shareId })).revokedAt).toBe(revoked.revokedAt);
  for (const shareToken of [expiring.shareToken, withdrawn.shareToken, "A".repeat(32)]) {
    expect(await visitor.ask(openShare, { shareToken })).toMatchObject({ status: 410, code: 41000 });
    expect(await visitor.ask(getProposalData, { proposalId, shareToken })).toMatchObject({ status: 410, code: 41000 });
    expect(await visitor.ask(getMarksByProposal, { proposalId, shareToken })).toMatchObject({ code: 41000 });
    expect(await visitor.ask(getImages, { imageIds: [], shareToken })).toMatchObject({ code: 41000 });
  }
  expect(await designer.ask(createShare, { kind: "proposal", id: proposalId, expiresAt: inHours(-1) })).toMatchObject({
    code: 40001,
    data: { fields: [{ path: "expiresAt" }] },
  });
});

test("a link to a deleted design is gone", async () => {
  const { card } = await savedDesign(portal, designer);
  const { shareToken } = await designer.call(createShare, { kind: "proposal", id: card.proposalId });
  await designer.call(deleteProposal, { proposalId: card.proposalId });
  expect(await visitor.ask(openShare, { shareToken })).toMatchObject({ code: 41000 });
});

test("a password is asked for with every call, and wrong tries run out for a quarter of an hour", async () => {
  const { card } = await savedDesign(portal, designer);
  const { proposalId } = card;
  const { shareToken } = await designer.call(createShare, { kind: "proposal", id: proposalId, password: "two-ply yarn" });
  expect(await visitor.ask(openShare, { shareToken })).toMatchObject({ status: 403, code: 40302 });
  expect(await visitor.ask(getProposalData, { proposalId, shareToken })).toMatchObject({ code: 40302 });
  expect(await visitor.ask(openShare, { shareToken, password: "two-ply yarn" })).toMatchObject({ code: 20000 });
  expect(await visitor.ask(getProposalData, { proposalId, shareToken, sharePassword: "two-ply yarn" })).toMatchObject({
    code: 20000,
  });
  const tries = await Promise.all(
    Array.from({ length: 14 }, (_, i) => visitor.ask(openShare, { shareToken, password: `wrong${i}` })),
  );
  expect(tries.filter(({ code }) => code === 40302)).toHaveLength(10);
  expect(tries.filter(({ code }) => code === 42900)).toHaveLength(4);
  expect(await visitor.ask(openShare, { shareToken, password: "wrong again" })).toMatchObject({ status: 429, code: 42900 });
  portal.clock.move(15 * 60_000);
  expect(await visitor.ask(openShare, { shareToken, password: "wrong again" })).toMatchObject({ code: 40302 });
  expect(await visitor.ask(openShare, { shareToken, password: "two-ply yarn" })).toMatchObject({ code: 20000 });
});

test("a link opens its own design and nothing beside it", async () => {
  const { card } = await savedDesign(portal, designer);
  const other = await savedDesign(portal, designer);
  const { shareToken } = await designer.call(createShare, { kind: "proposal", id: card.proposalId });
  expect(await visitor.ask(getProposalData, { proposalId: other.card.proposalId, shareToken })).toMatchObject({ code: 40400 });
  expect(await visitor.ask(getProposalData, { shareToken })).toMatchObject({ code: 40400 });
  expect(await visitor.ask(getMarksByProposal, { proposalId: other.card.proposalId, shareToken })).toMatchObject({ code: 40400 });
  expect(await visitor.ask(saveProposal, { shareToken })).toMatchObject({ code: 40100 });
  expect(await visitor.ask(listShares, { shareToken })).toMatchObject({ code: 40100 });
});

test("through a link only pictures that the frozen design names are given", async () => {
  const upload = async (width: number) =>
    (await designer.call(uploadImage, {}, { file: { bytes: await aPicture(width), name: "p.png" } })).imageId;
  const [shown, hidden] = [await upload(50), await upload(51)];
  const { card } = await savedDesign(portal, designer, (document) => ({
    ...document,
    background: { kind: "image", imageId: shown },
  }));
  const { shareToken } = await designer.call(createShare, { kind: "proposal", id: card.proposalId });
  const seen = await visitor.call(getImages, { imageIds: [hidden, shown, NO_ID], shareToken });
  expect(seen.map(({ imageId }) => imageId)).toEqual([shown]);
});

test("a visitor comments under a name of their own where the link allows it", async () => {
  const { card } = await savedDesign(portal, designer);
  const closed = await designer.call(createShare, { kind: "proposal", id: card.proposalId });
  const open = await designer.call(createShare, { kind: "proposal", id: card.proposalId, canComment: true });
  const mark = { proposalId: card.proposalId, pieceKey: "front", x: 1, y: 2, content: "Lovely <b>cloth</b>", author: "Visitor" };
  expect(await visitor.ask(addMark, { ...mark, shareToken: closed.shareToken })).toMatchObject({ status: 403, code: 40300 });
  expect(await visitor.ask(addMark, { ...mark, author: undefined, shareToken: open.shareToken })).toMatchObject({
    code: 40001,
    data: { fields: [{ path: "author" }] },
  });
  const written = await visitor.call(addMark, { ...mark, shareToken: open.shareToken });
  expect(written).toMatchObject({ author: "Visitor", isVisitor: true, content: "Lovely <b>cloth</b>" });
  expect(await designer.call(getMarksByProposal, { proposalId: card.proposalId })).toEqual([written]);
});

test("a link shows the comments made through it and the company's; without commenting none, made before it or after", async () => {
  const { proposalId } = (await savedDesign(portal, designer)).card;
  const mark = { proposalId, pieceKey: "front", x: 1, y: 2 };
  await designer.call(addMark, { ...mark, content: "Before: margin is thin here" });
  const link = async (canComment: boolean) =>
    (await designer.call(createShare, { kind: "proposal", id: proposalId, canComment })).shareToken;
  const [one, other, closed] = [await link(true), await link(true), await link(false)];
  await visitor.call(addMark, { ...mark, content: "Through one", author: "Ines", shareToken: one });
  await visitor.call(addMark, { ...mark, content: "Through the other", author: "Noor", shareToken: other });
  await designer.call(addMark, { ...mark, content: "After" });
  const seen = async (client: Client, shareToken?: string) =>
    (await client.call(getMarksByProposal, { proposalId, shareToken })).map(({ content }) => content);
  expect(await seen(visitor, closed)).toEqual([]);
  expect(await seen(visitor, one)).toEqual(["Before: margin is thin here", "Through one", "After"]);
  expect(await seen(visitor, other)).toEqual(["Before: margin is thin here", "Through the other", "After"]);
  expect(await seen(designer)).toEqual(["Before: margin is thin here", "Through one", "Through the other", "After"]);
});

test("who comes through a link while signed in writes and signs under their own name, a visitor is marked as one", async () => {
  const { proposalId } = (await savedDesign(portal, designer)).card;
  const { shareToken } = await designer.call(createShare, {
    ...{ kind: "proposal", id: proposalId, canComment: true, canApprove: true },
  });
  const { documentHash } = await designer.call(getSignOffs, { proposalId });
  const buyer = await portal.signIn(BUYER.username, BUYER.password);
  const people = [visitor, designer, buyer];
  for (const client of people) {
    const mark = { proposalId, pieceKey: "front", x: 1, y: 2, content: "Lower", author: "Ada Fell" };
    await client.call(addMark, { ...mark, shareToken });
    portal.clock.move(60_000);
    await client.call(signDesign, { proposalId, documentHash, decision: "approved", name: "Ada Fell", shareToken });
  }
  const marked = [
    ["Ada Fell", true],
    ["Ada Fell", false],
    ["Marta Conti", true],
  ];
  const marks = await visitor.call(getMarksByProposal, { proposalId, shareToken });
  expect(marks.map(({ author, isVisitor }) => [author, isVisitor])).toEqual(marked);
  const { list } = await visitor.call(getSignOffs, { proposalId, shareToken });
  expect(list.map(({ name, isVisitor }) => [name, isVisitor])).toEqual(marked.toReversed());
});

test("a style can be shared without a design", async () => {
  const id = await styleIdOf(portal);
  const link = await designer.call(createShare, { kind: "design", id });
  expect(link).toMatchObject({ kind: "design", id, revision: null, name: "Crew T-shirt" });
  expect(await visitor.call(openShare, { shareToken: link.shareToken })).toMatchObject({ kind: "design", id, designId: id });
  expect((await visitor.call(getStyle, { id, shareToken: link.shareToken })).id).toBe(id);
  expect((await designer.call(listShares, { id })).map(({ shareId }) => shareId)).toContain(link.shareId);
});

test("another company can neither make, see nor withdraw links to a design", async () => {
  const buyer = await portal.signIn(BUYER.username, BUYER.password);
  const { card } = await savedDesign(portal, designer);
  const link = await designer.call(createShare, { kind: "proposal", id: card.proposalId });
  expect(await buyer.ask(createShare, { kind: "proposal", id: card.proposalId })).toMatchObject({ code: 40400 });
  expect(await buyer.call(listShares, { id: card.proposalId })).toEqual([]);
  expect(await buyer.ask(revokeShare, { shareId: link.shareId })).toMatchObject({ code: 40400 });
  expect(await visitor.ask(revokeShare, { shareId: link.shareId })).toMatchObject({ code: 40100 });
  expect(await visitor.ask(createShare, { kind: "proposal", id: card.proposalId })).toMatchObject({ code: 40100 });
  expect(await designer.ask(createShare, { kind: "menu", id: card.proposalId })).toMatchObject({ code: 40001 });
  expect(await designer.ask(createShare, { kind: "group", id: card.proposalId })).toMatchObject({ code: 40400 });
  expect(await visitor.ask(openShare, { shareToken: "short" })).toMatchObject({ code: 40001 });
});

test("a link to a group shows its fabrics as they are now, without price, and nothing else of its owner", async () => {
  const [one, two] = (await productIdsOf(portal)) as [string, string];
  const { groupId } = await designer.call(addFavoriteGroup, { groupName: "Shown to Casa Brera" });
  await designer.call(addFavorite, { productId: one, groupId });
  const link = await designer.call(createShare, { kind: "group", id: groupId });
  expect(link.url).toBe(`/shareGroup?groupId=${groupId}&shareToken=${link.shareToken}`);
  const nobody = portal.anonymous();
  const { shareToken } = link;
  expect(await nobody.call(openShare, { shareToken })).toMatchObject({ kind: "group", id: groupId, designId: null });
  await designer.call(addFavorite, { productId: two, groupId });
  const shown = await nobody.call(getSharedGroup, { groupId, shareToken });
  if (shown.kind !== "fabric") throw new Error("a group of fabrics is shown as one of styles");
  expect(shown).toMatchObject({ groupName: "Shown to Casa Brera", company: "Northlight Studio", sender: "Ada Fell", total: 2 });
  expect(shown.list.map(({ productId }) => productId)).toEqual([two, one]);
  for (const { price, stock, moq, leadDays } of shown.list) expect([price, stock, moq, leadDays]).toEqual(Array(4).fill(null));
  expect((await nobody.call(getTextures, { productIds: [one, two], shareToken })).map(({ productId }) => productId)).toEqual([
    one,
    two,
  ]);
  const other = await designer.call(addFavoriteGroup, { groupName: "Not shown" });
  expect(await nobody.ask(getSharedGroup, { groupId: other.groupId, shareToken })).toMatchObject({ code: 40400 });
  expect(await nobody.ask(getProposalData, { proposalId: groupId, shareToken })).toMatchObject({ code: 40400 });
  const buyer = await portal.signIn(BUYER.username);
  expect(await buyer.ask(getSharedGroup, { groupId })).toMatchObject({ code: 40400 });
  expect(await buyer.ask(createShare, { kind: "group", id: groupId })).toMatchObject({ code: 40400 });
  expect((await designer.call(getFavoriteGroup, {})).find((group) => group.groupId === groupId)).toMatchObject({ shared: true });
  await designer.call(revokeShare, { shareId: link.shareId });
  expect(await nobody.ask(getSharedGroup, { groupId, shareToken })).toMatchObject({ code: 41000 });
});

test("a link to a fabric opens that fabric and no other", async () => {
  const [one, two] = (await productIdsOf(portal)) as [string, string];
  const link = await designer.call(createShare, { kind: "product", id: one });
  expect(link.url).toBe(`/shareGoodsDetails?productId=${one}&shareToken=${link.shareToken}`);
  const { shareToken } = link;
  const shown = await portal.anonymous().call(getTextures, { productIds: [one, two], shareToken });
  expect(shown.map(({ productId }) => productId)).toEqual([one]);
  expect(await designer.ask(createShare, { kind: "product", id: NO_ID })).toMatchObject({ code: 40400 });
});

test("a link freezes a revision to be approved over its hash; what is saved later is another one, and shows what differs", async () => {
  const { card, document } = await savedDesign(portal, designer);
  const { proposalId, designId } = card;
  const { shareToken } = await designer.call(createShare, { kind: "proposal", id: proposalId, canApprove: true });
  expect(await visitor.call(openShare, { shareToken })).toMatchObject({ canApprove: true });
  const before = await visitor.call(getSignOffs, { proposalId, shareToken });
  expect(before).toEqual({ revision: 1, documentHash: hashOf(document), canSign: true, list: [] });
  const { documentHash } = before;
  const asked = { proposalId, shareToken, documentHash, name: "Ines Moreau" };
  expect(await visitor.ask(signDesign, { ...asked, decision: "changes" })).toMatchObject({
    code: 40001,
    data: { fields: [{ path: "note" }] },
  });
  await visitor.call(signDesign, { ...asked, decision: "changes", note: "The crest 10 mm higher" });
  portal.clock.move(60_000);
  const approved = await visitor.call(signDesign, { ...asked, decision: "approved" });
  expect(approved.list.map(({ decision, name, revision }) => [decision, name, revision])).toEqual([
    ["approved", "Ines Moreau", 1],
    ["changes", "Ines Moreau", 1],
  ]);
  expect(await visitor.call(signDesign, { ...asked, decision: "approved" })).toEqual(approved);
  const changed = { ...document, background: { kind: "plain" as const, hex: "#000000" } };
  await designer.call(saveProposal, { proposalId, designId, name: card.name, document: changed, version: 1 });
  const seen = await designer.call(getSignOffs, { proposalId });
  expect(seen).toEqual({ revision: 2, documentHash: hashOf(changed), canSign: false, list: approved.list });
  expect(await visitor.call(getSignOffs, { proposalId, shareToken })).toEqual(approved);
  const then = await designer.call(getVersion, { proposalId, revision: 1 });
  expect(differences(then.document, changed).map(({ of }) => of)).toEqual(["background"]);
  const { list } = await designer.call(listNotices, {});
  expect(list.filter(({ subject }) => subject.id === proposalId).map(({ kind }) => kind)).toEqual([
    "proposal.approved",
    "proposal.changes",
  ]);
});

test("nobody signs without being asked, a name, the document that is shown, or for somebody else's design", async () => {
  const { card } = await savedDesign(portal, designer);
  const { proposalId } = card;
  const other = (await savedDesign(portal, designer)).card.proposalId;
  const link = (canApprove: boolean) => designer.call(createShare, { kind: "proposal", id: proposalId, canApprove });
  const [open, closed] = [await link(true), await link(false)];
  const { documentHash } = await designer.call(getSignOffs, { proposalId });
  const body = { proposalId, documentHash, decision: "approved" as const, name: "Ines" };
  const { shareToken } = open;
  expect(await visitor.ask(signDesign, { ...body, shareToken: closed.shareToken })).toMatchObject({ code: 40300 });
  expect(await designer.ask(signDesign, body)).toMatchObject({ code: 40300 });
  expect(await visitor.ask(signDesign, { ...body, shareToken, name: undefined })).toMatchObject({
    code: 40001,
    data: { fields: [{ path: "name" }] },
  });
  expect(await visitor.ask(signDesign, { ...body, shareToken, documentHash: "0".repeat(64) })).toMatchObject({
    code: 40900,
    data: { documentHash, list: [] },
  });
  expect(await visitor.ask(signDesign, { ...body, shareToken, documentHash: "nonsense" })).toMatchObject({ code: 40001 });
  expect(await visitor.ask(signDesign, { ...body, shareToken, proposalId: other })).toMatchObject({ code: 40400 });
  expect(await visitor.ask(signDesign, body)).toMatchObject({ code: 40100 });
  expect(await visitor.ask(getSignOffs, { proposalId })).toMatchObject({ code: 40100 });
  const buyer = await portal.signIn(BUYER.username);
  expect(await buyer.ask(getSignOffs, { proposalId })).toMatchObject({ code: 40400 });
  expect(await designer.ask(createShare, { kind: "design", id: card.designId, canApprove: true })).toMatchObject({
    code: 40001,
    data: { fields: [{ path: "canApprove" }] },
  });
  await designer.call(revokeShare, { shareId: open.shareId });
  expect(await visitor.ask(signDesign, { ...body, shareToken })).toMatchObject({ code: 41000 });
  expect((await designer.call(getSignOffs, { proposalId })).list).toEqual([]);
});
