import { BehaviorRecord } from "@selvedge/contract";
import { expect, test } from "vitest";
import { actionOf, fabricShown, recordOf } from "./behaviour.ts";

const now = new Date("2026-11-20T08:00:00Z");
const PRODUCT = "0123456789abcdef0123456789abcdef";
const page = (path: string, search: string) => ({ path, search, now, remainTime: 1_500 });

test("a record of a visit is what the contract takes", () => {
  const record = recordOf(page("/goods", `?cid=twill&type=07&productId=${PRODUCT}`), {
    type: null,
    customer: { customerId: "c".repeat(32), customerName: "Castellano", country: "Italy" },
  });
  expect(BehaviorRecord.parse(record)).toMatchObject({
    type: "07",
    searchKey: "twill",
    visitedProducts: [PRODUCT],
    action: `/goods?cid=twill&type=07&productId=${PRODUCT}`,
    remainTime: 1_500,
    customerName: "Castellano",
  });
});

test.each([
  ["?type=7", null, "01"],
  ["?type=7", "05", "05"],
  ["?type=123", null, "01"],
  ["?type=12&x=1", "05", "12"],
  ["", null, "01"],
])("the type of %j with %j stored is %s", (search, type, wanted) => {
  expect(recordOf(page("/goods", search), { type, customer: null }).type).toBe(wanted);
});

test("a product id of another length than 32 is no visited product", () => {
  expect(recordOf(page("/goodsDetails", "?productId=abc"), { type: null, customer: null }).visitedProducts).toEqual([]);
});

test("nothing that opens a door is recorded", () => {
  expect(actionOf("/shareShapeDetails", "?designId=1&shareToken=secret&password=p&token=t")).toBe(
    "/shareShapeDetails?designId=1",
  );
});

test("time is added to a fabric only on its own page", () => {
  expect(fabricShown("/goodsDetails", `?productId=${PRODUCT}`)).toBe(PRODUCT);
  expect(fabricShown("/goodsdetails/", `?x=1&productId=${PRODUCT.toUpperCase()}`)).toBe(PRODUCT);
  expect(fabricShown("/styleShow", `?productId=${PRODUCT}`)).toBeNull();
  expect(fabricShown("/goodsDetails", "?productId=abc")).toBeNull();
});
