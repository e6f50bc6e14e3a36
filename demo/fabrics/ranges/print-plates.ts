import type { DesignKey } from "@selvedge/textile-core";
import type { PrintGroundKey } from "./print-grounds.ts";

/** A design as it was taken up: its number in the print book, and the cloths it is run on, one after the other by colourway. */
export type Plate = {
  readonly design: DesignKey;
  readonly name: string;
  readonly on: readonly PrintGroundKey[];
  /** Against the design's own size. */
  readonly scale: number;
  /** Colourways that were sampled; the first ones of the design. */
  readonly ways: number;
};

const plate = (design: DesignKey, name: string, on: readonly PrintGroundKey[], scale = 1, ways = 4): Plate => ({
  design,
  name,
  on,
  scale,
  ways,
});

/** The print book. A design keeps its place, which is its number, for good. */
export const PLATES: readonly Plate[] = [
  plate("sprigs", "Sprigs", ["poplin", "lawn"], 0.7),
  plate("jungle", "Jungle", ["challis", "satin", "linen"], 0.6),
  plate("ferns", "Ferns", ["poplin", "linen"], 0.8),
  plate("fallenLeaves", "Fallen leaves", ["challis", "twill"], 0.8, 3),
  plate("ditsy", "Ditsy floral", ["lawn", "poplin", "jersey"], 0.75),
  plate("daisies", "Daisies", ["poplin", "jersey", "voile"], 0.7),
  plate("tropicalFlowers", "Tropical flowers", ["challis", "poplin"], 0.6),
  plate("roses", "Roses", ["challis", "lawn"], 0.7),
  plate("paintedGarden", "Painted garden", ["satin", "voile", "challis"], 0.8),
  plate("trailingVine", "Trailing vine", ["voile", "poplin"]),
  plate("polkaDot", "Polka dot", ["poplin", "challis", "satin"], 0.6),
  plate("pinDot", "Pin dot", ["poplin", "satin"]),
  plate("paintedDot", "Painted dots", ["jersey", "linen"], 0.6, 3),
  plate("rings", "Rings", ["poplin", "jersey"], 0.6, 3),
  plate("leopard", "Leopard", ["satin", "jersey", "challis"], 0.6),
  plate("zebra", "Zebra", ["satin", "canvas"], 0.6, 3),
  plate("tiger", "Tiger", ["challis", "jersey"], 0.6, 3),
  plate("giraffe", "Giraffe", ["poplin", "canvas"], 0.6, 3),
  plate("cheetah", "Cheetah", ["satin", "voile"], 0.6, 3),
  plate("birds", "Birds", ["lawn", "poplin"], 0.7, 3),
  plate("shoal", "Shoal", ["poplin", "jersey"], 0.7, 3),
  plate("foulard", "Foulard", ["satin", "poplin"], 0.8),
  plate("chevron", "Chevron", ["jersey", "linen"], 0.5, 3),
  plate("ogee", "Ogee", ["challis", "canvas"], 0.7, 3),
  plate("houndstoothPrint", "Printed houndstooth", ["twill", "satin"], 0.5, 3),
  plate("hexagons", "Hexagons", ["poplin", "canvas"], 0.6, 3),
  plate("glazedTile", "Glazed tile", ["linen", "poplin"], 0.5),
  plate("paisley", "Paisley", ["satin", "challis"], 0.7),
  plate("botehRows", "Boteh rows", ["voile", "poplin"]),
  plate("woodland", "Woodland camouflage", ["twill", "jersey"], 0.6),
  plate("dune", "Dune camouflage", ["twill"], 0.6, 3),
  plate("digital", "Digital camouflage", ["twill", "canvas"], 0.7, 3),
  plate("spiralDye", "Spiral tie-dye", ["jersey"], 0.5, 3),
  plate("itajime", "Itajime", ["linen", "voile"], 0.4, 3),
  plate("arashi", "Arashi", ["challis", "jersey"], 0.7, 3),
  plate("kumo", "Kumo", ["poplin", "voile"], 0.5, 3),
  plate("brushwork", "Brushwork", ["challis", "linen"], 0.8),
  plate("terrazzo", "Terrazzo", ["poplin", "jersey"], 0.8, 3),
  plate("collage", "Collage", ["poplin", "twill"], 0.8, 3),
  plate("brushStripe", "Brush stripe", ["linen", "voile"], 0.8, 3),
  plate("scallops", "Scallops", ["lawn", "poplin"], 1, 3),
  plate("marble", "Marble", ["satin"], 0.6, 3),
  plate("combedMarble", "Combed marble", ["satin", "challis"], 0.6, 3),
  plate("ikatLozenge", "Ikat lozenge", ["linen", "canvas"], 1, 3),
  plate("ikatFlame", "Ikat flame", ["challis", "linen"], 1, 3),
];
