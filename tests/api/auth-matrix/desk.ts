import {
  createLapDip,
  erpPeople,
  erpWarnings,
  getStepTimes,
  inspectionLimits,
  listInspections,
  listWebhookDeliveries,
  moveOrder,
  myOrder,
  type Order,
  saveWebhook,
} from "@selvedge/contract";
import { newId } from "../../../server/platform/ids.ts";
import { aPicture } from "../mill.ts";
import { hidden, type Lines, leftOut, mill, own } from "./ask.ts";
import { aDesign, anApprovedGarment, anImage, aThread, inState } from "./records.ts";
import { aName, type Body, type Person, type World } from "./world.ts";

const NEXT_MONTH = "2026-12-21";
/** The right body of a step, of a record that was just put into its state. */
async function step(w: World, path: string, kind: Parameters<typeof inState>[1], state: string): Promise<Body> {
  await inState(w, kind, state);
  return w.right(path);
}
const items = ({ productIds }: World) => [{ productId: productIds[0], productNum: 10, supply: "make" }];

/** An order of a garment, as somebody who has their own sample and address asks for it. */
const garmentOrder = (
  { styleId: designId }: World,
  { addressId }: Person,
  { size = "M", ...of }: { sampleId: string; proposalId?: string; designId?: string; size?: string },
) => ({
  addressId,
  kind: "garment",
  garment: {
    designId,
    ...of,
    cells: [{ size, colour: "Navy", quantity: 5 }],
    packing: { piecesPerCarton: 5, assortment: "solid", labels: [] },
  },
});

/** A document of an order of the first company. */
async function aDocument(w: World): Promise<string> {
  const id = newId(w.portal.clock.now());
  const file_hash = await w.portal.files.putUpload(Buffer.from(`%PDF-1.7 ${id}`));
  const row = {
    id,
    order_id: await inState(w, "order", "submitted"),
    kind: "invoice" as const,
    name: `${aName()}.pdf`,
    file_hash,
  };
  await w.db
    .insertInto("order_documents")
    .values({ ...row, mime: "application/pdf", bytes: 41, created_at: w.portal.clock.now() })
    .execute();
  return id;
}

/** An order that the mill has confirmed. */
async function aConfirmed(w: World): Promise<string> {
  const orderId = await inState(w, "order", "submitted");
  const { version } = (await w.sales.call(myOrder, { orderId })) as Order;
  await w.sales.call(moveOrder, { orderId, to: "confirmed", version, promisedDate: NEXT_MONTH });
  return orderId;
}

/** The owner's body that asks for a lap-dip of a line of an order of theirs, and that order. */
async function aLineToDip(w: World) {
  const orderId = await aConfirmed(w);
  const { lines } = (await w.sales.call(myOrder, { orderId })) as Order;
  const { lineId, product } = lines[0]!;
  const body = { productId: product!.productId, lineId, standard: { kind: "physical", name: "Rust" } as const };
  return { orderId, body };
}

async function aReport(w: World): Promise<{ reportId: string; orderId: string }> {
  const { list } = await w.owner.client.call(listInspections, { pageSize: 100 });
  const { reportId, orderId } = list.find((one) => one.orderId !== null)!;
  return { reportId, orderId: orderId! };
}
const lineOf = async (w: World, orderId: string) => (await w.sales.call(getStepTimes, { orderId }))[0]!;

async function aDelivery(w: World): Promise<string> {
  await w.admin.call(saveWebhook, { url: "https://erp.mill.example/in" });
  await aThread(w);
  const { list } = await w.admin.call(listWebhookDeliveries, {});
  return list[0]!.deliveryId;
}

/** Orders, quotations, samples, lap-dips, inspections, and what the mill does. */
export const DESK: Lines = {
  "/front/member/addOrder": [
    (w) => hidden({ addressId: w.owner.addressId, items: items(w) }),
    async (w) => {
      const quoteId = await inState(w, "quotation", "quoted");
      return hidden({ addressId: w.owner.addressId, quoteId }, { other: { addressId: w.other.addressId, quoteId } });
    },
    async (w) => {
      const sampleId = await anApprovedGarment(w);
      return hidden(garmentOrder(w, w.owner, { sampleId }), { other: garmentOrder(w, w.other, { sampleId }) });
    },
    async (w) => {
      const [mine, theirs] = [await anApprovedGarment(w), await anApprovedGarment(w, w.other)];
      const { proposalId } = (await aDesign(w)).card;
      return hidden(garmentOrder(w, w.owner, { sampleId: mine, proposalId }), {
        other: garmentOrder(w, w.other, { sampleId: theirs, proposalId }),
      });
    },
    async (w) => {
      const own = { designId: w.ownStyleId, size: w.ownStyle.pattern.size };
      const mine = await anApprovedGarment(w, w.owner, w.ownStyleId);
      const theirs = await anApprovedGarment(w, w.other);
      return hidden(garmentOrder(w, w.owner, { ...own, sampleId: mine }), {
        other: garmentOrder(w, w.other, { ...own, sampleId: theirs }),
      });
    },
  ],
  "/order/cancel": [async (w) => hidden(await step(w, "/order/cancel", "order", "submitted"))],
  "/order/export": [() => own()],
  "/order/documents": [async (w) => hidden({ orderId: await aConfirmed(w) })],
  "/order/document": [async (w) => hidden({ docId: await aDocument(w) })],
  "/cloth/noticeDetail/listToGetstepTimes": [
    async (w) => hidden({ orderId: await aConfirmed(w) }),
    async (w) => leftOut({ noticeDetailIds: [(await lineOf(w, await aConfirmed(w))).noticeDetailId] }),
  ],
  "/erp/moveOrder": [async (w) => mill(await step(w, "/erp/moveOrder", "order", "submitted"))],
  "/product/myOrder": [async (w) => hidden({ orderId: await aConfirmed(w) }), () => own()],
  "/order/calendar": [async (w) => hidden({ orderId: await aConfirmed(w) }), () => own()],
  "/order/pdf": [async (w) => hidden({ orderId: await aConfirmed(w) })],
  "/order/received": [async (w) => hidden(await step(w, "/order/received", "order", "shipped"))],
  "/order/preview": [(w) => own({ items: items(w) })],
  "/order/reorder": [async (w) => hidden({ orderId: await aConfirmed(w) })],
  "/erp/reportStep": [
    async (w) => {
      const { noticeDetailId, steps } = await lineOf(w, await aConfirmed(w));
      const { step, version } = steps.find(({ state }) => state === "pending")!;
      return mill({ noticeDetailId, step, version, state: "active" });
    },
  ],
  "/rfq/accept": [
    async (w) => {
      const body = await step(w, "/rfq/accept", "quotation", "quoted");
      return hidden(body, { other: { ...body, addressId: w.other.addressId } });
    },
    async (w) => {
      const rfqId = await inState(w, "quotation", "quoted", w.other);
      const body = await step(w, "/rfq/accept", "quotation", "quoted");
      return hidden(body, { other: { ...body, rfqId } });
    },
  ],
  "/rfq/counter": [
    async (w) => hidden(await step(w, "/rfq/counter", "quotation", "quoted")),
    async (w) => {
      const rfqId = await inState(w, "quotation", "quoted", w.other);
      const body = await step(w, "/rfq/counter", "quotation", "quoted");
      return hidden(body, { other: { ...body, rfqId } });
    },
  ],
  "/rfq/create": [async (w) => own(await w.right("/rfq/create"))],
  "/rfq/decline": [async (w) => hidden(await step(w, "/rfq/decline", "quotation", "quoted"))],
  "/rfq/get": [async (w) => hidden({ rfqId: await inState(w, "quotation", "quoted") })],
  "/rfq/list": [() => own()],
  "/erp/quote": [async (w) => mill(await step(w, "/erp/quote", "quotation", "requested"))],

  "/erp/ackWarning": [
    async (w) => {
      const { list } = await w.sales.call(erpWarnings, { pageSize: 100 });
      return mill({ warningId: list.find(({ company }) => company === "Northlight Studio")!.warningId, note: "Seen" });
    },
  ],
  "/erp/addDocument": [
    async (w) =>
      mill({ orderId: await aConfirmed(w), kind: "other" }, { file: { bytes: await aPicture(13, 14), name: "roll.png" } }),
  ],
  "/erp/dashboard": [() => mill()],
  "/erp/find": [() => mill({ number: "SV-26" })],
  "/erp/manageList": [() => mill({ kind: "order" })],
  "/erp/orderStock": [async (w) => mill({ orderId: await aConfirmed(w) })],
  "/erp/people": [async (w) => mill({ kind: "order", id: await aConfirmed(w) })],
  "/erp/putInCharge": [
    async (w) => {
      const id = await aConfirmed(w);
      const { colleagues } = await w.sales.call(erpPeople, { kind: "order", id });
      return mill({ kind: "order", id, userId: colleagues[0]!.userId, seen: null });
    },
  ],
  "/erp/view": [async (w) => mill({ kind: "order", id: await aConfirmed(w) })],
  "/erp/warnings": [() => mill()],

  "/inspection/add": [
    async (w) => mill(await w.right("/inspection/add")),
    async (w) => mill({ ...(await w.right("/inspection/add")), companyId: undefined, orderId: await aConfirmed(w) }),
  ],
  "/product/getFabricDefact": [
    async (w) => hidden({ orderId: (await aReport(w)).orderId }),
    async (w) => hidden({ noticeDetailId: (await lineOf(w, (await aReport(w)).orderId)).noticeDetailId }),
  ],
  "/inspection/get": [async (w) => hidden({ reportId: (await aReport(w)).reportId })],
  "/inspection/pdf": [async (w) => hidden({ reportId: (await aReport(w)).reportId })],
  "/inspection/limits": [async (w) => mill({ orderId: await aConfirmed(w) })],
  "/inspection/setLimits": [
    async (w) => {
      const orderId = await aConfirmed(w);
      const { limits } = await w.sales.call(inspectionLimits, { orderId });
      return mill({ orderId, limits: { ...limits, lot: limits.lot + 1 }, seen: limits });
    },
  ],
  "/inspection/list": [async (w) => leftOut({ orderId: (await aReport(w)).orderId }), () => own()],

  "/desk/history": [
    async (w) => hidden({ kind: "lapDip", id: await inState(w, "lapDip", "sent") }),
    async (w) => hidden({ kind: "sample", id: await inState(w, "sample", "sent") }),
  ],

  "/lap-dip/cancel": [async (w) => hidden({ lapDipId: await inState(w, "lapDip", "requested"), version: 1 })],
  "/lap-dip/create": [
    (w) => own({ productId: w.productIds[0], standard: { kind: "physical", name: "Rust" } }),
    async (w) => hidden((await aLineToDip(w)).body),
  ],
  "/lap-dip/decide": [async (w) => hidden(await step(w, "/lap-dip/decide", "lapDip", "received"))],
  "/lap-dip/received": [async (w) => hidden(await step(w, "/lap-dip/received", "lapDip", "sent"))],
  "/product/myLapDip": [
    async (w) => hidden({ lapDipId: await inState(w, "lapDip", "sent") }),
    async (w) => {
      const { orderId, body } = await aLineToDip(w);
      await w.owner.client.call(createLapDip, body);
      return leftOut({ orderId });
    },
    () => own(),
  ],
  "/lap-dip/sendRound": [async (w) => mill(await step(w, "/lap-dip/sendRound", "lapDip", "inLab"))],
  "/lap-dip/start": [async (w) => mill(await step(w, "/lap-dip/start", "lapDip", "requested"))],

  "/sample/cancel": [async (w) => hidden(await step(w, "/sample/cancel", "sample", "requested"))],
  "/sample/confirm": [async (w) => mill(await step(w, "/sample/confirm", "sample", "requested"))],
  "/sample/create": [
    async (w) => hidden(await w.right("/sample/create")),
    ...(["imageIds", "repeats", "items"] as const).map((named) => async (w: World) => {
      const more = {
        imageIds: async () => ({ imageIds: [await anImage(w)] }),
        repeats: async () => ({ repeats: await anApprovedGarment(w) }),
        items: async () => ({ items: [{ designId: w.ownStyleId }] }),
      };
      const asked = { kind: "garment", items: [{ designId: w.styleId }], ...(await more[named]()), note: "With pockets" };
      return hidden({ ...asked, addressId: w.owner.addressId }, { other: { ...asked, addressId: w.other.addressId } });
    }),
  ],
  "/product/mySample": [async (w) => hidden({ sampleId: await inState(w, "sample", "sent") }), () => own()],
  "/sample/prepare": [async (w) => mill(await step(w, "/sample/prepare", "sample", "confirmed"))],
  "/sample/refuse": [async (w) => mill(await step(w, "/sample/refuse", "sample", "requested"))],
  "/sample/feedback": [async (w) => hidden(await step(w, "/sample/feedback", "sample", "received"))],
  "/sample/label": [async (w) => hidden({ sampleId: await inState(w, "sample", "sent") })],
  "/sample/received": [async (w) => hidden(await step(w, "/sample/received", "sample", "sent"))],
  "/sample/send": [async (w) => mill(await step(w, "/sample/send", "sample", "preparing"))],

  "/admin/chanels": [() => mill()],
  "/admin/chanelCustomers": [() => mill()],
  "/admin/chanel": [async (w) => mill(await w.right("/admin/chanel"))],
  "/admin/saveChanel": [async (w) => mill(await w.right("/admin/saveChanel"))],
  "/admin/publishChanel": [async (w) => mill(await w.right("/admin/publishChanel"))],
  "/admin/duplicateChanel": [async (w) => mill(await w.right("/admin/duplicateChanel"))],
  "/admin/previewChanel": [async (w) => mill(await w.right("/admin/previewChanel"))],
  "/admin/getChanelVisits": [async (w) => mill(await w.right("/admin/getChanelVisits"))],
  "/admin/deleteChanel": [async (w) => mill(await w.right("/admin/deleteChanel"))],
  "/admin/deleteWebhook": [
    async (w) => {
      await w.admin.call(saveWebhook, { url: "https://erp.mill.example/in" });
      return mill(await w.right("/admin/deleteWebhook"), { owner: w.admin });
    },
  ],
  "/admin/webhookDeliveries": [() => mill()],
  "/admin/webhooks": [() => mill()],
  "/admin/replayWebhook": [async (w) => mill({ deliveryId: await aDelivery(w) })],
  "/admin/saveWebhook": [async (w) => mill(await w.right("/admin/saveWebhook"), { owner: w.admin })],
};
