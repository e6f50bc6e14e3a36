import { expect, test } from "vitest";
import { accessOf, leadsSomewhere, REDIRECTS, ROUTES, routeOf, UNKNOWN_GOES_TO } from "./routes.tsx";

test("only the pages the specification calls public are open to anybody", () => {
  expect(ROUTES.filter((route) => accessOf(route) === "public").map(({ path }) => path)).toEqual([
    "/nav",
    "/login",
    "/wapErp/login",
    "/shareShapeDetails",
    "/shareChanel",
  ]);
  for (const path of ["/home", "/myDesign", "/designlist", "/shapeDetails"]) {
    expect(accessOf({ path })).toBe("customer");
  }
});

test("the root and unknown paths lead to the front, and the front is there", () => {
  expect(REDIRECTS["/"]).toBe("/nav");
  expect(UNKNOWN_GOES_TO).toBe("/nav");
  expect(routeOf("/nav")).toBeDefined();
});

test.each([
  ["/myDesign", "/myDesign"],
  ["/MYDESIGN", "/myDesign"],
  ["/designlist/", "/designlist"],
])("%s is the page %s", (asked, path) => {
  expect(routeOf(asked)?.path).toBe(path);
});

test("an entry that leads to a page which is not there is not offered", () => {
  expect(leadsSomewhere("/designlist?parentId=4&id=125")).toBe(true);
  expect(leadsSomewhere("/nothing-of-the-kind?x=1")).toBe(false);
});

test("no two pages share a path", () => {
  expect(new Set(ROUTES.map(({ path }) => path.toLowerCase())).size).toBe(ROUTES.length);
});
