import { fileURLToPath } from "node:url";
import {
  type AnyCloth,
  denier,
  denim,
  glenCheck,
  type Hex,
  type KnittedCloth,
  type LaceCloth,
  ne,
  nm,
  renderCloth,
  renderDraft,
  renderStructure,
  spin,
  type WovenCloth,
  type Yarn,
} from "@selvedge/textile-core";
import { perPixelWeave } from "./per-pixel-weave.ts";
import { asText, type BenchTable, beside, median } from "./table.ts";

const PIXELS = 512;

const cotton = (count: number): Yarn => ({ count: ne(count), fibre: [["cotton", 1]] });
const filament = (fibre: "silk" | "polyester", value: number): Yarn => ({ count: denier(value), fibre: [[fibre, 1]] });
const woven = (yarn: Yarn, ends: number, picks: number, colour: Hex, more: Partial<WovenCloth> = {}): WovenCloth => ({
  kind: "woven",
  warp: yarn,
  weft: yarn,
  endsPerCm: ends,
  picksPerCm: picks,
  weave: "plain",
  warpOrder: [[colour, 1]],
  weftOrder: [[colour, 1]],
  finish: [],
  seed: 5,
  ...more,
});
const knit = (structure: KnittedCloth["structure"], more: Partial<KnittedCloth> = {}): KnittedCloth => ({
  kind: "knitted",
  yarn: cotton(30),
  structure,
  walesPerCm: 14,
  coursesPerCm: 18,
  loopMm: 2.8,
  courseOrder: [["#2f5d8a", 1]],
  finish: [],
  seed: 3,
  ...more,
});
const lace: LaceCloth = {
  kind: "lace",
  net: { yarn: { count: denier(40), fibre: [["nylon", 1]] }, meshMm: 1.4, colour: "#f1ece2" },
  clothwork: { yarn: { count: denier(100), fibre: [["viscose", 1]] }, pitchMm: 0.28, colour: "#f4efe6" },
  motif: { figure: "blossom", repeatMm: 38 },
  finish: [],
  seed: 3,
};
const worsted: Yarn = { count: nm(40), fibre: [["wool", 1]] };
const back = { shows: "back", inlay: { yarn: cotton(16), lengthMm: 1.6, colour: "#8c8f94" } } as const;
const blossom = { figure: "blossom", repeatMm: 40 } as const;

/** One cloth of each kind that is drawn in a way of its own. */
const KINDS: readonly (readonly [name: string, cloth: AnyCloth])[] = [
  ["poplin", woven(cotton(50), 57, 30, "#dfe3e8")],
  [
    "gingham",
    woven(cotton(40), 32, 28, "#f4f3ef", {
      warpOrder: [
        ["#f4f3ef", 32],
        ["#1f2b52", 32],
      ],
      weftOrder: [
        ["#f4f3ef", 28],
        ["#1f2b52", 28],
      ],
    }),
  ],
  ["stone-washed denim", woven(cotton(7), 29, 18, "#ffffff", { weave: "twill-3/1", ...denim("stone") })],
  ["Glen check", woven(worsted, 26, 24, "#ffffff", glenCheck("#e8e4da", "#2b2d33"))],
  ["silk satin", woven(filament("silk", 42), 104, 46, "#6b2a50", { weave: "satin-8" })],
  ["flannel", woven(cotton(20), 24, 22, "#7d8a6a", { weave: "twill-2/2", finish: ["flannel"] })],
  ["voile", woven(cotton(80), 28, 26, "#c9d8e6")],
  ["leno", woven(cotton(24), 16, 9, "#f2eee4", { weave: "leno" })],
  ["waffle", woven(cotton(16), 20, 18, "#e8e2d4", { weave: "waffle-12" })],
  ["corduroy", woven(cotton(18), 24, 60, "#8a5a2b", { weave: "twill-1/3", pile: { walesPerInch: 11, heightMm: 1 } })],
  [
    "seersucker",
    woven(cotton(40), 36, 26, "#f4f3ef", {
      pucker: [
        ["taut", 16],
        ["slack", 16],
      ],
    }),
  ],
  ["melange", woven(spin("melange", cotton(20), ["#e9e7e2"]), 26, 22, "#8b8f96", { weave: "twill-2/2" })],
  ["lurex", woven(cotton(40), 40, 30, "#1a1a1d", { weft: spin("lurex", cotton(40), ["#e3c067"]) })],
  ["jersey", knit("jersey")],
  ["2×2 rib", knit("rib-2x2", { walesPerCm: 10 })],
  ["piqué", knit("pique", { coursesPerCm: 22 })],
  ["interlock", knit("interlock")],
  ["French terry", knit("french-terry", back)],
  ["fleece", knit("fleece-back", back)],
  ["lace", lace],
  ["foil", woven(cotton(40), 44, 30, "#1c1c20", { decoration: { technique: "foil", colour: "#d9d9de", motif: blossom } })],
  ["burn-out", woven(cotton(40), 44, 30, "#8c3a52", { decoration: { technique: "burn-out", motif: blossom } })],
  [
    "embroidery",
    woven(cotton(40), 44, 30, "#f2efe6", {
      decoration: { technique: "embroidery", motif: blossom, colours: ["#c03a4e", "#4a7a4c"], threadMm: 0.38 },
    }),
  ],
  [
    "flock",
    woven(cotton(40), 44, 30, "#efe6e0", {
      decoration: { technique: "flocking", motif: blossom, colour: "#7a1f38", heightMm: 0.5 },
    }),
  ],
  ["sequins", woven(cotton(40), 44, 30, "#2a2a2e", { decoration: { technique: "sequin", colour: "#d8a83c", diameterMm: 4 } })],
  [
    "quilting",
    woven(filament("polyester", 75), 44, 36, "#3a4a5e", {
      decoration: { technique: "quilting", sizeMm: 50, loftMm: 5, thread: "#32404f", waddingGsm: 80 },
    }),
  ],
];

/** Drawn by the per-pixel baseline too, which knows threads and colours, and no more. */
const PLAINLY_WOVEN = ["poplin", "gingham", "Glen check"];
const ROUNDS = 5;

/** Milliseconds of CPU that some work takes. */
function spent(work: () => unknown): number {
  const from = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1_000;
}

/** The same tiles, drawn by the renderer with all of its maps and, pixel by pixel, with three: the renderer should be no slower. */
function besideBaseline(): BenchTable {
  const rows = KINDS.flatMap(([name, cloth]) => {
    if (cloth.kind !== "woven" || !PLAINLY_WOVEN.includes(name)) return [];
    const { mmWidth: mm } = renderCloth(cloth, { pixels: PIXELS });
    perPixelWeave(cloth, { pixels: PIXELS, mm });
    // In turns, so that a busy machine slows both.
    const both = Array.from({ length: ROUNDS }, () => [
      spent(() => renderCloth(cloth, { pixels: PIXELS })),
      spent(() => perPixelWeave(cloth, { pixels: PIXELS, mm })),
    ]);
    const [own, plain] = [0, 1].map((index) => median(both.map((one) => one[index]!))) as [number, number];
    return [[name, mm.toFixed(0), plain.toFixed(0), own.toFixed(0), `${(own / plain).toFixed(2)}×`]];
  });
  return {
    title: `Cloth beside a per-pixel baseline: ms of one core at ${PIXELS} px; wanted: at most 1×`,
    rows: [["cloth", "tile, mm", "per-pixel baseline", "renderer", "renderer over baseline"], ...rows],
  };
}

/** Draws each kind of cloth at 512 px with all of its maps: the tile, the structure tile and the colour draft; some beside a plain baseline. */
export const benchTextiles = (): readonly BenchTable[] => [everyKind(), besideBaseline()];

function everyKind(): BenchTable {
  for (const [, cloth] of KINDS.slice(0, 3)) renderCloth(cloth, { pixels: PIXELS / 2 });
  const figures = KINDS.map(([name, cloth]) => ({
    name,
    tile: spent(() => renderCloth(cloth, { pixels: PIXELS })),
    structure: spent(() => renderStructure(cloth, { pixels: PIXELS })),
    draft: spent(() => renderDraft(cloth, { pixels: PIXELS })),
  }));
  const middle = {
    name: "median",
    tile: median(figures.map(({ tile }) => tile)),
    structure: median(figures.map(({ structure }) => structure)),
    draft: median(figures.map(({ draft }) => draft)),
  };
  return {
    title: `Cloth: ms of one core for a full set of maps at ${PIXELS} px (× the first)`,
    rows: [
      ["cloth", "tile", "structure tile", "colour draft"],
      ...[...figures, middle].map(({ name, tile, structure, draft }) => [
        name,
        beside(tile, figures[0]!.tile, 0),
        beside(structure, figures[0]!.structure, 0),
        beside(draft, figures[0]!.draft, 0),
      ]),
    ],
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) for (const table of benchTextiles()) console.log(`\n${asText(table)}`);
