import { inColours, PIECES, round, type TrimSeed } from "./quality.ts";

export const METAL: readonly TrimSeed[] = [
  ...inColours(
    {
      name: "Jeans rivet",
      kind: "rivet",
      code: "RV-8010",
      material: "Brass",
      ...round(9, 2.6),
      ...PIECES,
      minimum: 1_000,
      cents: 640,
      tags: ["jeans", "denim"],
      draw: { shape: "rivet" },
    },
    ["copper", "#a0663f"],
    ["silver", "#a9abad"],
  ),
  ...inColours(
    {
      name: "Eyelet",
      kind: "rivet",
      code: "RV-8020",
      material: "Brass",
      ...round(11, 1.6),
      ...PIECES,
      minimum: 1_000,
      cents: 380,
      tags: ["hood", "waist"],
      draw: { shape: "eyelet" },
    },
    ["silver", "#b4b6b8"],
    ["gold", "#b8924a"],
  ),
];
