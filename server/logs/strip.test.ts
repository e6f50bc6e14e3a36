import { expect, test } from "vitest";
import { stripAddress, stripText } from "./strip.ts";

test("secret parameters leave an address, the others keep their places", () => {
  expect(stripAddress("/a?token=1&b=2")).toBe("/a?b=2");
  expect(stripAddress("/a?b=2&shareToken=1")).toBe("/a?b=2");
  expect(stripAddress("/a?b=2&sharePassword=x%20y&c=3#h")).toBe("/a?b=2&c=3#h");
  expect(stripAddress("/a?token=1")).toBe("/a");
  expect(stripAddress("/a?mytoken=1")).toBe("/a?mytoken=1");
});

test("secrets in a text are blotted out where they stand", () => {
  expect(stripText('fetch("/x?shareToken=abc&y=1") token=zzz')).toBe('fetch("/x?shareToken=…&y=1") token=…');
  expect(stripText("Authorization: Bearer abc.def-123")).toBe("Authorization: Bearer …");
});
