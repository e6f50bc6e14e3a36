import {
  createShare,
  deleteProposal,
  getVersion,
  getVersions,
  purgeProposal,
  restoreProposal,
  saveProposal,
} from "@selvedge/contract";
import type { DesignDocument } from "@selvedge/editor-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BUYER, type Client, type TestApp } from "./harness.ts";
import { NO_ID, savedDesign, startMill } from "./mill.ts";

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

/** A design that was saved twice. */
async function savedTwice() {
  const { card, document } = await savedDesign(portal, designer);
  const { proposalId, name } = card;
  portal.clock.move(1_000);
  const body = { proposalId, designId: document.styleId, name, document: onRed(document), version: 1 };
  return { proposalId, name, document, second: await designer.call(saveProposal, body) };
}

test("an earlier version is listed beside the newest, and reads back as it was", async () => {
  const { proposalId, name, document } = await savedTwice();
  const { list, total } = await designer.call(getVersions, { kind: "earlier", proposalId });
  expect(total).toBe(1);
  expect(list[0]).toMatchObject({ proposalId, name, revision: 1, deletedAt: null, newest: { name, revision: 2 } });
  const first = await designer.call(getVersion, { proposalId, revision: 1 });
  expect(first).toMatchObject({ revision: 1, isDeleted: false, version: 2, document });
  expect((await designer.call(getVersion, { proposalId })).document.background).toEqual({ kind: "plain", hex: "#b0123f" });
  expect(await designer.ask(getVersion, { proposalId, revision: 3 })).toMatchObject({ code: 40400 });
});

test("saving an earlier version makes a third one; the second is still there", async () => {
  const { proposalId, name, document, second } = await savedTwice();
  const first = await designer.call(getVersion, { proposalId, revision: 1 });
  const body = { proposalId, designId: document.styleId, name, document: first.document, version: second.version };
  expect(await designer.call(saveProposal, body)).toMatchObject({ revision: 3 });
  const { list } = await designer.call(getVersions, { kind: "earlier", proposalId });
  expect(list.map(({ revision }) => revision)).toEqual([2, 1]);
});

test("a deleted design is listed for 30 days, opens, and comes back", async () => {
  const { proposalId } = await savedTwice();
  await designer.call(deleteProposal, { proposalId });
  const { list } = await designer.call(getVersions, { kind: "deleted", proposalId });
  expect(list).toHaveLength(1);
  expect(list[0]).toMatchObject({ revision: 2, newest: null });
  expect(Date.parse(list[0]!.restorableUntil!) - Date.parse(list[0]!.deletedAt!)).toBe(30 * DAY_MS);
  expect(await designer.call(getVersion, { proposalId })).toMatchObject({ isDeleted: true, revision: 2 });
  expect((await designer.call(getVersions, { kind: "earlier", proposalId })).total).toBe(0);
  await designer.call(restoreProposal, { proposalId });
  expect((await designer.call(getVersions, { kind: "deleted", proposalId })).total).toBe(0);
});

test("a deleted design is deleted for good with its links; one that is not deleted stays", async () => {
  const { proposalId } = await savedTwice();
  await designer.call(createShare, { kind: "proposal", id: proposalId });
  expect(await designer.ask(purgeProposal, { proposalId })).toMatchObject({ code: 40400 });
  await designer.call(deleteProposal, { proposalId });
  expect(await designer.call(purgeProposal, { proposalId })).toEqual({ purged: 1 });
  expect(await designer.ask(getVersion, { proposalId })).toMatchObject({ code: 40400 });
  expect(await designer.ask(purgeProposal, { proposalId })).toMatchObject({ code: 40400 });
});

test("versions are seen by nobody else", async () => {
  const { proposalId } = await savedTwice();
  expect(await buyer.ask(getVersion, { proposalId })).toMatchObject({ code: 40400 });
  expect((await buyer.call(getVersions, { kind: "earlier", proposalId })).total).toBe(0);
  await designer.call(deleteProposal, { proposalId });
  expect(await buyer.ask(purgeProposal, { proposalId })).toMatchObject({ code: 40400 });
  const anybody = portal.anonymous();
  expect(await anybody.ask(getVersions, { kind: "deleted" })).toMatchObject({ code: 40100 });
  expect(await anybody.ask(getVersion, { proposalId })).toMatchObject({ code: 40100 });
  expect(await anybody.ask(purgeProposal, { proposalId: NO_ID })).toMatchObject({ code: 40100 });
  expect(await designer.ask(getVersions, { kind: "lost" })).toMatchObject({ status: 400 });
});
