import { moveOrder, orderCalendar } from "@selvedge/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { calendarOf } from "../../server/trade/orders/papers/calendar.ts";
import { addressOf, BUYER, type Client, SALES, type TestApp } from "./harness.ts";
import { NO_ID, startMill } from "./mill.ts";
import { advanceStep, confirm, order, read, sell } from "./orders.ts";

let portal: TestApp;
let ada: Client;
let marta: Client;
let mill: Client;
let fabric: string;
beforeAll(async () => {
  portal = await startMill({ limits: { rates: false } });
  [ada, marta, mill] = (await Promise.all([
    portal.signIn(),
    ...[BUYER, SALES].map(({ username }) => portal.signIn(username)),
  ])) as [Client, Client, Client];
  fabric = await sell(portal, 0, { lead_days: 20 });
});
afterAll(() => portal.close());

type Entry = Readonly<Record<string, string>>;

/** The entries of an iCalendar file, each by the names of its properties, with its folded lines joined again and its escapes undone. */
function entriesIn(file: string): Entry[] {
  const lines = file.replaceAll("\r\n ", "").split("\r\n");
  const entries: Record<string, string>[] = [];
  for (const line of lines) {
    const [name, value] = [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1)];
    if (line === "BEGIN:VEVENT") entries.push({});
    else if (entries.length > 0) entries.at(-1)![name] ??= value.replaceAll("\\n", "\n").replace(/\\([\\;,])/g, "$1");
  }
  return entries;
}
const fileOf = (who: Client, fields: object = {}) => who.send({ method: "GET", url: addressOf(orderCalendar, fields) });
const calendarFor = async (who: Client, fields: object = {}) => entriesIn((await fileOf(who, fields)).body);
const compact = (day: string) => day.replaceAll("-", "");

async function confirmed(who: Client, poNumber: string): Promise<string> {
  const orderId = await order(who, [{ productId: fabric, productNum: 100 }], { poNumber });
  await confirm(mill, orderId);
  return orderId;
}

test("the file of an order has its promised day and each step still to come, as whole days named after order, PO and fabric", async () => {
  const orderId = await confirmed(ada, "PO 17, second; half");
  const { orderNo, promisedDate, lines } = await read(ada, orderId);
  const { steps, product } = lines[0]!;
  const answer = await fileOf(ada, { orderId });
  expect(answer.headers["content-type"]).toContain("text/calendar");
  expect(answer.headers["content-disposition"]).toContain(`${orderNo}.ics`);
  expect(answer.body).toContain("PO 17\\, second\\; half");
  const [promised, ...others] = entriesIn(answer.body);
  expect(promised).toMatchObject({
    SUMMARY: `${orderNo}, PO 17, second; half: Promised`,
    DESCRIPTION: "100 m",
    "DTSTART;VALUE=DATE": compact(promisedDate!),
  });
  expect(others.map((entry) => entry["DTSTART;VALUE=DATE"])).toEqual(steps.map(({ expectedEnd }) => compact(expectedEnd!)));
  for (const { SUMMARY } of others) expect(SUMMARY).toMatch(new RegExp(`^${orderNo}, .*, ${product!.productCode}$`));
  expect(new Set([promised, ...others].map((entry) => entry!.UID)).size).toBe(steps.length + 1);
});

test("another export has the same entries under the same names, and a step that is over no more", async () => {
  const orderId = await confirmed(ada, "");
  const before = await calendarFor(ada, { orderId });
  const ids = (entries: readonly Entry[]) => entries.map(({ UID }) => UID);
  portal.clock.move(60_000);
  expect(ids(await calendarFor(ada, { orderId }))).toEqual(ids(before));
  await advanceStep(mill, { orderId }, { step: "technology", state: "skipped" });
  const after = await calendarFor(ada, { orderId });
  expect(ids(before).filter((id) => !ids(after).includes(id))).toHaveLength(1);
  expect(ids(before)).toEqual(expect.arrayContaining(ids(after)));
});

test("the file of all dates has every order under way of the company and no other's, and is in the reader's language", async () => {
  const [mine, hers] = [await confirmed(ada, "Mine"), await confirmed(marta, "Hers")];
  const cancelled = await confirmed(ada, "Given up");
  const waiting = await order(ada, [{ productId: fabric, productNum: 100 }], { poNumber: "Waiting" });
  const { version } = await read(mill, cancelled);
  await mill.call(moveOrder, { orderId: cancelled, to: "cancelled", version, note: "The yarn is not to be had" });
  const answer = await fileOf(ada);
  expect(answer.headers["content-disposition"]).toContain("selvedge-orders.ics");
  const titles = entriesIn(answer.body)
    .map(({ SUMMARY }) => SUMMARY)
    .join("\n");
  expect(titles).toContain((await read(ada, mine)).orderNo);
  for (const other of [cancelled, waiting]) expect(titles).not.toContain(`${(await read(ada, other)).orderNo},`);
  expect(titles).not.toContain("Hers");
  const chinese = await calendarFor(ada, { orderId: mine, lang: "cn" });
  expect(chinese[0]!.SUMMARY).toMatch(/: \p{Script=Han}+$/u);
  expect((await fileOf(ada, { orderId: hers })).json()).toMatchObject({ code: 40400 });
  expect((await fileOf(mill, { orderId: hers })).statusCode).toBe(200);
  expect((await fileOf(ada, { orderId: NO_ID })).json()).toMatchObject({ code: 40400 });
  expect((await fileOf(ada, { orderId: "x" })).json()).toMatchObject({ code: 40001 });
  expect((await fileOf(portal.anonymous())).json()).toMatchObject({ code: 40100 });
});

test("no line is longer than 75 octets, none is cut within a letter, and what was folded and escaped is read again as it was", () => {
  const title = `染色、整理；${"确认".repeat(40)} \\ one, two; three`;
  const description = `First line\nsecond ${"é".repeat(80)}`;
  const file = calendarOf([{ key: "a", day: "2026-12-31", title, description }], portal.clock.now());
  for (const line of file.split("\r\n")) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toContain("\uFFFD");
  }
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/);
  expect(entriesIn(file)).toMatchObject([
    { SUMMARY: title, DESCRIPTION: description, "DTSTART;VALUE=DATE": "20261231", "DTEND;VALUE=DATE": "20270101" },
  ]);
});
