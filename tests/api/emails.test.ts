import { addConsult, sendEmail } from "@selvedge/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { wordsIn } from "../../server/mill/import/table/cell.ts";
import { readWorkbook } from "../../server/mill/import/xlsx/read-workbook.ts";
import { sendDue } from "../../server/platform/mail/send.ts";
import { BUYER, DESIGNER, HEAD, SALES, startApp, type TestApp } from "./harness.ts";
import { NO_ID, productIdsOf, startMill } from "./mill.ts";

const WORDS = { subject: "Poplin for June", content: "Can you hold 800 m?" };
let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.db.deleteFrom("mail_outbox").execute();
});

test("an e-mail without an address goes to the contact at the mill; answers go to the sender; under one key it is one", async () => {
  const designer = await portal.signIn();
  const headers = { "idempotency-key": "a" };
  const first = await designer.call(sendEmail, WORDS, { headers });
  expect(first).toMatchObject({ queued: true, to: SALES.username, isMailSetUp: false });
  expect((await designer.call(sendEmail, WORDS, { headers })).messageId).toBe(first.messageId);
  expect(await designer.ask(sendEmail, { ...WORDS, content: "No" }, { headers })).toMatchObject({ status: 409, code: 40905 });
  const letters = await portal.db.selectFrom("mail_outbox").selectAll().execute();
  expect(letters).toHaveLength(1);
  expect(letters[0]).toMatchObject({ to_mail: SALES.username, reply_to: DESIGNER.username, subject: "Poplin for June" });
  expect(letters[0]!.text).toBe("Can you hold 800 m?\n\nAda Fell\nNorthlight Studio");
});

test("a customer writes to colleagues and to nobody else; staff to anybody", async () => {
  const [designer, sales] = [await portal.signIn(), await portal.signIn(SALES.username)];
  expect((await designer.call(sendEmail, { ...WORDS, to: ` ${HEAD.username.toUpperCase()} ` })).to).toBe(HEAD.username);
  for (const to of [BUYER.username, "stranger@example.com"]) {
    const refused = await designer.ask(sendEmail, { ...WORDS, to });
    expect(refused).toMatchObject({ code: 40001, data: { fields: [{ path: "to", rule: "contact" }] } });
  }
  expect((await sales.call(sendEmail, { ...WORDS, to: "stranger@example.com" })).to).toBe("stranger@example.com");
});

test("it repeats a message of the own company only", async () => {
  const [designer, buyer] = [await portal.signIn(), await portal.signIn(BUYER.username)];
  const { consultId } = await designer.call(addConsult, { content: WORDS.content });
  expect((await designer.ask(sendEmail, { ...WORDS, consultId })).code).toBe(20000);
  expect((await buyer.ask(sendEmail, { ...WORDS, consultId })).code).toBe(40400);
  expect((await designer.ask(sendEmail, { ...WORDS, productIds: [NO_ID] })).code).toBe(40400);
});

test("malformed or anonymous it is refused, and after ten in an hour", async () => {
  const head = await portal.signIn(HEAD.username);
  expect((await portal.anonymous().ask(sendEmail, WORDS)).code).toBe(40100);
  expect((await head.ask(sendEmail, { subject: "", content: "x" })).code).toBe(40001);
  expect((await head.ask(sendEmail, { ...WORDS, to: "nowhere" })).code).toBe(40001);
  let code = 20000;
  for (let n = 0; n < 11; n++) code = (await head.ask(sendEmail, WORDS)).code;
  expect(code).toBe(42900);
});

test("a letter hands its file to the mail server", async () => {
  const designer = await portal.signIn();
  const { messageId } = await designer.call(sendEmail, WORDS);
  const attachment = { attachment_hash: "ab", attachment_name: "fabrics.xlsx", attachment_mime: "application/x" };
  await portal.db.updateTable("mail_outbox").set(attachment).where("id", "=", messageId).execute();
  const taken: unknown[] = [];
  await sendDue(portal.db, async (letter) => void taken.push(letter.attachment), portal.clock.now());
  expect(taken).toEqual([{ hash: "ab", name: "fabrics.xlsx", mime: "application/x" }]);
});

test("a letter with fabrics carries them as a workbook: a row and a picture for each that was asked for, in their order and the sender's language", async () => {
  const mill = await startMill();
  const designer = await mill.signIn();
  const [first, second, third] = (await productIdsOf(mill)) as [string, string, string];
  const fabrics = await mill.db.selectFrom("products").select(["id", "code", "name"]).execute();
  const codeOf = (wanted: string) => fabrics.find(({ id }) => id === wanted)!.code;
  const letterOf = (id: string) => mill.db.selectFrom("mail_outbox").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const asked = { ...WORDS, productIds: [third, first] };

  const { messageId } = await designer.call(sendEmail, { ...asked, attachExcel: true });
  const letter = await letterOf(messageId);
  expect(letter.attachment_name).toBe(`Fabrics ${mill.clock.now().toISOString().slice(0, 10)}.xlsx`);
  expect(letter.attachment_mime).toBe("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet");
  const { headings, rows } = readWorkbook((await mill.files.get(letter.attachment_hash!))!);
  const words = rows.map(({ cells }) => cells.map(wordsIn));
  expect(headings.slice(0, 4)).toEqual(["Picture", "Code", "Name", "Composition"]);
  expect(headings).not.toContain("Own sale price");
  expect(words.map(([, code]) => code)).toEqual([codeOf(third), codeOf(first)]);
  expect(rows.map(({ pictures }) => pictures.length)).toEqual([1, 1]);
  for (const id of [third, first]) expect(letter.text).toContain(codeOf(id));
  expect(JSON.stringify(words) + letter.text).not.toContain(codeOf(second));

  const inFrench = await designer.call(sendEmail, { ...asked, attachExcel: true, lang: "fr" } as typeof asked);
  const french = await letterOf(inFrench.messageId);
  expect(french.attachment_name).toMatch(/^Tissus /);
  const plain = await letterOf((await designer.call(sendEmail, asked)).messageId);
  expect(plain).toMatchObject({ attachment_hash: null, attachment_name: null });
  expect(plain.text).toContain(codeOf(first));
  const none = await letterOf((await designer.call(sendEmail, { ...WORDS, attachExcel: true })).messageId);
  expect(none.attachment_hash).toBeNull();

  const kept = async () => (await mill.db.selectFrom("mail_outbox").select("id").execute()).length;
  const before = await kept();
  expect((await designer.ask(sendEmail, { ...asked, productIds: [first, NO_ID], attachExcel: true })).code).toBe(40400);
  expect(await kept()).toBe(before);
  await mill.close();
});

test("a portal whose outbox is off says so", async () => {
  const silent = await startApp({ hasOutbox: false });
  const designer = await silent.signIn();
  expect(await designer.ask(sendEmail, WORDS)).toMatchObject({ code: 50300, data: { feature: "SELVEDGE_OUTBOX" } });
  await silent.close();
});
