import { addMark, createShare, NOWHERE, readOwnPattern, saveSearch, uploadImage } from "@selvedge/contract";
import { draftPattern, patternDxf } from "@selvedge/garment-core";
import { makeShowroom } from "../../server/garments/showrooms/making/make-showroom.ts";
import type { Client, TestApp } from "./harness.ts";
import { aPicture, productIdsOf, savedDesign } from "./mill.ts";
import { anAddress } from "./orders.ts";

export const DXF = patternDxf(draftPattern("boysShorts", "116"), { style: "Boys shorts of ours", size: "116" }, 10);
const SPECTRUM = Array.from({ length: 31 }, (_, index) => 0.2 + index / 100);
const NEXT_MONTH = "2026-12-21";
/** Where somebody says that they are in a room. */
export const WHEREABOUTS = {
  ...NOWHERE,
  key: "A".repeat(22),
  order: 1,
  place: [0, 1_600, 2_000],
  yaw: 0.2,
  stand: 0,
};
const PRICE = { amount: 500, currency: "USD" };

type Body = Record<string, unknown>;
type Records = "samples" | "lap_dips" | "quotations" | "orders";

/** A showroom of all, or of a company, with one fabric. */
const aShowroom = ({ db, clock }: TestApp, productId: string, companyId: string | null = null): Promise<string> =>
  makeShowroom(
    db,
    {
      name: { en: "Poplins" },
      description: { en: "" },
      scope: companyId ? "private" : "public",
      companyId,
      coverScene: null,
      isPublished: true,
      groups: [{ name: { en: "Plain" }, story: { en: "" }, items: [{ kind: "fabric", productId }] }],
    },
    clock.now(),
  );

/**
 * Right bodies of calls that a schema alone does not lead to, by the call's path: each of a record that is there now and in a
 * state in which the call is served; null when there is none any more. They are the designer's; what the mill does is the mill's.
 */
export async function rightBodies(portal: TestApp, designer: Client): Promise<Record<string, () => Body | Promise<Body | null>>> {
  const { db } = portal;
  const { company_id: companyId } = await db
    .selectFrom("users")
    .select("company_id")
    .where("username", "=", "designer@selvedge.demo")
    .executeTakeFirstOrThrow();
  const [productId] = await productIdsOf(portal);
  const { card, document } = await savedDesign(portal, designer);
  const { designId } = card;
  const { imageId } = await designer.call(
    uploadImage,
    { purpose: "artwork" },
    { file: { bytes: await aPicture(), name: "a.png" } },
  );
  const addressId = await anAddress(designer);
  const pattern = await designer.call(readOwnPattern, {}, { file: { bytes: Buffer.from(DXF), name: "shorts.dxf" } });
  const share = await designer.call(createShare, { kind: "proposal", id: card.proposalId, canComment: true });
  const chanelId = await aShowroom(portal, productId!);
  const ownChanelId = await aShowroom(portal, productId!, companyId);
  const { proposalId } = card;
  const pieceKey = Object.keys(document.pieces)[0]!;
  const { markId } = await designer.call(addMark, { proposalId, pieceKey, x: 1, y: 1, content: "Lower" });

  const record = async (table: Records, ...states: string[]) =>
    db
      .selectFrom(table)
      .select(["id", "version"])
      .where("company_id", "=", companyId)
      .where("status", "in", states as never)
      .orderBy("id", "desc")
      .executeTakeFirst();
  const naming =
    (table: Records, name: string, states: readonly string[], more: Body = {}) =>
    async () => {
      const found = await record(table, ...states);
      return found ? { [name]: found.id, version: found.version, ...more } : null;
    };
  const sample = (states: readonly string[], more?: Body) => naming("samples", "sampleId", states, more);
  const lapDip = (states: readonly string[], more?: Body) => naming("lap_dips", "lapDipId", states, more);
  const newestRoom = (more: Body) => async () => {
    const { version } = await db.selectFrom("chanels").select("version").where("id", "=", chanelId).executeTakeFirstOrThrow();
    return { chanelId, version, ...more };
  };
  const order = (states: readonly string[], more?: Body) => naming("orders", "orderId", states, more);
  const inCharge = (more: Body) => async () => {
    const found = await record("orders", "submitted", "confirmed", "inProduction", "cancelled");
    return found ? { kind: "order", id: found.id, ...more } : null;
  };
  const quotation =
    (states: readonly string[], priced?: (lineId: string) => Body, more: Body = {}) =>
    async () => {
      const found = await record("quotations", ...states);
      if (!found) return null;
      const lines = await db.selectFrom("quotation_lines").select("id").where("quotation_id", "=", found.id).execute();
      return { rfqId: found.id, version: found.version, ...(priced && { lines: lines.map(({ id }) => priced(id)) }), ...more };
    };
  const step = async () => {
    const found = await db
      .selectFrom("production_steps as s")
      .innerJoin("order_lines as l", "l.id", "s.line_id")
      .select(["l.notice_detail_id as noticeDetailId", "s.step", "s.version", "s.state"])
      .where("s.state", "in", ["active", "pending"])
      .orderBy("s.state")
      .orderBy("s.seq")
      .executeTakeFirst();
    return found ? { ...found, state: found.state === "active" ? "done" : "active" } : null;
  };
  const newest =
    (table: "colour_books" | "jobs" | "banners" | "order_documents" | "webhook_endpoints", name: string) => async () => {
      const found = await db.selectFrom(table).select("id").orderBy("id", "desc").executeTakeFirst();
      return found ? { [name]: found.id } : null;
    };
  const savedSearch =
    (more: Body = {}) =>
    async () => {
      await designer.ask(saveSearch, { name: "Poplins kept", address: "cid=poplin&sort=price", question: { keys: "poplin" } });
      const found = await db
        .selectFrom("saved_searches as s")
        .innerJoin("users as u", "u.id", "s.user_id")
        .select("s.id")
        .where("u.username", "=", "designer@selvedge.demo")
        .where("s.removed_at", "is", null)
        .orderBy("s.id", "desc")
        .executeTakeFirst();
      return found ? { savedId: found.id, ...more } : null;
    };
  const style = { id: designId };

  return {
    "/account/login": () => ({ username: "designer@selvedge.demo", password: "selvedge-demo" }),
    "/account/inviteColleague": () => ({ mail: "loom@northlight.example" }),
    "/account/invitation": () => ({ token: "A".repeat(43) }),
    "/account/acceptInvitation": () => ({ token: "A".repeat(43), name: "Lea Roux", password: "nine patient spindles" }),
    "/design/getById": () => style,
    "/design/getDrape": () => ({ ...style, hand: "shirting" }),
    "/design/getPatternSizes": () => style,
    "/design/getSizePortraits": () => style,
    "/design/downloadPattern": () => ({ ...style, format: "dxf" }),
    "/design/createOwn": () => ({
      pattern: {
        name: pattern.style,
        size: "116",
        wearer: "boys",
        form: "116",
        hand: "twill",
        pieces: pattern.pieces,
        joins: [],
      },
      menuId: 127,
    }),
    "/design/getStyle3dVideoUrl": () => ({ designId }),
    "/picture/search": () => ({ imageId }),
    "/design-proposal/saveProposal": () => ({ designId, name: aName(), document }),
    "/design-proposal/addMark": () => ({
      proposalId,
      pieceKey,
      x: 1,
      y: 1,
      content: "Lower",
      author: "Ada",
      shareToken: share.shareToken,
    }),
    "/design-proposal/replyMark": () => ({ proposalId, markId, content: "10 mm" }),
    "/design-proposal/resolveMark": () => ({ proposalId, markId, resolved: true }),
    "/design-proposal/getMarksByProposal": () => ({ proposalId, shareToken: share.shareToken }),
    "/design-proposal/getVersion": () => ({ proposalId }),
    "/design-proposal/techPack": () => ({ proposalId }),
    "/share/create": () => ({ kind: "proposal", id: card.proposalId }),
    "/chanel-group/selectList": () => ({ chanelId }),
    "/chanel/getScene": () => ({ chanelId }),
    "/chanel/getRoomPicture": () => ({ chanelId }),
    "/chanel/walkTogether": () => ({ chanelId }),
    "/chanel/moveTogether": () => ({ chanelId, ...WHEREABOUTS }),
    "/chanel/visit": () => ({ chanelId: ownChanelId }),
    "/chanel/noteVisit": () => ({ chanelId, openingId: "0123456789abcdef0123456789abcdef", number: 0, way: "page", seconds: 0 }),
    "/chanel/getShortList": () => ({ chanelId: ownChanelId }),
    "/chanel/changeShortList": () => ({ chanelId: ownChanelId, productIds: [productId], chosen: true }),
    "/share/open": () => ({ shareToken: share.shareToken }),
    "/front/member/addOrder": () => ({ addressId, items: [{ productId, productNum: 10, supply: "make" }] }),
    "/order/cancel": order(["submitted"]),
    "/order/received": order(["shipped"]),
    "/erp/moveOrder": order(["submitted"], { to: "confirmed", promisedDate: NEXT_MONTH }),
    "/erp/reportStep": step,
    "/erp/orderStock": order(["submitted", "confirmed", "inProduction", "cancelled"]),
    "/erp/people": inCharge({}),
    "/erp/putInCharge": inCharge({ userId: null, seen: null }),
    "/rfq/create": () => ({ items: [{ productId, productNum: 500 }] }),
    "/rfq/counter": quotation(["quoted"], (lineId) => ({ lineId, targetPrice: PRICE })),
    "/rfq/accept": quotation(["quoted"], undefined, { addressId }),
    "/rfq/decline": quotation(["quoted"], undefined, { reason: "Too late" }),
    "/erp/quote": quotation(["requested", "countered"], (lineId) => ({ lineId, price: PRICE, leadDays: 20 }), {
      validUntil: NEXT_MONTH,
    }),
    "/inspection/add": () => ({
      companyId,
      productId,
      lotNo: aName(),
      rolls: [{ rollNo: "001", lengthM: 50, widthMm: 1480 }],
    }),
    "/inspection/limits": order(["submitted", "confirmed", "inProduction", "cancelled"]),
    "/inspection/setLimits": order(["submitted", "confirmed", "inProduction", "cancelled"], {
      limits: null,
      seen: { basis: "sqyd", roll: 28, lot: 20 },
    }),
    "/job/get": newest("jobs", "jobId"),
    "/job/file": newest("jobs", "jobId"),
    "/order/document": newest("order_documents", "docId"),
    "/customer-banner/selectBannerById": newest("banners", "id"),
    "/colour-book/delete": newest("colour_books", "bookId"),
    "/search/saved/add": () => ({ name: aName(), address: "cid=poplin", question: { keys: "poplin" } }),
    "/search/saved/rename": savedSearch({ name: "Poplins" }),
    "/search/saved/seen": savedSearch(),
    "/search/saved/remove": savedSearch(),
    "/search/saved/restore": savedSearch(),
    "/product/swatchSheet": () => ({ productIds: productId }),
    "/lap-dip/received": lapDip(["sent"]),
    "/desk/history": async () => {
      const found = await record("lap_dips", "requested", "inLab", "sent", "received", "approved", "rejected", "cancelled");
      return found ? { kind: "lapDip", id: found.id } : null;
    },
    "/lap-dip/start": lapDip(["requested"]),
    "/lap-dip/sendRound": lapDip(["inLab"], { options: [{ label: "A", recipeNo: "R2", spectrum: SPECTRUM }] }),
    "/lap-dip/decide": async () => {
      const found = await db
        .selectFrom("lap_dips as l")
        .innerJoin("lap_dip_options as o", "o.lap_dip_id", "l.id")
        .select(["l.id", "l.version", "o.round", "o.label"])
        .where("l.status", "=", "received")
        .where("l.company_id", "=", companyId)
        .orderBy("l.id")
        .orderBy("o.round", "desc")
        .executeTakeFirst();
      if (!found) return null;
      const { id: lapDipId, version, round, label } = found;
      return { lapDipId, version, round, decisions: [{ label, decision: "approved" }] };
    },
    "/sample/create": () => ({ kind: "yardage", addressId, items: [{ productId, quantity: 3 }] }),
    "/sample/cancel": sample(["requested"]),
    "/sample/confirm": sample(["requested"], { promisedDate: NEXT_MONTH }),
    "/sample/refuse": sample(["requested"], { reason: "No yarn" }),
    "/sample/prepare": sample(["confirmed"]),
    "/sample/send": sample(["preparing"], { courier: "DHL Express" }),
    "/sample/received": sample(["sent"]),
    "/sample/feedback": sample(["received"], { rating: 4 }),
    "/admin/chanel": () => ({ chanelId }),
    "/admin/saveChanel": () => ({ scope: "public", name: { en: aName() }, description: { en: "" } }),
    "/admin/publishChanel": newestRoom({ isPublished: true }),
    "/admin/duplicateChanel": () => ({ chanelId }),
    "/admin/previewChanel": () => ({ chanelId }),
    "/admin/getChanelVisits": () => ({ chanelId }),
    "/admin/deleteChanel": async () => ({ chanelId: await aShowroom(portal, productId!), version: 1 }),
    "/admin/saveWebhook": () => ({ url: "https://erp.mill.example/in", types: ["order.created"] }),
    "/admin/deleteWebhook": newest("webhook_endpoints", "endpointId"),
  };
}
let named = 0;
function aName(): string {
  named += 1;
  return `Odd ${named}`;
}
