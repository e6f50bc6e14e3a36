import { expect, test } from "vitest";
import { labelParts, relabelled } from "./label-parts.ts";
import { compositionIn } from "./read-composition.ts";

test("compositions become labels and blends, whichever way round they are written", () => {
  const both = [
    ["cotton", 0.98],
    ["elastane", 0.02],
  ];
  for (const text of ["98% cotton 2% spandex", "98 % Cotton / 2 % Lycra", "Cotton 98%, Elastane 2%"])
    expect(compositionIn(text)).toEqual({ label: "98 % Cotton 2 % Elastane", blend: both, unknown: [] });
  expect(compositionIn("100% organic cotton")).toMatchObject({ label: "100 % organic cotton", blend: [["cotton", 1]] });
  expect(compositionIn("60% cotton 40% banana")).toMatchObject({ blend: null, unknown: ["banana"] });
  expect(compositionIn("60% cotton 30% linen")).toBeNull();
  expect(compositionIn("wool blend")).toEqual({ label: "wool blend", blend: null, unknown: ["wool blend"] });
});

test("a label is its fibres with their shares, whichever way round it is written and whatever stands between", () => {
  const parts = (label: string) => labelParts(label).map(({ percent, fibre }) => [percent, fibre]);
  const both = [
    [98, "Cotton"],
    [2, "Elastane"],
  ];
  for (const label of [
    "98 % Cotton 2 % Elastane",
    "98% Cotton / 2% Elastane",
    "Cotton 98 %, Elastane 2 %",
    "98%Cotton&2%Elastane",
  ])
    expect(parts(label)).toEqual(both);
  expect(parts("52,5 % Recycled Polyester 47.5 % Cotton (organic)")).toEqual([
    [52.5, "Recycled Polyester"],
    [47.5, "Cotton (organic)"],
  ]);
  expect(parts("98%棉 2%氨纶")).toEqual([
    [98, "棉"],
    [2, "氨纶"],
  ]);
  expect(["", "Cotton blend", "100 %"].map(parts)).toEqual([[], [], []]);
});

test("fibres written anew have a comma where only a space stood between them, and leave the rest of a label as it is", () => {
  const written = (label: string) => relabelled(label, (fibre) => fibre.toUpperCase(), ", ");
  expect(written("55 % Cotton 42.5 % Linen 2.5 % Elastane")).toBe("55 % COTTON, 42.5 % LINEN, 2.5 % ELASTANE");
  expect(written("98 % Cotton / 2 % Elastane")).toBe("98 % COTTON / 2 % ELASTANE");
  expect(written("Cotton 98 %, Elastane 2 %")).toBe("COTTON 98 %, ELASTANE 2 %");
  expect(written("Cotton 98 % Elastane 2 %")).toBe("COTTON 98 % ELASTANE 2 %");
  expect(relabelled("Cotton blend", () => "x", ", ")).toBe("Cotton blend");
});
