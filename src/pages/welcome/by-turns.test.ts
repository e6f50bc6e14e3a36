import { expect, test } from "vitest";
import { byTurns } from "./by-turns.ts";

const list = (ids: string) => [...ids].map((productId) => ({ productId }));
const ids = (fabrics: { productId: string }[]) => fabrics.map(({ productId }) => productId).join("");

test("two lists are shown by turns, each fabric once and none that is known", () => {
  expect(ids(byTurns(list("abcd"), list("wbx"), new Set()))).toBe("awbcxd");
  expect(ids(byTurns(list("abcd"), list("wbx"), new Set(["b", "w"])))).toBe("acxd");
  expect(ids(byTurns([], list("wb"), new Set()))).toBe("wb");
});
