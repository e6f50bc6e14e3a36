import { expect, test } from "vitest";
import { rangeOf } from "./range.ts";

test("a film is fetched from the middle on, up to a place, or by its end", () => {
  expect(rangeOf("bytes=100-", 1_000)).toEqual({ from: 100, to: 999 });
  expect(rangeOf("bytes=0-1", 1_000)).toEqual({ from: 0, to: 1 });
  expect(rangeOf("bytes=900-5000", 1_000)).toEqual({ from: 900, to: 999 });
  expect(rangeOf("bytes=-200", 1_000)).toEqual({ from: 800, to: 999 });
});

test("what lies behind the end is refused, and what cannot be read is the whole file", () => {
  expect(rangeOf("bytes=1000-", 1_000)).toBe("beyond");
  expect(rangeOf("bytes=-0", 1_000)).toBe("beyond");
  for (const header of [undefined, "bytes=-", "bytes=5-2", "bytes=0-1,5-6", "items=0-1"])
    expect(rangeOf(header, 1_000)).toBeNull();
});
