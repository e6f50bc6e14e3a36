import { Id } from "@selvedge/editor-core";
import { expect, test } from "vitest";
import { newId } from "./new-id.ts";

test("an id is 32 hex characters that sort by time", () => {
  const earlier = newId(1_700_000_000_000);
  const later = newId(1_700_000_000_001);
  expect(Id.safeParse(earlier).success).toBe(true);
  expect(earlier < later).toBe(true);
  expect(earlier.slice(0, 12)).toBe((1_700_000_000_000).toString(16).padStart(12, "0"));
});
