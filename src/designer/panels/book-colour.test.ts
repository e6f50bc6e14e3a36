import { DesignDocument, emptyDocument } from "@selvedge/editor-core";
import { expect, test } from "vitest";
import { bookColour } from "./book-colour.ts";

const NAVY = { name: "Customer Navy", code: "19-9999 TCX", hex: "#1A2B4C", lab: [22, 2, -24] as [number, number, number] };

test("a colour of a book is kept with its name, code and Lab", () => {
  expect(bookColour(NAVY)).toEqual({ name: "Customer Navy", code: "19-9999 TCX", hex: "#1a2b4c", lab: [22, 2, -24] });
  expect(bookColour({ ...NAVY, name: "" }).name).toBe("19-9999 TCX");
  expect(bookColour({ ...NAVY, name: "", code: null }).name).toBe("#1A2B4C");
});

test("whatever a book calls its colour, the design can be saved with it", () => {
  const long = bookColour({ ...NAVY, name: "n".repeat(300), code: "c".repeat(41) });
  expect(long).toMatchObject({ name: "n".repeat(80), code: null });
  const document = emptyDocument({ styleId: "0".repeat(32), size: "M", pieceKeys: ["front"] });
  expect(DesignDocument.parse({ ...document, colours: [long, bookColour(NAVY)] }).colours).toHaveLength(2);
});
