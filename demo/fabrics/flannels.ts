import { ne, nm } from "@selvedge/textile-core";
import { cotton, type FabricSeed, fabric, metres, spun, wool } from "./make.ts";
import { sett } from "./sett.ts";

const soft = spun(ne(20), cotton, { unevenness: 0.15 });
const COTTON_FLANNEL = { warp: soft, weft: soft, endsPerCm: 28, picksPerCm: 24, weave: "twill-2/2" } as const;
const FLANNEL = {
  productType: "yarn dyed",
  technology: "carded",
  pattern: "check",
  style: "flannel",
  finish: ["flannel"],
  for: ["men", "women"],
  use: ["shirt", "pyjamas"],
  season: "AW",
  moq: metres(150),
  leadDays: 21,
} as const;

/** Raised cloths, cotton and wool. */
export const FLANNELS: readonly FabricSeed[] = [
  fabric(
    { ...COTTON_FLANNEL, warpOrder: sett("red 70, black 70"), weftOrder: sett("red 60, black 60") },
    {
      ...FLANNEL,
      code: "SV-5150-50",
      name: "Lumber check flannel",
      color: "red",
      for: ["men", "women", "boys", "girls"],
      use: ["shirt", "jacket"],
      tags: ["bestseller", "heritage"],
      stockMetres: 5_750,
      cents: 540,
      description: "Red and black in twenty-five millimetre blocks, raised on both sides.",
    },
  ),
  fabric(
    {
      ...COTTON_FLANNEL,
      warp: spun(ne(24)),
      weft: spun(ne(24)),
      endsPerCm: 26,
      picksPerCm: 24,
      warpOrder: sett("lilac 74, plum 6, lilac 6, plum 6"),
      weftOrder: sett("lilac 66, plum 6, lilac 6, plum 6"),
    },
    {
      ...FLANNEL,
      code: "SV-5134-36",
      name: "Lilac flannel check",
      color: "light purple",
      for: ["women", "girls"],
      stockMetres: 2_050,
      cents: 530,
      description: "Two plum lines on lilac, brushed until they lose their edge.",
    },
  ),
  fabric(
    {
      ...COTTON_FLANNEL,
      warp: spun(ne(20), cotton, { melange: { colour: "#0f241b", share: 0.4 } }),
      weft: spun(ne(20), cotton, { melange: { colour: "#5c7a68", share: 0.3 } }),
      warpOrder: sett("forest"),
      weftOrder: sett("forest"),
    },
    {
      ...FLANNEL,
      code: "SV-5110-16",
      name: "Forest heather flannel",
      pattern: "solid",
      color: "dark green",
      finish: ["brushed"],
      fabricType: ["melange"],
      use: ["shirt", "jacket"],
      stockMetres: 3_120,
      cents: 550,
      description: "Two greens blended in the fibre, brushed once: a solid with depth.",
    },
  ),
  fabric(
    {
      warp: spun(nm(13), wool, { melange: { colour: "#d4d4d2", share: 0.42 } }),
      weft: spun(nm(13), wool, { melange: { colour: "#d4d4d2", share: 0.42 } }),
      endsPerCm: 17,
      picksPerCm: 16,
      weave: "twill-2/2",
      warpOrder: sett("charcoal"),
      weftOrder: sett("charcoal"),
    },
    {
      ...FLANNEL,
      code: "SV-5310-11",
      name: "Grey wool flannel",
      productType: "solid",
      technology: "woollen",
      pattern: "solid",
      color: "grey",
      finish: ["milled", "brushed"],
      fabricType: ["melange"],
      use: ["suit", "trousers", "coat"],
      tags: ["tailoring"],
      stockMetres: 1_480,
      moq: metres(60),
      leadDays: 40,
      widthCm: 150,
      cents: 2_350,
      description: "Woollen-spun grey mixture, milled and raised, the cloth of good trousers.",
    },
  ),
  fabric(
    { ...COTTON_FLANNEL, weave: "twill-2/1", endsPerCm: 30, warpOrder: sett("navy"), weftOrder: sett("indigo") },
    {
      ...FLANNEL,
      code: "SV-5112-05",
      name: "Midnight brushed twill",
      pattern: "solid",
      style: "twill",
      color: "navy",
      finish: ["brushed"],
      stockMetres: 2_890,
      cents: 520,
      description: "Navy over indigo in a brushed twill that wears like a cardigan.",
    },
  ),
];
