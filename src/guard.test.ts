import { expect, test } from "vitest";
import { isPublic, PUBLIC_PATHS, redirectOf, safeRedirect } from "./guard.ts";

const ANONYMOUS: readonly [place: string, goes: string | null][] = [
  ["/", null],
  ["/nav", null],
  ["/NAV", null],
  ["/nav/", null],
  ["/login", null],
  ["/shareChanel", null],
  ["/shareShapeDetails", null],
  ["/shareshapedetails", null],
  ["/fabricShow", null],
  ["/wap/login", null],
  ["/wap/modelShow", null],
  ["/wap/designShow", null],
  ["/wapErp/login", null],
  ["/waperp/login", null],
  ["/home", "/login?redirect=%2Fhome"],
  ["/designlist?parentId=4&id=125", "/login?redirect=%2Fdesignlist%3FparentId%3D4%26id%3D125"],
  ["/shareGoodsDetails", "/login?redirect=%2FshareGoodsDetails"],
  ["/shareGoodsDetails?shareToken=abc", null],
  ["/shareGroup", "/login?redirect=%2FshareGroup"],
  ["/shareGroup?groupId=1&shareToken=abc", null],
  ["/verify", "/login?redirect=%2Fverify"],
  ["/verify?token=abc", null],
  ["/wap/show?id=1", "/wap/login?redirect=%2Fwap%2Fshow%3Fid%3D1"],
  ["/wapErp/manage", "/wapErp/login?redirect=%2FwapErp%2Fmanage"],
  ["/WAPERP/view", "/wapErp/login?redirect=%2FWAPERP%2Fview"],
];

const SIGNED_IN: readonly [place: string, goes: string | null][] = [
  ["/login", "/"],
  ["/Login", "/"],
  ["/wap/login", "/wap/show"],
  ["/waperp/login", "/wapErp/nav"],
  ["/wapErp/login", "/wapErp/nav"],
  ["/login?redirect=%2FmyDesign", "/myDesign"],
  ["/login?redirect=%2F%2Fevil.example", "/"],
  ["/login?redirect=%2Flogin", "/"],
  ["/wap/login?redirect=%2Fwap%2Fshow%3Fid%3D1", "/wap/show?id=1"],
  ["/nav", null],
  ["/myDesign", null],
  ["/wap/show", null],
];

const parsed = (text: string) => {
  const [path = "", query] = text.split("?");
  return { path, search: query ? `?${query}` : "" };
};

test.each(ANONYMOUS)("an anonymous visitor of %s is sent to %s", (place, goes) => {
  expect(redirectOf(parsed(place), false)).toBe(goes);
});

test.each(SIGNED_IN)("a customer who is signed in and opens %s is sent to %s", (place, goes) => {
  expect(redirectOf(parsed(place), true)).toBe(goes);
});

test("the public paths are the specification's and no more", () => {
  expect([...PUBLIC_PATHS]).toEqual([
    "/login",
    "/nav",
    "/shareChanel",
    "/shareShapeDetails",
    "/fabricShow",
    "/wap/login",
    "/wap/modelShow",
    "/wap/designShow",
    "/wapErp/login",
  ]);
  expect(isPublic("/waperp/login")).toBe(true);
  expect(isPublic("/navkor")).toBe(false);
});

test.each([
  "//evil.example",
  "/\\evil.example",
  "/.//evil.example",
  "/a/..//evil.example",
  "/\t/evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "",
  "/login?x",
  "/wap/login",
])("after signing in nobody is led to %j", (wanted) => {
  expect(safeRedirect(wanted)).toBeNull();
});
