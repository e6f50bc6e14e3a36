import type { Design, TexturedProduct } from "@selvedge/contract";
import { emptyDocument, type LaidTrim } from "@selvedge/editor-core";
import { expect, test } from "vitest";
import { constructionOf } from "./construction.ts";
import { clothFinishes, documentOfStyle, fabricsUsed, trimsUsed } from "./shown-design.ts";

const id = (digit: string) => digit.repeat(32);
const [STYLE, TARTAN, DENIM, CREST] = ["1", "2", "3", "4"].map(id) as [string, string, string, string];
const pieces = ["front", "back", "sleeveL"].map((key) => ({ key }));
const style = { id: STYLE, size: "M", pieces } as unknown as Design;
const product = (productId: string) => ({ productId }) as unknown as TexturedProduct;

test("a style opens with its own fabrics at true scale and nothing laid on it", () => {
  const document = documentOfStyle(style, [
    { pieceKey: "front", productId: TARTAN },
    { pieceKey: "collar", productId: DENIM },
  ]);
  expect(document.pieces.front?.fabric).toEqual({ kind: "product", productId: TARTAN });
  expect(document.pieces.back?.fabric).toBeNull();
  expect(Object.keys(document.pieces)).toEqual(["front", "back", "sleeveL"]);
  expect(document.pieces.front?.mapping.scale).toBe(1);
});

test("fabrics are listed in the order of the pieces, each with all of its pieces, and only those that are known", () => {
  const document = emptyDocument({ styleId: STYLE, size: "M", pieceKeys: ["front", "back", "sleeveL"] });
  document.pieces.front!.fabric = { kind: "product", productId: DENIM };
  document.pieces.back!.fabric = { kind: "product", productId: TARTAN };
  document.pieces.sleeveL!.fabric = { kind: "product", productId: DENIM };
  const uses = fabricsUsed({ style, document, products: [product(TARTAN), product(DENIM)] });
  expect(uses.map((use) => [use.product.productId, use.pieceKeys])).toEqual([
    [DENIM, ["front", "sleeveL"]],
    [TARTAN, ["back"]],
  ]);
  expect(fabricsUsed({ style, document, products: [product(TARTAN)] }).length).toBe(1);
});

test("a finish of the cloth is named once with the pieces that have it", () => {
  const document = emptyDocument({ styleId: STYLE, size: "M", pieceKeys: ["front", "back", "sleeveL"] });
  for (const key of ["front", "sleeveL"]) document.pieces[key]!.finish = "coated";
  expect(clothFinishes(document, ["front", "back", "sleeveL"])).toEqual([{ finish: "coated", pieceKeys: ["front", "sleeveL"] }]);
  expect(clothFinishes(document, ["back"])).toEqual([]);
});

test("a trim is listed once for each length, with its count and its pieces", () => {
  const laid = (decorateId: string, pieceKey: string, height = 18) =>
    ({ decorateId, pieceKey, width: 18, height, look: { name: "Button" } }) as unknown as LaidTrim;
  const trims = [
    laid(CREST, "front"),
    laid(DENIM, "back", 180),
    laid(CREST, "front"),
    laid(CREST, "back"),
    laid(DENIM, "back", 240),
  ];
  expect(trimsUsed(trims).map(({ decorateId, height, count, pieceKeys }) => [decorateId, height, count, pieceKeys])).toEqual([
    [CREST, 18, 3, ["front", "back"]],
    [DENIM, 180, 1, ["back"]],
    [DENIM, 240, 1, ["back"]],
  ]);
});

test("a construction is written as the trade writes it, and says nothing where nothing is known", () => {
  expect(constructionOf({ warpYarnCount: "Ne 50", weftYarnCount: "Ne 50", warpDensity: 122, weftDensity: 102 })).toBe(
    "Ne 50 × Ne 50 / 122 × 102",
  );
  expect(constructionOf({ warpYarnCount: "Ne 50", warpDensity: null, weftDensity: null })).toBe("Ne 50");
  expect(constructionOf({})).toBe("");
});
