import type { ChanelGroup, ChanelProduct } from "@selvedge/contract";
import { expect, test } from "vitest";
import { fabricsOf, facetOf, isLeft, type Narrowed } from "./narrowing.ts";

const NONE: Narrowed = { color: [], pattern: [], style: [], season: [], stock: [] };
const fabric = (productId: string, color: string, pattern: string, stock: "ready" | "order" = "ready") =>
  ({ productId, attrs: { color, pattern }, stock }) as unknown as ChanelProduct;
const FABRICS = [
  fabric("a", "navy", "stripe"),
  fabric("b", "navy", "check"),
  fabric("c", "white", "stripe"),
  fabric("d", "red", "", "order"),
];
const words = { label: "Color", say: (value: string) => value.toUpperCase() };

test("a value counts what it would leave beside the filters of other fields", () => {
  const narrowed = { ...NONE, pattern: ["stripe"], color: ["navy"] };
  expect(facetOf(FABRICS, narrowed, "color", words).values).toEqual([
    { value: "navy", label: "NAVY", count: 1, selected: true },
    { value: "white", label: "WHITE", count: 1, selected: false },
    { value: "red", label: "RED", count: 0, selected: false },
  ]);
});

test("filters of one field are alternatives, those of several hold together", () => {
  const left = (narrowed: Partial<Narrowed>) =>
    FABRICS.filter((one) => isLeft(one, { ...NONE, ...narrowed })).map(({ productId }) => productId);
  expect(left({})).toEqual(["a", "b", "c", "d"]);
  expect(left({ color: ["navy", "white"] })).toEqual(["a", "b", "c"]);
  expect(left({ color: ["navy", "white"], pattern: ["stripe"] })).toEqual(["a", "c"]);
  expect(left({ stock: ["order"] })).toEqual(["d"]);
});

test("a fabric that hangs in two groups counts once", () => {
  const group = (products: ChanelProduct[]) => ({ products }) as ChanelGroup;
  expect(fabricsOf([group(FABRICS.slice(0, 2)), group(FABRICS.slice(1))])).toHaveLength(4);
});
