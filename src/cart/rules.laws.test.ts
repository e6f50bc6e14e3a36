import fc from "fast-check";
import { expect, test } from "vitest";
import { addLine, type Cart, type CartLine, mergeCarts, readCart, reduceLine, sumOf } from "./rules.ts";

const idOf = (n: number) => n.toString(16).padStart(32, "0");
const anyLine: fc.Arbitrary<CartLine> = fc.record({
  productId: fc.integer({ min: 1, max: 8 }).map(idOf),
  productCode: fc.string(),
  productName: fc.string(),
  productImg: fc.string(),
  groupName: fc.string(),
  productNum: fc.integer({ min: 1, max: 1_000_000 }),
  checked: fc.constantFrom("1" as const, "0" as const),
});
const anyCart: fc.Arbitrary<Cart> = fc.uniqueArray(anyLine, { selector: ({ productId }) => productId, maxLength: 8 });
const counts = (cart: Cart) => new Map(cart.map(({ productId, productNum }) => [productId, productNum]));

test("merging is idempotent: merged once more, with either side, nothing changes", () => {
  fc.assert(
    fc.property(anyCart, anyCart, (one, other) => {
      const merged = mergeCarts(one, other);
      expect(mergeCarts(merged, other)).toEqual(merged);
      expect(mergeCarts(merged, merged)).toEqual(merged);
      expect(counts(mergeCarts(merged, one))).toEqual(counts(merged));
    }),
  );
});

test("merged, each fabric has the larger of its two counts, and none is lost or doubled", () => {
  fc.assert(
    fc.property(anyCart, anyCart, (one, other) => {
      const [a, b, merged] = [counts(one), counts(other), mergeCarts(one, other)];
      expect(merged).toHaveLength(new Set([...a.keys(), ...b.keys()]).size);
      for (const { productId, productNum } of merged)
        expect(productNum).toBe(Math.max(a.get(productId) ?? 0, b.get(productId) ?? 0));
    }),
  );
});

test("which side is merged into which changes no count", () => {
  fc.assert(
    fc.property(anyCart, anyCart, (one, other) => {
      expect(counts(mergeCarts(one, other))).toEqual(counts(mergeCarts(other, one)));
    }),
  );
});

test("one more and then one less is the cart that was, in whatever line", () => {
  fc.assert(
    fc.property(anyCart, anyLine, (cart, line) => {
      fc.pre((counts(cart).get(line.productId) ?? 0) < 1_000_000);
      expect(reduceLine(addLine(cart, line), line.productId)).toEqual(cart);
    }),
  );
});

test("a cart that was stored is the same when it is read", () => {
  fc.assert(
    fc.property(anyCart, (cart) => {
      expect(readCart(JSON.stringify(cart))).toEqual(cart);
      expect(sumOf(readCart(JSON.stringify(cart)))).toEqual(sumOf(cart));
    }),
  );
});
