import { expect, test } from "vitest";
import { laidOn, laidText, readLaid } from "./fabrics-laid.ts";

const [A, B] = ["a".repeat(32), "b".repeat(32)];

test("the fabrics of a garment travel in an address, each piece with its own or that of all", () => {
  const laid = readLaid(laidText({ "*": A, collar: B }));
  expect(laid).toEqual({ "*": A, collar: B });
  expect([laidOn(laid, "collar"), laidOn(laid, "front")]).toEqual([B, A]);
});

test("what is no fabric on a piece is left out", () => {
  expect(readLaid(null)).toEqual({});
  expect(readLaid(`collar.x,front.${A},.${B},a b.${B}`)).toEqual({ front: A });
  expect(laidOn({ front: A }, "back")).toBeUndefined();
});
