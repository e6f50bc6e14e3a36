import type { FabricAttrs } from "@selvedge/contract";
import type { FabricMenu } from "@selvedge/server";

/** A style menu; `children` in the order they are listed. */
type StyleMenu = { readonly id: number; readonly alias: string; readonly children: readonly StyleMenu[] };
const leaf = (id: number, alias: string): StyleMenu => ({ id, alias, children: [] });

/** The style library. Parents, their first children and their order are those of the portal's links. */
export const STYLE_MENUS: readonly StyleMenu[] = [
  { id: 4, alias: "Men", children: [leaf(125, "T-shirts"), leaf(126, "Shirts"), leaf(127, "Trousers"), leaf(128, "Jackets")] },
  { id: 3, alias: "Women", children: [leaf(100, "Skirts"), leaf(101, "Trousers"), leaf(102, "Blouses"), leaf(103, "Dresses")] },
  { id: 6, alias: "Boys", children: [leaf(155, "T-shirts"), leaf(156, "Shirts"), leaf(157, "Trousers")] },
  { id: 5, alias: "Girls", children: [leaf(129, "Dresses"), leaf(130, "Skirts"), leaf(131, "Blouses")] },
];

const isStyle =
  (...styles: readonly string[]) =>
  (attrs: FabricAttrs) =>
    styles.includes(attrs.style);
const isFor = (use: string) => (attrs: FabricAttrs) => attrs.use.includes(use);
const isShirting = (attrs: FabricAttrs) => attrs.use.includes("shirt") || attrs.use.includes("blouse");
const isYarnDyedShirting = (pattern: string) => (attrs: FabricAttrs) =>
  isShirting(attrs) && attrs.productType === "yarn dyed" && attrs.pattern === pattern;
const isSolidShirting =
  (...styles: readonly string[]) =>
  (attrs: FabricAttrs) =>
    isShirting(attrs) && attrs.pattern === "solid" && styles.includes(attrs.style);

const isPrinted =
  (...patterns: readonly string[]) =>
  (attrs: FabricAttrs) =>
    attrs.productType === "printed" && patterns.includes(attrs.pattern);
const isDecorated =
  (...technologies: readonly string[]) =>
  (attrs: FabricAttrs) =>
    technologies.includes(attrs.technology);
const isKnit =
  (...styles: readonly string[]) =>
  (attrs: FabricAttrs) =>
    attrs.productType === "knitted" && styles.includes(attrs.style);
/** A collection or fair takes the fabrics that carry its name as a tag. */
const collection = (id: number, name: string): FabricMenu => ({
  id,
  alias: name,
  takes: (_attrs, _stock, tags) => tags.includes(name),
});

/** The fabric categories. 163 and 250 are where the portal's Fabric tab leads. */
export const FABRIC_MENUS: readonly FabricMenu[] = [
  {
    id: 163,
    alias: "Shirting",
    children: [
      {
        id: 250,
        alias: "Yarn dyed",
        children: [
          { id: 310, alias: "Stripes", takes: isYarnDyedShirting("stripe") },
          { id: 311, alias: "Checks", takes: isYarnDyedShirting("check") },
          { id: 312, alias: "Chambray and oxford", takes: isYarnDyedShirting("solid") },
        ],
      },
      {
        id: 251,
        alias: "Piece dyed",
        children: [
          { id: 313, alias: "Poplin", takes: isSolidShirting("poplin") },
          { id: 314, alias: "Twill and satin", takes: isSolidShirting("twill", "satin", "sateen", "habotai", "flannel") },
          { id: 315, alias: "Hopsack, voile and linen", takes: isSolidShirting("hopsack", "oxford", "voile", "lawn", "linen") },
          {
            id: 316,
            alias: "Seersucker, waffle and crêpe",
            takes: isStyle("seersucker", "waffle", "crêpe", "piqué", "dobby", "leno", "double gauze"),
          },
        ],
      },
    ],
  },
  {
    id: 164,
    alias: "Trousers and jackets",
    children: [
      { id: 252, alias: "Denim", takes: (attrs) => attrs.productType === "denim" },
      {
        id: 253,
        alias: "Twill, drill and chino",
        takes: (attrs) => isFor("trousers")(attrs) && ["twill", "gabardine", "drill"].includes(attrs.style),
      },
      { id: 254, alias: "Jacketing", takes: isFor("jacket") },
    ],
  },
  {
    id: 165,
    alias: "Dress and skirt",
    children: [
      { id: 255, alias: "Dress weights", takes: isFor("dress") },
      { id: 256, alias: "Skirt weights", takes: isFor("skirt") },
    ],
  },
  { id: 166, alias: "Linen", takes: (attrs) => attrs.productType === "linen" || isStyle("linen")(attrs) },
  {
    id: 169,
    alias: "Prints",
    children: [
      { id: 270, alias: "Florals and plants", takes: isPrinted("florals", "plants") },
      { id: 271, alias: "Dots and geometrics", takes: isPrinted("dots", "geometric") },
      { id: 272, alias: "Animals and camouflage", takes: isPrinted("animals", "camouflage") },
      { id: 273, alias: "Paisley and ikat", takes: isPrinted("paisley", "ikat") },
      { id: 274, alias: "Abstract and tie-dye", takes: isPrinted("abstract", "tie-dye") },
    ],
  },
  {
    id: 170,
    alias: "Knits",
    children: [
      { id: 275, alias: "Jersey", takes: isKnit("jersey") },
      { id: 276, alias: "Rib, interlock and jacquard", takes: isKnit("rib", "interlock", "jacquard") },
      { id: 277, alias: "Piqué and sweatshirting", takes: isKnit("piqué", "French terry", "fleece") },
    ],
  },
  { id: 171, alias: "Corduroy and velvet", takes: isStyle("corduroy", "velveteen") },
  {
    id: 172,
    alias: "Suiting and coating",
    takes: (attrs) => isFor("suit")(attrs) || isStyle("tweed", "coating", "donegal", "herringbone")(attrs),
  },
  {
    id: 173,
    alias: "Lace and decoration",
    children: [
      { id: 278, alias: "Lace", takes: isStyle("lace") },
      { id: 279, alias: "Embroidery and sequins", takes: isDecorated("embroidery", "sequin") },
      { id: 280, alias: "Foil, flocking and burn-out", takes: isDecorated("foil", "flocking", "burn-out") },
    ],
  },
  {
    id: 174,
    alias: "Technical",
    takes: ({ productType, finish }) =>
      ["synthetic", "bonded"].includes(productType) ||
      finish.some((word) => ["waterproof", "quick-dry", "anti-UV", "flame retardant", "antibacterial"].includes(word)),
  },
  { id: 176, alias: "Home and bags", takes: (attrs) => ["bag", "bedding", "curtain"].some((use) => isFor(use)(attrs)) },
  { id: 175, alias: "Ready for dyeing", takes: (attrs) => attrs.productType === "PFD" },
  { id: 167, alias: "Ready goods", takes: (_attrs, stock) => stock === "ready" },
  {
    id: 168,
    alias: "Trends and fairs",
    children: [
      collection(260, "SS23 PRINT"),
      collection(261, "SS23 YD"),
      collection(262, "AW23 PRINT"),
      collection(263, "AW23 YD"),
      collection(264, "SS24 PRINT"),
      collection(265, "SS24 YD"),
      collection(266, "Paris texworld"),
    ],
  },
];
