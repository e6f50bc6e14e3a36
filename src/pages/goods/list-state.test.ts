import { ADVANCED_FIELDS, COUNT_FIELDS, FACET_FIELDS, RANGE_FIELDS, SORTS } from "@selvedge/contract";
import { expect, test } from "vitest";
import { ADVANCED, COLUMN, COUNTS, FACETS, RANGES, SORT_NAMES } from "./fields.ts";
import {
  changed,
  countFilters,
  filtersIn,
  isColourList,
  isPictureList,
  readList,
  WITHOUT_FILTERS,
  WITHOUT_PICTURE,
  writeRange,
} from "./list-state.ts";
import { colourInput, pictureInput } from "./request.ts";

const read = (query: string) => readList(new URLSearchParams(query));
const change = (query: string, changes: Parameters<typeof changed>[1]) => String(changed(new URLSearchParams(query), changes));

test("the fields are the contract's, each shown once in the column", () => {
  expect([...FACETS].sort()).toEqual([...FACET_FIELDS].sort());
  expect(COUNTS).toEqual(COUNT_FIELDS);
  expect([...RANGES].sort()).toEqual([...RANGE_FIELDS].sort());
  expect([...COLUMN].sort()).toEqual([...FACET_FIELDS, ...RANGE_FIELDS].sort());
  expect(SORT_NAMES).toEqual(SORTS);
  expect(ADVANCED.map(({ field }) => field)).toEqual(ADVANCED_FIELDS);
});

test("an address holds words, category, filters, ranges, order, page and view", () => {
  const state = read(
    "cid=poplin&primaryId=163&secondaryId=250&pattern=stripe&pattern=check&weight=100-140.5&sort=-price&page=3&size=48&view=table",
  );
  expect(state).toMatchObject({
    cid: "poplin",
    category: { primaryId: 163, secondaryId: 250, tertiaryId: null },
    filters: { pattern: ["stripe", "check"] },
    ranges: { weight: [100, 140.5] },
    sort: "-price",
    page: 3,
    size: 48,
    view: "table",
  });
  expect(countFilters(state)).toBe(3);
});

test("what an address says wrongly counts as not said", () => {
  expect(read("page=-2&size=7&sort=best&view=wall&weight=200-100&products=1,zz")).toMatchObject({
    page: 1,
    size: 24,
    sort: null,
    view: "grid",
    ranges: {},
    products: [],
  });
});

test("a filter goes back to page 1, a page or a view does not lose the filters", () => {
  expect(change("cid=a&page=4", { pattern: ["check"] })).toBe("cid=a&pattern=check");
  expect(change("cid=a&pattern=check", { page: 2 })).toBe("cid=a&pattern=check&page=2");
  expect(change("cid=a&page=2", { view: "table" })).toBe("cid=a&page=2&view=table");
  expect(change("cid=a&page=2", { page: 1 })).toBe("cid=a");
});

test("a value with a comma or an ampersand stays one value", () => {
  expect(read(change("", { style: ["rib, 2 × 2", "A&B"] })).filters.style).toEqual(["rib, 2 × 2", "A&B"]);
});

test("a range written is the range read", () => {
  expect(read(change("", { price: writeRange([320, 485]) })).ranges.price).toEqual([320, 485]);
});

test("clearing the filters leaves the words and the category", () => {
  expect(change("cid=a&primaryId=163&pattern=check&weight=1-2&page=3", WITHOUT_FILTERS)).toBe("cid=a&primaryId=163");
});

const IMAGE = "0123456789abcdef0123456789abcdef";

test("a list with a picture asks with it: its region, what counts, the filters and the page", () => {
  const state = read(`picture=${IMAGE}&region=0.5,0,0.5,1&weights=40,100,200&pattern=check&weight=100-140&page=3&size=48`);
  expect(isPictureList(state)).toBe(true);
  if (isPictureList(state))
    expect(pictureInput(state)).toEqual({
      imageId: IMAGE,
      region: { x: 0.5, y: 0, width: 0.5, height: 1 },
      weights: { colour: 0.4, texture: 1, scale: 2 },
      filters: { pattern: ["check"], weight: [100, 140] },
      facets: true,
      pn: 2,
      rn: 48,
    });
});

test("a link from before names the fabrics that its picture found, and shows those", () => {
  expect(isPictureList(read(`products=${"a".repeat(32)}&picture=${IMAGE}`))).toBe(false);
  expect(isPictureList(read("pattern=check"))).toBe(false);
});

test("a list with a colour asks with it: its value, its code, the filters and the page", () => {
  const state = read("colour=0f4c81&colourCode=19-4052&pattern=check&weight=100-140&page=3&size=48");
  const filters = { pattern: ["check"], weight: [100, 140] };
  expect(isColourList(state)).toBe(true);
  if (isColourList(state))
    expect(colourInput(state)).toEqual({ hex: "#0f4c81", code: "19-4052", filters, facets: true, pn: 2, rn: 48 });
});

test("a colour beside fabrics or a picture says what found them, and is not asked with", () => {
  expect(isColourList(read(`products=${"a".repeat(32)}&colour=0f4c81`))).toBe(false);
  expect(isColourList(read(`picture=${IMAGE}&colour=0f4c81`))).toBe(false);
  expect(isColourList(read("pattern=check"))).toBe(false);
});

test("what is near a colour is paged, not scrolled without end", () => {
  expect(read("colour=0f4c81&view=endless").view).toBe("grid");
  expect(read("colour=0f4c81&view=table").view).toBe("table");
});

test("what looks like a picture is paged, not scrolled without end", () => {
  expect(read(`picture=${IMAGE}&view=endless`).view).toBe("grid");
  expect(read(`picture=${IMAGE}&view=table`).view).toBe("table");
  expect(read("view=endless").view).toBe("endless");
});

test("leaving the picture leaves the filters, and the filters alone are what another picture keeps", () => {
  const query = `picture=${IMAGE}&region=0,0,1,0.5&weights=0,100,100&pattern=check&weight=1-2&page=2&view=table`;
  expect(change(query, WITHOUT_PICTURE)).toBe("pattern=check&weight=1-2&view=table");
  expect(String(filtersIn(new URLSearchParams(query)))).toBe("pattern=check&weight=1-2");
});
