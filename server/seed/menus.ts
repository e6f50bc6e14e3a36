import type { FabricAttrs } from "@selvedge/contract";

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

/** A fabric category; a fabric lies in every lowest one that takes it. */
export type FabricMenu = {
  readonly id: number;
  readonly alias: string;
  readonly takes?: (attrs: FabricAttrs, stock: string) => boolean;
  readonly children?: readonly FabricMenu[];
};

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
          { id: 314, alias: "Twill and satin", takes: isSolidShirting("twill", "satin", "sateen", "flannel") },
          { id: 315, alias: "Hopsack, voile and linen", takes: isSolidShirting("hopsack", "voile", "linen") },
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
  { id: 167, alias: "Ready goods", takes: (_attrs, stock) => stock === "ready" },
  {
    id: 168,
    alias: "Trends and fairs",
    children: [
      { id: 260, alias: "SS23 PRINT" },
      { id: 261, alias: "SS23 YD" },
      { id: 262, alias: "AW23 PRINT" },
      { id: 263, alias: "AW23 YD" },
      { id: 264, alias: "SS24 PRINT" },
      { id: 265, alias: "SS24 YD" },
      { id: 266, alias: "Paris texworld" },
    ],
  },
];
