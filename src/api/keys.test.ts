import { expect, test } from "vitest";
import { sendingKeys } from "./keys.ts";

test("what is sent again keeps its key until it is answered; what differs has another", () => {
  const { keyFor, answered } = sendingKeys();
  const order = { items: [{ productId: "a", productNum: 3 }] };
  const first = keyFor(order);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(keyFor(structuredClone(order))).toBe(first);
  const other = keyFor({ items: [{ productId: "a", productNum: 4 }] });
  expect(other).not.toBe(first);
  answered(order);
  expect(keyFor(order)).not.toBe(first);
  expect(keyFor({ items: [{ productId: "a", productNum: 4 }] })).toBe(other);
});
