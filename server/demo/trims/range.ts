import type { TrimFacts } from "@selvedge/contract";

/** How a trim of the demo mill is drawn; the kinds are the editor's, the shapes ours. */
export type TrimShape =
  | {
      readonly shape: "button";
      readonly holes: 2 | 4;
      readonly rim: number;
      readonly grain: "plain" | "pearl" | "horn" | "corozo";
    }
  | { readonly shape: "shank"; readonly motif: "plain" | "anchor" | "wreath" }
  | { readonly shape: "snap" }
  | { readonly shape: "rivet" }
  | { readonly shape: "eyelet" }
  | { readonly shape: "zip"; readonly teeth: "metal" | "coil" | "moulded"; readonly metal: string }
  | { readonly shape: "woven"; readonly ink: string; readonly motif: "thread" | "sprig" | "size" }
  | { readonly shape: "care"; readonly ink: string }
  | { readonly shape: "tape"; readonly stripes: readonly string[]; readonly weave: "twill" | "herringbone" | "plain" }
  | { readonly shape: "cord"; readonly fleck: string; readonly isFlat: boolean }
  | { readonly shape: "patch"; readonly stitch: string; readonly outline: "oblong" | "round" | "shield" };

export type TrimSeed = Pick<
  TrimFacts,
  "kind" | "code" | "material" | "colour" | "hex" | "mmWidth" | "mmHeight" | "mmThick" | "unit" | "minimum"
> & {
  readonly name: string;
  readonly draw: TrimShape;
  /** US cents for a hundred pieces, or for a hundred metres, in the smallest order. */
  readonly cents: number;
  readonly tags: readonly string[];
};

type Colour = readonly [colour: string, hex: string];
type Quality = Omit<TrimSeed, "code" | "colour" | "hex" | "draw"> & {
  readonly code: string;
  readonly draw: TrimShape | ((hex: string) => TrimShape);
};

/** One quality in its colours; the code of a colour ends in its number. */
const inColours = ({ code, draw, ...quality }: Quality, ...colours: readonly Colour[]): TrimSeed[] =>
  colours.map(([colour, hex], at) => ({
    ...quality,
    code: `${code}-${String(at + 1).padStart(2, "0")}`,
    colour,
    hex,
    draw: typeof draw === "function" ? draw(hex) : draw,
  }));

const round = (mm: number, mmThick: number) => ({ mmWidth: mm, mmHeight: mm, mmThick });
const PIECES = { unit: "pc", minimum: 500 } as const;
const METRES = { unit: "m", minimum: 50 } as const;

const BUTTONS: readonly TrimSeed[] = [
  ...inColours(
    {
      name: "Shirt button",
      kind: "button",
      code: "BT-4110",
      material: "Mother of pearl",
      ...round(11.5, 2.2),
      ...PIECES,
      cents: 1_450,
      tags: ["shirt", "18L"],
      draw: { shape: "button", holes: 4, rim: 0.16, grain: "pearl" },
    },
    ["white", "#ece5d8"],
    ["grey", "#8b8a88"],
  ),
  ...inColours(
    {
      name: "Shirt button",
      kind: "button",
      code: "BT-4120",
      material: "Polyester",
      ...round(11.5, 2.5),
      ...PIECES,
      minimum: 1_000,
      cents: 210,
      tags: ["shirt", "18L"],
      draw: { shape: "button", holes: 4, rim: 0.18, grain: "plain" },
    },
    ["white", "#f4f2ee"],
    ["navy", "#1d2a44"],
    ["red", "#b2372c"],
  ),
  ...inColours(
    {
      name: "Jacket button",
      kind: "button",
      code: "BT-4210",
      material: "Horn",
      ...round(20, 3.6),
      ...PIECES,
      minimum: 300,
      cents: 4_800,
      tags: ["jacket", "32L"],
      draw: { shape: "button", holes: 4, rim: 0.2, grain: "horn" },
    },
    ["dark brown", "#4a3524"],
    ["black", "#23211f"],
  ),
  ...inColours(
    {
      name: "Jacket button",
      kind: "button",
      code: "BT-4220",
      material: "Corozo nut",
      ...round(23, 3.8),
      ...PIECES,
      minimum: 300,
      cents: 2_900,
      tags: ["jacket", "coat", "36L"],
      draw: { shape: "button", holes: 2, rim: 0.14, grain: "corozo" },
    },
    ["khaki", "#a88b5e"],
    ["navy", "#1d2a44"],
    ["green", "#48573d"],
  ),
  ...inColours(
    {
      name: "Blazer button with shank",
      kind: "button",
      code: "BT-4310",
      material: "Brass",
      ...round(21, 5),
      ...PIECES,
      minimum: 300,
      cents: 6_200,
      tags: ["jacket", "34L"],
      draw: { shape: "shank", motif: "anchor" },
    },
    ["gold", "#b8924a"],
    ["silver", "#a9abad"],
  ),
  ...inColours(
    {
      name: "Jeans button",
      kind: "button",
      code: "BT-4410",
      material: "Brass",
      ...round(17, 4.5),
      ...PIECES,
      cents: 1_900,
      tags: ["jeans", "denim"],
      draw: { shape: "shank", motif: "wreath" },
    },
    ["copper", "#96603c"],
    ["silver", "#a9abad"],
  ),
  ...inColours(
    {
      name: "Press stud",
      kind: "button",
      code: "BT-4510",
      material: "Brass",
      ...round(12.5, 3),
      ...PIECES,
      minimum: 1_000,
      cents: 980,
      tags: ["snap", "kids"],
      draw: { shape: "snap" },
    },
    ["silver", "#b9bbbd"],
    ["white", "#f1efea"],
  ),
];

const ZIPS: readonly TrimSeed[] = [
  ...inColours(
    {
      name: "Trouser zip",
      kind: "zip",
      code: "ZP-5010",
      material: "Brass on cotton tape",
      mmWidth: 28,
      mmHeight: 180,
      mmThick: 2.4,
      unit: "pc",
      minimum: 300,
      cents: 6_400,
      tags: ["trousers", "jeans"],
      draw: { shape: "zip", teeth: "metal", metal: "#b8924a" },
    },
    ["navy", "#1d2a44"],
    ["khaki", "#a88b5e"],
  ),
  ...inColours(
    {
      name: "Jacket zip",
      kind: "zip",
      code: "ZP-5020",
      material: "Moulded teeth on polyester tape",
      mmWidth: 33,
      mmHeight: 600,
      mmThick: 3,
      unit: "pc",
      minimum: 200,
      cents: 11_800,
      tags: ["jacket", "hoodie"],
      draw: (hex) => ({ shape: "zip", teeth: "moulded", metal: hex }),
    },
    ["black", "#26241f"],
    ["white", "#efece6"],
  ),
  ...inColours(
    {
      name: "Dress zip",
      kind: "zip",
      code: "ZP-5030",
      material: "Coil on polyester tape",
      mmWidth: 24,
      mmHeight: 400,
      mmThick: 1.6,
      unit: "pc",
      minimum: 300,
      cents: 3_900,
      tags: ["dress", "skirt"],
      draw: (hex) => ({ shape: "zip", teeth: "coil", metal: hex }),
    },
    ["red", "#a83a30"],
    ["black", "#26241f"],
  ),
];

const LABELS: readonly TrimSeed[] = [
  ...inColours(
    {
      name: "Woven brand label",
      kind: "label",
      code: "LB-6010",
      material: "Polyester, damask woven",
      mmWidth: 60,
      mmHeight: 20,
      mmThick: 0.5,
      ...PIECES,
      cents: 2_100,
      tags: ["neck", "brand"],
      draw: (hex) => ({ shape: "woven", ink: hex === "#f2efe8" ? "#1d2a44" : "#f2efe8", motif: "thread" }),
    },
    ["white", "#f2efe8"],
    ["navy", "#1d2a44"],
  ),
  ...inColours(
    {
      name: "Woven side label",
      kind: "label",
      code: "LB-6020",
      material: "Cotton",
      mmWidth: 30,
      mmHeight: 40,
      mmThick: 0.6,
      ...PIECES,
      cents: 1_650,
      tags: ["side seam", "brand"],
      draw: { shape: "woven", ink: "#48573d", motif: "sprig" },
    },
    ["natural", "#e6dcc6"],
  ),
  ...inColours(
    {
      name: "Size label",
      kind: "label",
      code: "LB-6030",
      material: "Polyester satin",
      mmWidth: 12,
      mmHeight: 18,
      mmThick: 0.4,
      ...PIECES,
      minimum: 1_000,
      cents: 420,
      tags: ["neck", "size"],
      draw: { shape: "woven", ink: "#23211f", motif: "size" },
    },
    ["white", "#f4f2ee"],
  ),
  ...inColours(
    {
      name: "Care label",
      kind: "label",
      code: "LB-6040",
      material: "Polyester satin",
      mmWidth: 30,
      mmHeight: 60,
      mmThick: 0.4,
      ...PIECES,
      minimum: 1_000,
      cents: 560,
      tags: ["care"],
      draw: { shape: "care", ink: "#23211f" },
    },
    ["white", "#f4f2ee"],
  ),
];

const BANDS: readonly TrimSeed[] = [
  ...inColours(
    {
      name: "Twill tape",
      kind: "tape",
      code: "TP-7010",
      material: "Cotton",
      mmWidth: 10,
      mmHeight: 200,
      mmThick: 0.8,
      ...METRES,
      cents: 1_800,
      tags: ["neck", "binding"],
      draw: { shape: "tape", stripes: [], weave: "twill" },
    },
    ["natural", "#e6dcc6"],
    ["black", "#26241f"],
  ),
  ...inColours(
    {
      name: "Striped ribbon",
      kind: "tape",
      code: "TP-7020",
      material: "Polyester",
      mmWidth: 25,
      mmHeight: 300,
      mmThick: 0.7,
      ...METRES,
      cents: 4_200,
      tags: ["waist", "sport"],
      draw: { shape: "tape", stripes: ["#b2372c", "#f2efe8", "#b2372c"], weave: "plain" },
    },
    ["navy", "#1d2a44"],
  ),
  ...inColours(
    {
      name: "Herringbone tape",
      kind: "tape",
      code: "TP-7030",
      material: "Linen",
      mmWidth: 15,
      mmHeight: 250,
      mmThick: 1,
      ...METRES,
      cents: 3_600,
      tags: ["binding"],
      draw: { shape: "tape", stripes: [], weave: "herringbone" },
    },
    ["natural", "#cbb894"],
  ),
  ...inColours(
    {
      name: "Drawcord",
      kind: "cord",
      code: "CD-7110",
      material: "Cotton",
      mmWidth: 6,
      mmHeight: 320,
      mmThick: 5,
      ...METRES,
      cents: 2_600,
      tags: ["hood", "waist"],
      draw: { shape: "cord", fleck: "#c9beab", isFlat: false },
    },
    ["white", "#efe9dd"],
    ["navy", "#1d2a44"],
  ),
  ...inColours(
    {
      name: "Elastic cord",
      kind: "cord",
      code: "CD-7120",
      material: "Polyester and elastane",
      mmWidth: 3,
      mmHeight: 240,
      mmThick: 3,
      ...METRES,
      cents: 1_900,
      tags: ["sport", "waist"],
      draw: { shape: "cord", fleck: "#e0622c", isFlat: false },
    },
    ["black", "#26241f"],
  ),
];

const METAL: readonly TrimSeed[] = [
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

const BADGES: readonly TrimSeed[] = [
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

/** The trims of the demo mill, in the order they are shown. */
export const TRIMS: readonly TrimSeed[] = [...BUTTONS, ...ZIPS, ...LABELS, ...BANDS, ...METAL, ...BADGES];

/** From this many times the minimum on, a piece costs this share of the price in the smallest order. */
export const TIER_STEPS = [
  { times: 1, share: 1 },
  { times: 5, share: 0.86 },
  { times: 20, share: 0.72 },
] as const;
