import { expect, test } from "vitest";
import { stripAddress, stripText, withoutWords } from "./strip.ts";

test("secret parameters leave an address, the others keep their places", () => {
  expect(stripAddress("/a?token=1&b=2")).toBe("/a?b=2");
  expect(stripAddress("/a?b=2&shareToken=1")).toBe("/a?b=2");
  expect(stripAddress("/a?b=2&sharePassword=x%20y&c=3#h")).toBe("/a?b=2&c=3#h");
  expect(stripAddress("/a?token=1")).toBe("/a");
  expect(stripAddress("/a?mytoken=1")).toBe("/a?mytoken=1");
});

test("what was searched for leaves an address, and nothing else", () => {
  expect(withoutWords("/goods?parentId=4&cid=a%20b&productId=1")).toBe("/goods?parentId=4&productId=1");
  expect(withoutWords("/search?q=blue&keyword=x&searchKey=y&advcid=z&keys=k#q=1")).toBe("/search");
  expect(withoutWords("/goods?pageNum=2&acid=1")).toBe("/goods?pageNum=2&acid=1");
});

test("secrets in a text are blotted out where they stand", () => {
  expect(stripText('fetch("/x?shareToken=abc&y=1") token=zzz')).toBe('fetch("/x?shareToken=…&y=1") token=…');
  expect(stripText("Authorization: Bearer abc.def-123")).toBe("Authorization: Bearer …");
});
