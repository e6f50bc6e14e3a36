import { inColours, PIECES, round, type TrimSeed } from "./quality.ts";

export const BADGES: readonly TrimSeed[] = [
  ...inColours(
    {
      name: "Waistband patch",
      kind: "badge",
      code: "BG-9010",
      material: "Leather",
      mmWidth: 80,
      mmHeight: 50,
      mmThick: 1.6,
      ...PIECES,
      minimum: 300,
      cents: 9_800,
      tags: ["jeans", "denim"],
      draw: { shape: "patch", stitch: "#e3c08a", outline: "oblong" },
    },
    ["brown", "#8a5a36"],
  ),
  ...inColours(
    {
      name: "Embroidered badge",
      kind: "badge",
      code: "BG-9020",
      material: "Embroidered felt",
      mmWidth: 60,
      mmHeight: 70,
      mmThick: 2,
      ...PIECES,
      minimum: 300,
      cents: 14_500,
      tags: ["chest", "school"],
      draw: { shape: "patch", stitch: "#d8b65c", outline: "shield" },
    },
    ["navy", "#1d2a44"],
    ["red", "#8f2c26"],
  ),
  ...inColours(
    {
      name: "Silicone badge",
      kind: "badge",
      code: "BG-9030",
      material: "Silicone",
      ...round(35, 2),
      ...PIECES,
      cents: 7_600,
      tags: ["sport", "sleeve"],
      draw: { shape: "patch", stitch: "#f2efe8", outline: "round" },
    },
    ["black", "#26241f"],
  ),
];
