import {
  addCart,
  addFavorite,
  addFavoriteGroup,
  addMark,
  createBehavior,
  createLapDip,
  createRfq,
  createSample,
  createShare,
  editFavorite,
  exportMyData,
  noticeSettings,
  PREFIX,
  postToThread,
  replyMark,
  sendEmail,
  setConsent,
  uploadImage,
} from "@selvedge/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { OWN_TABLES } from "../../server/assembly/own-tables.ts";
import { idOf } from "../../server/platform/ids.ts";
import { type Client, DESIGNER, HEAD, type TestApp } from "./harness.ts";
import { aPicture, productIdsOf, savedDesign, startMill } from "./mill.ts";
import { anAddress, order, read, sell } from "./orders.ts";

let portal: TestApp;
let ada: Client;
let noor: Client;
let fabric: string;
let second: string;
let designId: string;
beforeAll(async () => {
  portal = await startMill({ limits: { rates: false } });
  [ada, noor] = [await portal.signIn(), await portal.signIn(HEAD.username)];
  [fabric, second] = [await sell(portal, 0), (await productIdsOf(portal))[1]!];
  designId = await leaveTraces(ada, "Ada's");
  await leaveTraces(noor, "Noor's");
  const { markId } = await noor.call(addMark, { proposalId: designId, ...AT, content: "Noor's remark on Ada's design" });
  await ada.call(replyMark, { proposalId: designId, markId, content: "Ada's reply" });
});
afterAll(() => portal.close());

const AT = { pieceKey: "front", x: 1, y: 2 };

/** Does a bit of everything that is kept of a person, each with words that say whose it is; the id of the design that was saved. */
async function leaveTraces(who: Client, whose: string): Promise<string> {
  await who.call(setConsent, { allow: true });
  await who.call(createBehavior, { action: `/designlist?by=${whose}`, time: "2026-11-21T08:59:00.000Z" });
  await who.call(noticeSettings, { mail: "daily", mutedTopics: ["sample"] });
  const { groupId } = await who.call(addFavoriteGroup, { kind: "fabric", groupName: `${whose} group` });
  const { itemIds } = await who.call(addFavorite, { productIds: [fabric], groupId });
  await who.call(editFavorite, { itemId: itemIds[0]!, note: `${whose} note`, version: 1 });
  await who.call(uploadImage, { purpose: "artwork" }, { file: { bytes: await aPicture(), name: `${whose} artwork.png` } });
  const { proposalId } = (await savedDesign(portal, who)).card;
  await who.call(addMark, { proposalId, ...AT, content: `${whose} comment` });
  await who.call(createShare, { kind: "proposal", id: proposalId, password: "seven green threads" });
  const addressId = await anAddress(who);
  const id = await order(who, [{ productId: fabric, productNum: 20 }], { poNumber: `${whose} PO` });
  await who.call(addCart, { productId: fabric, productNum: 3, groupName: `${whose} cart` });
  await who.call(postToThread, { subject: { kind: "order", id }, content: `${whose} message` });
  await who.call(createSample, { kind: "a4", items: [{ productId: fabric }], addressId, note: `${whose} sample` });
  await who.call(createLapDip, { productId: fabric, standard: { kind: "physical", name: `${whose} lap-dip` } });
  await who.call(createRfq, { items: [{ productId: second, productNum: 300 }], note: `${whose} quotation` });
  await who.call(sendEmail, { subject: `${whose} letter`, content: "Can you hold 800 m?" });
  return proposalId;
}

const fileOf = async (who: Client): Promise<string> => (await who.send({ method: "GET", url: PREFIX + exportMyData.path })).body;
/** The file without the notices, which say to a person what others did. */
async function ownWords(who: Client): Promise<string> {
  const { notices, ...others } = JSON.parse(await fileOf(who)) as Record<string, object[]>;
  expect(notices).toBeInstanceOf(Array);
  return JSON.stringify(others);
}
const SAID = ["cart", "group", "note", "artwork", "comment", "PO", "message", "sample", "lap-dip", "quotation", "letter"];
const LEFT_IN = [
  "sessions",
  "noticeSettings",
  "lettersSent",
  "uploads",
  "behaviour",
  "cart",
  "favouriteGroups",
  "favourites",
  "savedDesigns",
  "designVersions",
  "designComments",
  "designReplies",
  "shareLinks",
  "addresses",
  "orders",
  "quotations",
  "samples",
  "lapDips",
  "messages",
  "deskHistory",
];

test("a person's file has every row that is theirs, and what they wrote in each", async () => {
  const text = await fileOf(ada);
  const file = JSON.parse(text) as Record<string, object[]>;
  for (const { name, table, column } of OWN_TABLES) {
    const { rows } = await sql<{ kept: number }>`
      SELECT count(*)::int AS kept FROM ${sql.table(table)}
      WHERE ${sql.ref(column)} = ${idOf("user", DESIGNER.username)}`.execute(portal.db);
    expect([name, file[name]?.length]).toEqual([name, rows[0]!.kept]);
  }
  for (const name of LEFT_IN) expect([name, file[name]!.length]).not.toEqual([name, 0]);
  for (const what of SAID) expect(text).toContain(`Ada's ${what}`);
  expect(text).toContain("Ada's reply");
  const [placed] = file.orders as { id: string; number: string; lines: { product_id: string; quantity: number }[] }[];
  expect(placed!.number).toBe((await read(ada, placed!.id)).orderNo);
  expect(placed!.lines).toMatchObject([{ product_id: fabric, quantity: 20 }]);
  expect(file.samples).toMatchObject([{ items: [{ product_id: fabric }] }]);
  expect(file.addresses![0]).toMatchObject({ user_name: "Ada Fell", street_name: "Calvert Avenue 12" });
  const [upload] = file.uploads as { name: string; url: string }[];
  expect((await ada.send({ method: "GET", url: upload!.url })).statusCode).toBe(200);
});

test("nothing of a colleague stands in it, not even what they wrote about one's own design", async () => {
  const [mine, hers] = [await ownWords(ada), await ownWords(noor)];
  for (const what of SAID) {
    expect(mine).not.toContain(`Noor's ${what}`);
    expect(hers).not.toContain(`Ada's ${what}`);
  }
  expect(mine).not.toContain("Noor's remark");
  expect(hers).toContain("Noor's remark on Ada's design");
  expect(hers).not.toContain("Ada's reply");
  expect(mine).not.toContain(idOf("user", HEAD.username));
});

test("no secret and nothing that one is checked by stands in it", async () => {
  const text = await fileOf(ada);
  for (const [table, column] of [
    ["users", "password_hash"],
    ["users", "totp_secret"],
    ["sessions", "secret_hash"],
    ["sessions", "handle_hash"],
    ["shares", "token_hash"],
    ["shares", "password_hash"],
  ] as const) {
    const { rows } = await sql<{ value: string }>`
      SELECT ${sql.ref(column)} AS value FROM ${sql.table(table)} WHERE ${sql.ref(column)} IS NOT NULL`.execute(portal.db);
    if (column !== "totp_secret") expect([table, column, rows.length]).not.toEqual([table, column, 0]);
    for (const { value } of rows) expect(text).not.toContain(value);
  }
  for (const [, name] of text.matchAll(/"(\w+)":/g)) expect(name).not.toMatch(/_hash$|^(secret|token|password)$/);
});

/** Columns that name a person and are not in their file, each with the reason. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  "account_requests.decided_by": "the request is the applicant's",
  "account_tokens.user_id": "a link that is under way, of use to whoever has it; deleted when it is used or over",
  "chanels.changed_by": "a showroom is its company's",
  "companies.contact_id": "whom of the mill a company turns to, as the company's pages show it",
  "inspection_reports.signed_by": "the name alone, on the mill's report",
  "lap_dip_rounds.decided_by": "the name alone; that they decided stands in the desk's history",
  "live_events.user_id": "passes on to open pages what stands in the notices, and is deleted soon after",
  "once_keys.user_id": "says that a request was answered; what came of it is in the file",
  "recovery_codes.user_id": "a secret",
  "warning_words.handed_to": "the words are the colleague's who wrote them",
};

test("every column of the database that names a person is in their file or has a reason not to be", async () => {
  const { rows } = await sql<{ place: string }>`
    SELECT t.relname || '.' || a.attname AS place
    FROM pg_class t JOIN pg_attribute a ON a.attrelid = t.oid
    WHERE t.relkind = 'r' AND t.relnamespace = current_schema()::regnamespace AND a.attnum > 0 AND NOT a.attisdropped
      AND (a.attname = 'user_id' OR (a.attname LIKE '%\\_by' AND a.atttypid = 'text'::regtype)
        OR EXISTS (SELECT FROM pg_constraint c WHERE c.contype = 'f' AND c.conrelid = t.oid
          AND c.confrelid = 'users'::regclass AND a.attnum = any(c.conkey)))`.execute(portal.db);
  const exported = OWN_TABLES.map(({ table, column }) => `${table}.${column}`);
  expect(rows.map(({ place }) => place).sort()).toEqual([...exported, ...Object.keys(LEFT_OUT)].sort());
  expect(new Set(OWN_TABLES.map(({ name }) => name)).size).toBe(OWN_TABLES.length);
});
