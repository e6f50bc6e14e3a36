import fc from "fast-check";
import { expect, test } from "vitest";
import { law } from "../testing/law.ts";
import { sharedRecords, sharedWith } from "./shared-records.ts";

type Records = Record<string, { readonly n: number }>;

const anyId = fc.constantFrom("front", "back", "sleeveL", "toString", "constructor", "__proto__", "size", "index");
const anyRecord = fc.integer().map((n) => ({ n }));
const entries = <Value>(value: fc.Arbitrary<Value>) =>
  fc.array(fc.tuple(anyId, value), { maxLength: 8 }).map((pairs) => Object.fromEntries(pairs));

law(
  "every state says what a plain object would say, whatever states were made from it or beside it",
  fc.record({
    opened: entries(anyRecord),
    changes: fc.array(fc.record({ of: fc.nat(), changed: entries(fc.option(anyRecord)) }), { maxLength: 20 }),
  }),
  ({ opened, changes }) => {
    const states = [{ shared: sharedRecords(opened) as Records, plain: new Map(Object.entries(opened)) }];
    for (const { of, changed } of changes) {
      const from = states[of % states.length]!;
      const plain = new Map(from.plain);
      for (const [id, record] of Object.entries(changed)) record ? plain.set(id, record) : plain.delete(id);
      states.push({ shared: sharedWith(from.shared, changed)!, plain });
    }
    for (const { shared, plain } of states) {
      const said = Object.fromEntries(plain);
      expect(shared).toEqual(said);
      expect(new Set(Object.keys(shared))).toEqual(new Set(plain.keys()));
      expect(JSON.parse(JSON.stringify(shared))).toEqual(JSON.parse(JSON.stringify(said)));
      for (const id of ["front", "back", "toString", "__proto__"]) {
        expect(Object.hasOwn(shared, id)).toBe(plain.has(id));
        expect(id in shared).toBe(plain.has(id));
        expect(shared[id]).toBe(plain.get(id));
      }
    }
  },
);

test("a record that is taken out and put back stands where it stood", () => {
  const opened = sharedRecords<{ n: number }>({ a: { n: 1 }, b: { n: 2 }, c: { n: 3 } });
  const without = sharedWith(opened, { b: null })!;
  expect(Object.keys(without)).toEqual(["a", "c"]);
  expect(Object.keys(sharedWith(without, { b: { n: 4 }, d: { n: 5 } })!)).toEqual(["a", "b", "c", "d"]);
});

test("a collection of which nearly everything was taken out says so after it is packed, and so does the one it was", () => {
  const ids = Array.from({ length: 400 }, (_, n) => `id${n}`);
  const opened = sharedRecords(Object.fromEntries(ids.map((id, n) => [id, { n }])));
  const few = sharedWith(opened, Object.fromEntries(ids.slice(2).map((id) => [id, null])))!;
  expect(few).toEqual({ id0: { n: 0 }, id1: { n: 1 } });
  expect(sharedWith(few, { id9: { n: 9 } })).toEqual({ id0: { n: 0 }, id1: { n: 1 }, id9: { n: 9 } });
  expect(Object.keys(opened)).toEqual(ids);
});

test("a shared collection is not written to", () => {
  const shared = sharedRecords<{ n: number }>({ a: { n: 1 } });
  expect(() => Object.assign(shared, { a: { n: 2 } })).toThrow(TypeError);
  expect(() => delete shared.a).toThrow(TypeError);
  expect(() => Object.defineProperty(shared, "b", { value: 1 })).toThrow(TypeError);
  expect(shared).toEqual({ a: { n: 1 } });
});

test("a plain collection has no next state that shares with it", () => {
  expect(sharedWith({ a: { n: 1 } }, { a: { n: 2 } })).toBeNull();
});
