import { nm } from "@selvedge/textile-core";
import { type FabricSeed, fabric, metres, spun, wool } from "./make.ts";
import { mirrored } from "./sett.ts";

const worsted = spun(nm(50, 2), wool);
const SERGE = { warp: worsted, weft: worsted, endsPerCm: 26, picksPerCm: 26, weave: "twill-2/2" } as const;
const TARTAN = {
  productType: "yarn dyed",
  technology: "worsted",
  pattern: "check",
  style: "tartan",
  finish: ["decatized"],
  for: ["men", "women"],
  season: "AW",
  moq: metres(80),
  leadDays: 35,
  widthCm: 150,
} as const;
const both = (text: string) => ({ warpOrder: mirrored(text), weftOrder: mirrored(text) });

/** The mill's own setts; none is a clan's or a house's. */
export const TARTANS: readonly FabricSeed[] = [
  fabric(
    { ...SERGE, ...both("white 4, madder 28, black 8, bottle 24, ochre 4") },
    {
      ...TARTAN,
      code: "SV-3610-33",
      name: "Madder tartan",
      color: "red",
      use: ["skirt", "jacket"],
      tags: ["heritage", "bestseller"],
      stockMetres: 1_240,
      cents: 1_890,
      description: "Madder red and bottle green with a white and an ochre line, in a light worsted serge.",
    },
  ),
  fabric(
    { ...SERGE, ...both("midnight 38, teal 12, midnight 4, silver 2, midnight 4, bottle 30, saffron 2") },
    {
      ...TARTAN,
      code: "SV-3611-35",
      name: "Harbour tartan",
      color: "dark blue",
      use: ["trousers", "jacket"],
      tags: ["heritage"],
      stockMetres: 960,
      cents: 1_890,
      description: "Midnight, teal and bottle like a harbour at dusk, with one lamp of saffron.",
    },
  ),
  fabric(
    { ...SERGE, ...both("lilac 30, sage 14, plum 6, ecru 4, plum 6, sage 14, slate 26") },
    {
      ...TARTAN,
      code: "SV-3612-36",
      name: "Heath tartan",
      color: "purple",
      for: ["women", "girls"],
      use: ["skirt", "coat"],
      stockMetres: 0,
      cents: 1_890,
      description: "Heather, sage and slate; a moor in September.",
    },
  ),
  fabric(
    { ...SERGE, ...both("sand 40, tobacco 10, sand 6, teal 4, sand 6, tobacco 10, ecru 20") },
    {
      ...TARTAN,
      code: "SV-3613-33",
      name: "Dune tartan",
      color: "khaki",
      use: ["coat", "skirt"],
      fabricType: ["recycle"],
      stockMetres: 720,
      cents: 1_790,
      description: "Sand and tobacco with a narrow teal line, from recycled wool.",
    },
  ),
];
