import {
  addFavorite,
  createShare,
  deleteProposal,
  getFabricDesigns,
  getFavoriteGroup,
  getProductJPGSize,
  getProductWapInfo,
  getSharedGroup,
  productDet,
} from "@selvedge/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BUYER, type Client, type TestApp } from "./harness.ts";
import { NO_ID, productIdsOf, savedDesign, startMill, styleIdOf } from "./mill.ts";

let portal: TestApp;
let designer: Client;
let buyer: Client;
let fabrics: readonly string[];
beforeAll(async () => {
  portal = await startMill({ limits: { rates: false } });
  designer = await portal.signIn();
  buyer = await portal.signIn(BUYER.username, BUYER.password);
  fabrics = await productIdsOf(portal);
});
afterAll(() => portal.close());

const opensWith = (productId: string) =>
  portal.db.selectFrom("style_fabrics").select("style_id").distinct().where("product_id", "=", productId).execute();

test("a fabric names the designs of the reader's company that it lies on, the last changed first, and the styles that open with it", async () => {
  const productId = fabrics[0]!;
  const [first, second] = [await savedDesign(portal, designer), await savedDesign(portal, designer)];
  const bare = await savedDesign(portal, designer, (document) => ({
    ...document,
    pieces: Object.fromEntries(Object.entries(document.pieces).map(([key, piece]) => [key, { ...piece, fabric: null }])),
  }));
  await portal.db
    .updateTable("proposals")
    .set({ updated_at: new Date(portal.clock.now().getTime() + 60_000) })
    .where("id", "=", first.card.proposalId)
    .execute();
  const { proposals, styles, total } = await designer.call(getFabricDesigns, { productId });
  expect(proposals.map(({ proposalId }) => proposalId)).toEqual([first.card.proposalId, second.card.proposalId]);
  expect(proposals.map(({ proposalId }) => proposalId)).not.toContain(bare.card.proposalId);
  expect(styles.map(({ id }) => id)).toEqual((await opensWith(productId)).map(({ style_id }) => style_id));
  expect(total).toBe(2 + styles.length);
  expect((await designer.call(getFabricDesigns, { productId, limit: 1 })).total).toBe(total);
  expect((await designer.call(getFabricDesigns, { productId, limit: 1 })).proposals).toHaveLength(1);
});

test("designs of another company, deleted ones and ones laid with other fabrics are not named", async () => {
  const productId = fabrics[0]!;
  expect((await buyer.call(getFabricDesigns, { productId })).proposals).toEqual([]);
  const { card } = await savedDesign(portal, buyer);
  expect((await buyer.call(getFabricDesigns, { productId })).proposals.map(({ proposalId }) => proposalId)).toEqual([
    card.proposalId,
  ]);
  expect((await buyer.call(getFabricDesigns, { productId: fabrics[1]! })).proposals).toEqual([]);
  await buyer.call(deleteProposal, { proposalId: card.proposalId });
  expect((await buyer.call(getFabricDesigns, { productId })).proposals).toEqual([]);
});

test("a style of the library that opens with a fabric is shown to every customer", async () => {
  const style_id = await styleIdOf(portal);
  const product_id = fabrics[2]!;
  await portal.db.deleteFrom("style_fabrics").where("product_id", "=", product_id).execute();
  expect((await buyer.call(getFabricDesigns, { productId: product_id })).total).toBe(0);
  await portal.db.insertInto("style_fabrics").values({ style_id, piece_key: "page-test", product_id }).execute();
  const { styles, total } = await buyer.call(getFabricDesigns, { productId: product_id });
  expect([styles.map(({ id }) => id), total]).toEqual([[style_id], 1]);
});

test("designs are asked for by a customer, of a fabric there is, some at a time", async () => {
  expect(await portal.anonymous().ask(getFabricDesigns, { productId: fabrics[0]! })).toMatchObject({ code: 40100 });
  expect(await designer.ask(getFabricDesigns, { productId: NO_ID })).toMatchObject({ code: 40400 });
  expect(await designer.ask(getFabricDesigns, { productId: "x" })).toMatchObject({ code: 40001 });
  expect(await designer.ask(getFabricDesigns, { productId: fabrics[0]!, limit: 49 })).toMatchObject({ code: 40001 });
});

test("through a link a visitor sees neither price, stock nor quantities; a customer sees all of it", async () => {
  const productId = fabrics[0]!;
  const { shareToken } = await designer.call(createShare, { kind: "product", id: productId });
  const seen = await portal.anonymous().call(getProductWapInfo, { productId, shareToken });
  expect(seen).toMatchObject({ price: null, priceTiers: [], stock: null, stockQuantity: null, sampleQuantity: null });
  expect([...seen.colourways, seen].map(({ price, stock }) => price ?? stock)).toEqual(
    [...seen.colourways, seen].map(() => null),
  );
  const own = await designer.call(productDet, { productId });
  expect(own.stock).toMatch(/^(ready|order|out)$/);
  expect(own.price).not.toBeNull();
});

test("nor is a visitor told them through a link to a group", async () => {
  await designer.call(addFavorite, { productIds: [fabrics[0]!] });
  const [group] = await designer.call(getFavoriteGroup, { kind: "fabric" });
  const { shareToken } = await designer.call(createShare, { kind: "group", id: group!.groupId });
  const { list } = await portal.anonymous().call(getSharedGroup, { groupId: group!.groupId, shareToken });
  expect(list).toMatchObject([{ productId: fabrics[0], price: null, stock: null }]);
});

test("the bytes of a tile are those of the file that is served, once it was made", async () => {
  const productId = fabrics[0]!;
  const { texture } = await designer.call(productDet, { productId });
  const served = await portal.app.inject({ url: texture!.url });
  expect(served.statusCode).toBe(200);
  const [size] = await designer.call(getProductJPGSize, { productIds: [productId] });
  expect(size!.bytes).toBe(served.rawPayload.length);
});
