import { type DesignDocument, differences, emptyDocument, type Trim } from "@selvedge/editor-core";
import { expect, test } from "vitest";
import { linesOf, type Speaker } from "./difference-words.ts";

const ID = "0".repeat(31);
const speaker: Speaker = {
  t: (key) => key,
  number: String,
  list: (parts) => parts.join(", "),
  pieceName: (key) => key.toUpperCase(),
  fabricCode: () => null,
};
const bare = emptyDocument({ styleId: `${ID}a`, size: "M", pieceKeys: ["front"] });
const button: Trim = {
  id: `${ID}1`,
  decorateId: `${ID}2`,
  pieceKey: "front",
  x: 10,
  y: 20,
  angle: 0,
  width: 11,
  height: 11,
  look: { name: "Shell button", code: "BT-11", kind: "button", thick: 2, hex: "#f0ead6" },
};
const wearing = (trim: Trim): DesignDocument => ({ ...bare, trims: { [trim.id]: trim } });
const said = (before: DesignDocument, after: DesignDocument) => linesOf(differences(before, after), before, after, speaker);

test("a trim that came is called by its name and the piece it is sewn to", () => {
  expect(said(bare, wearing(button))).toEqual([{ about: "Shell button, FRONT", how: "was added", figures: [] }]);
});

test("of a trim that is another one now every figure is named", () => {
  const look = { ...button.look!, name: "Horn button", code: "BT-12", hex: "#3a2a1a" };
  const [line] = said(wearing(button), wearing({ ...button, x: 12, layer: 1, atButtons: true, look }));
  expect(line?.figures).toEqual(
    expect.arrayContaining([
      { label: "X", before: "10 mm", after: "12 mm" },
      { label: "Trim", before: "Shell button, BT-11", after: "Horn button, BT-12" },
      { label: "Order of trims", before: null, after: "1" },
      { label: "At every buttonhole", before: null, after: "on" },
    ]),
  );
  expect(line?.figures).toHaveLength(4);
});
