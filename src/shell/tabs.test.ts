import { expect, test } from "vitest";
import { routeOf } from "../routes.tsx";
import { headerTabs, isTabHere } from "./tabs.ts";

const marked = (pathname: string, isPrivateRoom = false) =>
  headerTabs()
    .filter((tab) => isTabHere(tab, { pathname, part: routeOf(pathname)?.part, isPrivateRoom }))
    .map(({ key }) => key);

test("one tab is marked on each page of the showrooms: that of the private ones wherever a room is one company's", () => {
  expect(marked("/chanels")).toEqual(["publicShowroom"]);
  expect(marked("/privateChanel")).toEqual(["privateShowroom"]);
  expect(marked("/VRChanel")).toEqual(["publicShowroom"]);
  expect(marked("/VRChanel", true)).toEqual(["privateShowroom"]);
});

test("pages of other parts mark their own tab, and what is of no part none", () => {
  expect(marked("/goods")).toEqual(["fabric"]);
  expect(marked("/designlist")).toEqual(["style"]);
  expect(marked("/myOrder")).toEqual([]);
});
