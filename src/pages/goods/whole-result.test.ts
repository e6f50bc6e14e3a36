import { exportExcelWithPic } from "@selvedge/contract";
import { expect, test } from "vitest";
import { readList } from "./list-state.ts";
import { wholeResult } from "./whole-result.ts";

const A = "0".repeat(31).concat("a");
const of = (address: string) => {
  const query = wholeResult(readList(new URLSearchParams(address)));
  return exportExcelWithPic.body.parse({ query }).query;
};

test("the export of a list asks for what the list shows, without its page", () => {
  expect(of("primaryId=163&secondaryId=250&pattern=stripe&weight=100-140&page=3&size=48&together=1&view=table")).toEqual({
    primaryId: 163,
    secondaryId: 250,
    filters: { pattern: ["stripe"], weight: [100, 140] },
    sort: "newest",
  });
  expect(of("cid=poplin&exact=1&sort=-price")).toEqual({ keys: "poplin", exact: true, filters: {}, sort: "-price" });
  expect(of(`products=${A}&color=blue`)).toEqual({ products: [A], filters: { color: ["blue"] }, sort: "relevance" });
  expect(of("advcid=Cotton @@&primaryId=163")).toEqual({ advcid: "Cotton @@", primaryId: 163, filters: {}, sort: "relevance" });
});

test("an advanced search with nothing in it is no search: the category is exported", () => {
  expect(of("advcid=@ @ @&primaryId=163")).toEqual({ primaryId: 163, filters: {}, sort: "newest" });
});
