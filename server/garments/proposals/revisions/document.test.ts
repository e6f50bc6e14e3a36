import { createHash } from "node:crypto";
import { emptyDocument } from "@selvedge/editor-core";
import { expect, test } from "vitest";
import { hashOf, writeDocument } from "./document.ts";

test("a document is written once: its text is what is stored, counted and hashed", () => {
  const document = emptyDocument({ styleId: "a".repeat(32), size: "Größe M", pieceKeys: ["front", "back"] });
  const { text, bytes, hash } = writeDocument(document);
  expect(JSON.parse(text)).toEqual(document);
  expect(bytes).toBe(text.length + 2);
  expect(hash).toBe(createHash("sha256").update(text).digest("hex"));
});

test("two documents that mean the same have one hash, whatever the order of their fields", () => {
  const document = emptyDocument({ styleId: "a".repeat(32), size: "M", pieceKeys: ["front"] });
  const turned = Object.fromEntries(Object.entries(document).toReversed()) as typeof document;
  expect(JSON.stringify(turned)).not.toBe(JSON.stringify(document));
  expect(hashOf(turned)).toBe(hashOf(document));
});
