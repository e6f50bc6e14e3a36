import { ne, nm, pieceDyed, stripes } from "@selvedge/textile-core";
import { type FabricSeed, spun, wool } from "../make.ts";
import { dyed, inColours, loom, type Quality } from "../recipe.ts";
import { both, cottonOf, worstedOf } from "./yarns.ts";

const SUIT = {
  productType: "yarn dyed",
  technology: "worsted",
  pattern: "solid",
  style: "suiting",
  season: "AW",
  for: ["men", "women"],
  use: ["suit", "trousers"],
  widthCm: 150,
  tags: ["tailoring"],
} as const;
const twill = loom(both(worstedOf(64)), [32, 30], "twill-2/2", ["decatized"]);

const QUALITIES: readonly Quality[] = [
  {
    ...SUIT,
    series: 6115,
    name: "Worsted twill",
    productType: "solid",
    technology: "piece dyed",
    season: null,
    colours: "navy, charcoal, midnight",
    description: "The plain suit in two-fold worsted.",
    cloth: dyed(twill),
  },
  {
    ...SUIT,
    series: 6135,
    name: "Chalk stripe",
    pattern: "stripe",
    tags: ["tailoring", "formal", "AW23 YD"],
    colours: "charcoal mist, navy silver, coffee sand",
    description: "A soft line every sixteen millimetres.",
    cloth: (ground, line) =>
      twill(
        stripes(
          [
            [ground, 50],
            [line, 2],
          ],
          ground,
        ),
      ),
  },
  {
    ...SUIT,
    series: 6145,
    name: "Bird's eye suiting",
    pattern: "geometric",
    tags: ["tailoring", "formal"],
    colours: "navy silver, black mist, bottle mist",
    description: "Light eyes on a dark ground, a plain from two paces.",
    cloth: (ground, eye) =>
      loom(both(worstedOf(64)), [30, 30], "birds-eye", ["decatized"])({ warpOrder: [[ground, 1]], weftOrder: [[eye, 1]] }),
  },
  {
    ...SUIT,
    series: 6155,
    name: "Summer hopsack",
    season: "SS",
    use: ["jacket", "suit"],
    tags: ["tailoring", "SS24 YD"],
    style: "hopsack",
    colours: "royal navy, sand ecru, olive tobacco",
    description: "Open basket weave for an unlined blazer.",
    cloth: (warp, weft) =>
      loom(both(worstedOf(56)), [27, 25], "hopsack", ["decatized"])({ warpOrder: [[warp, 1]], weftOrder: [[weft, 1]] }),
  },
  {
    ...SUIT,
    series: 5320,
    name: "Wool flannel",
    technology: "woollen",
    style: "flannel",
    colours: "grey mist, camel ecru, midnight slate",
    description: "Milled woollen flannel of dyed fibre; nothing in it is one colour.",
    cloth: (hex, other) =>
      loom(both(spun(nm(16), wool, { melange: { colour: other, share: 0.25 } })), [17, 16], "twill-2/2", ["milled", "flannel"])(
        pieceDyed(hex),
      ),
  },
  {
    ...SUIT,
    series: 6420,
    name: "Herringbone tweed",
    technology: "woollen",
    pattern: "geometric",
    style: "herringbone",
    use: ["jacket", "coat"],
    tags: ["heritage", "country", "AW23 YD"],
    colours: "olive ecru, walnut sand, slate mist",
    description: "Cheviot herringbone, made for weather.",
    cloth: (dark, light) =>
      loom(both(spun(nm(10), wool, { unevenness: 0.2 })), [13, 12], "herringbone-12", ["milled"])({
        warpOrder: [[dark, 1]],
        weftOrder: [[light, 1]],
      }),
  },
  {
    ...SUIT,
    series: 6510,
    name: "Cashmere coating",
    productType: "solid",
    technology: "woollen",
    style: "coating",
    use: ["coat"],
    tags: ["tailoring"],
    colours: "camel, black",
    description: "A tenth of cashmere, milled, raised and laid.",
    cloth: dyed(
      loom(
        both(
          spun(nm(10), [
            ["wool", 0.9],
            ["cashmere", 0.1],
          ]),
        ),
        [15, 14],
        "twill-2/2",
        ["milled", "flannel"],
      ),
    ),
  },
  {
    ...SUIT,
    series: 5170,
    name: "Cotton flannel",
    productType: "solid",
    technology: "carded",
    style: "flannel",
    for: ["men", "women", "boys", "girls"],
    use: ["shirt", "pyjamas", "bedding"],
    tags: [],
    colours: "sky, ecru, rust",
    description: "Raised on both sides, for nights and for checks that are none.",
    cloth: dyed(loom([cottonOf(20), spun(ne(14))], [26, 20], "plain", ["flannel"])),
  },
];

/** Suitings, flannels and coatings. */
export const SUITS: readonly FabricSeed[] = QUALITIES.flatMap(inColours);
