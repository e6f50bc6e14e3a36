import { expect, test } from "vitest";
import {
  type Actor,
  ALL_STEP_KEYS,
  asksReason,
  type DeskKind,
  LAP_DIP_STATES,
  ORDER_STATES,
  QUOTATION_STATES,
  SAMPLE_STATES,
  STATE_TABLES,
  STEP_STATES,
  STEPS_OF,
  type Transition,
  transitionsFrom,
} from "./desk-states.ts";

const STATES: Record<DeskKind, readonly string[]> = {
  order: ORDER_STATES,
  productionStep: STEP_STATES,
  lapDip: LAP_DIP_STATES,
  sample: SAMPLE_STATES,
  quotation: QUOTATION_STATES,
};
const ENDS: Record<DeskKind, readonly string[]> = {
  order: ["completed", "cancelled"],
  productionStep: ["done", "skipped"],
  lapDip: ["approved", "cancelled"],
  sample: ["commented", "refused", "cancelled"],
  quotation: ["accepted", "declined", "expired"],
};
const kinds = Object.keys(STATE_TABLES) as DeskKind[];

test.each(kinds)("every state of %s is reached from the first one, and only its ends lead nowhere", (kind) => {
  const table: readonly Transition[] = STATE_TABLES[kind];
  const reached = new Set([STATES[kind][0]!]);
  for (const from of reached) for (const row of table) if (row.from === from) reached.add(row.to);
  expect([...reached].sort()).toEqual([...STATES[kind]].sort());
  const ends = STATES[kind].filter((state) => !table.some(({ from }) => from === state));
  expect([...ends].sort()).toEqual([...ENDS[kind]].sort());
});

test.each(kinds)("no row of %s stands twice for one actor", (kind) => {
  const rows = (STATE_TABLES[kind] as readonly Transition[]).flatMap(({ from, to, by }) =>
    by.map((who) => `${from} ${to} ${who}`),
  );
  expect(new Set(rows).size).toBe(rows.length);
});

test("a fabric and a garment have seven steps each, and both end with what leaves the mill", () => {
  for (const steps of Object.values(STEPS_OF)) {
    expect([steps.length, steps.at(-1)]).toEqual([7, "shipped"]);
    expect(steps.filter((step) => !ALL_STEP_KEYS.includes(step))).toEqual([]);
  }
});

test("who may lead where is read from the table", () => {
  const to = (kind: DeskKind, from: string, actor: Actor) => transitionsFrom(kind, from, actor).map((row) => row.to);
  expect(to("order", "submitted", "customer")).toEqual(["cancelled"]);
  expect(to("order", "submitted", "staff")).toEqual(["confirmed", "cancelled"]);
  expect(to("order", "inProduction", "customer")).toEqual([]);
  expect(to("quotation", "quoted", "customer")).toEqual(["accepted", "countered", "declined"]);
  expect(to("sample", "preparing", "customer")).toEqual([]);
  expect(to("lapDip", "received", "customer")).toEqual(["approved", "rejected", "cancelled"]);
});

test("the mill says why it holds or cancels an order; a customer may cancel without a word, and nothing is asked to go on", () => {
  const asks = (from: string, to: string, by: Actor) => asksReason("order", { from, to, by });
  expect([asks("confirmed", "onHold", "staff"), asks("inProduction", "onHold", "staff")]).toEqual([true, true]);
  expect([asks("submitted", "cancelled", "staff"), asks("confirmed", "cancelled", "staff")]).toEqual([true, true]);
  expect([asks("submitted", "cancelled", "customer"), asks("confirmed", "cancelled", "customer")]).toEqual([false, false]);
  expect([asks("submitted", "confirmed", "staff"), asks("onHold", "inProduction", "staff")]).toEqual([false, false]);
  expect(asks("inProduction", "cancelled", "staff")).toBe(false);
});
