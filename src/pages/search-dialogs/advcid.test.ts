import fc from "fast-check";
import { expect, test } from "vitest";
import { readAdvcid, writeAdvcid } from "./advcid.ts";

const blanks = Array<string>(13).fill("");
const one = (part: number, value: string) => blanks.with(part, value);

test("composition and weight stand first, each of the thirteen followed by a space and an @", () => {
  const text = writeAdvcid(["Cotton", "110-130", ...Array<string>(11).fill("")]);
  expect(text).toBe("Cotton @110-130 @ @ @ @ @ @ @ @ @ @ @ @");
  expect(text?.split(" @")).toHaveLength(14);
});

test("a colour is the twelfth part, the fabric type the last", () => {
  expect(writeAdvcid(one(11, "navy"))).toBe(`${" @".repeat(11)}navy @ @`);
  expect(writeAdvcid(one(12, "slub"))).toBe(`${" @".repeat(12)}slub @`);
});

test("thirteen blanks are nothing to search, also when they are spaces", () => {
  expect(writeAdvcid(blanks)).toBeNull();
  expect(writeAdvcid(one(3, "   "))).toBeNull();
});

test("what was written is read back, value by value", () => {
  const value = fc.string({ maxLength: 20 }).map((text) => text.replaceAll("@", "").trim());
  fc.assert(
    fc.property(fc.array(value, { minLength: 13, maxLength: 13 }), (values) => {
      const text = writeAdvcid(values);
      if (text === null) expect(values.join("")).toBe("");
      else expect(readAdvcid(text)).toEqual(values);
    }),
  );
});

test("an @ typed by hand does not shift the fields behind it", () => {
  expect(readAdvcid(writeAdvcid(blanks.with(0, "Cotton@98").with(1, "120"))!).slice(0, 2)).toEqual(["Cotton 98", "120"]);
});
