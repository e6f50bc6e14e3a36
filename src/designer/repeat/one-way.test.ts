import type { Artwork } from "@selvedge/editor-core";
import { expect, test } from "vitest";
import { CREST_ID, openTestDesign } from "../testing/open-test-design.ts";
import { oneWayOf } from "./one-way.ts";

const document = openTestDesign().editor.document();
const fabric = { kind: "product", productId: "e".repeat(32) } as const;
const product = (style: string, pattern: string) => ({ attrs: { style, pattern } }) as unknown as Parameters<typeof oneWayOf>[2];

test("corduroy and velveteen have a nap; a solid poplin and a stripe may be cut either way; of a floral one cannot know", () => {
  expect(oneWayOf(fabric, document, product("corduroy", "solid"))).toEqual({ why: "nap" });
  expect(oneWayOf(fabric, document, product("velveteen", "solid"))).toEqual({ why: "nap" });
  expect(oneWayOf(fabric, document, product("poplin", "solid"))).toBeNull();
  expect(oneWayOf(fabric, document, product("oxford", "stripe"))).toBeNull();
  expect(oneWayOf(fabric, document, product("lawn", "florals"))).toEqual({ why: "design" });
});

test("an artwork that is part of the cloth stands one way, unless its columns are turned in turn", () => {
  const under = document.pieces.front!.fabric!;
  const worn = (change: Partial<Artwork>) => ({
    ...document,
    artworks: { [CREST_ID]: { ...document.artworks[CREST_ID]!, onFabric: true, ...change } },
  });
  expect(oneWayOf(under, worn({}), null)).toEqual({ why: "artwork", name: "Crest" });
  const lattice = { across: 220, down: 120, by: "column", drop: 0, symmetry: "rotation" } as const;
  expect(oneWayOf(under, worn({ repeat: "all", lattice }), null)).toEqual({ why: "design" });
  expect(oneWayOf(under, worn({ hidden: true }), null)).toEqual({ why: "design" });
});
