import type { Quotation } from "@selvedge/contract";
import { expect, test } from "vitest";
import { isDeclined, isQuoted } from "./quotation-moves.ts";

const [RFQ, LINE] = ["a".repeat(32), "b".repeat(32)];
const usd = (amount: number) => ({ amount, currency: "USD" });
const event = (state: string, at: string, text = "", side = "staff") => ({ state, at, text, side });
const round = (at: string, amount: number, validUntil = "2026-12-20") => ({
  at,
  side: "staff",
  text: "",
  validUntil,
  prices: [{ lineId: LINE, price: usd(amount) }],
});
const quotation = (history: readonly object[], rounds: readonly object[], leadDays = 30) =>
  ({ history, rounds, lines: [{ lineId: LINE, leadDays }] }) as unknown as Quotation;
const asked = event("requested", "T1", "", "customer");
const body = (amount: number, version = 1) => ({
  rfqId: RFQ,
  version,
  lines: [{ lineId: LINE, price: usd(amount), leadDays: 30 }],
  validUntil: "2026-12-20",
  answer: "",
});

test("prices whose answer was lost are known again, also when the customer has answered since; a colleague's are not", () => {
  const quoted = [asked, event("quoted", "T2")];
  expect(isQuoted(body(505), quotation(quoted, [round("T2", 505)]))).toBe(true);
  const answered = [...quoted, event("countered", "T3", "", "customer")];
  expect(isQuoted(body(505), quotation(answered, [round("T2", 505)]))).toBe(true);
  const again = [...answered, event("quoted", "T4")];
  expect(isQuoted(body(505), quotation(again, [round("T2", 505), round("T4", 480)], 20))).toBe(true);
  expect(isQuoted(body(505), quotation(quoted, [round("T2", 490)]))).toBe(false);
  expect(isQuoted(body(505), quotation(quoted, [round("T2", 505)], 45))).toBe(false);
  expect(isQuoted(body(505), quotation(quoted, [round("T2", 505, "2026-12-24")]))).toBe(false);
  expect(isQuoted(body(505), quotation([asked, event("quoted", "T2", "For one delivery")], [round("T2", 505)]))).toBe(false);
});

test("the same prices of an earlier round are not the ones that were sent now", () => {
  const history = [
    asked,
    event("quoted", "T2"),
    event("countered", "T3", "", "customer"),
    event("declined", "T4", "", "customer"),
  ];
  expect(isQuoted(body(505, 3), quotation(history, [round("T2", 505)]))).toBe(false);
});

test("a decline whose answer was lost is known again by its words", () => {
  const decline = { rfqId: RFQ, version: 1, reason: "The yarn is gone" };
  expect(isDeclined(decline, quotation([asked, event("declined", "T2", "The yarn is gone")], []))).toBe(true);
  expect(isDeclined(decline, quotation([asked, event("declined", "T2", "Too little")], []))).toBe(false);
  expect(isDeclined(decline, quotation([asked, event("quoted", "T2")], []))).toBe(false);
});
