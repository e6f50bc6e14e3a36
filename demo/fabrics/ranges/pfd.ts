import { BLEACHED, ne, pieceDyed } from "@selvedge/textile-core";
import { type FabricSeed, spun } from "../make.ts";
import { codeOf, type Draft, loom, machine, offered, seeded, type Trade } from "../recipe.ts";
import { both, cottonOf, linen, viscose } from "./yarns.ts";

type Ground = Pick<Trade, "style" | "use"> & { readonly name: string; readonly draft: Draft };

const bleached = pieceDyed(BLEACHED);
const knitBleached = [[BLEACHED, 1]] as const;

const GROUNDS: readonly Ground[] = [
  { name: "Voile 80", style: "voile", use: ["blouse"], draft: loom(both(cottonOf(80)), [36, 32], "plain")(bleached) },
  { name: "Cotton lawn", style: "lawn", use: ["dress"], draft: loom(both(cottonOf(80)), [48, 44], "plain")(bleached) },
  { name: "Oxford", style: "oxford", use: ["shirt"], draft: loom([cottonOf(40), cottonOf(20)], [42, 20], "oxford")(bleached) },
  {
    name: "Chino twill",
    style: "twill",
    use: ["trousers"],
    draft: loom([cottonOf(20), cottonOf(16)], [44, 22], "twill-2/1")(bleached),
  },
  { name: "Canvas", style: "canvas", use: ["bag", "jacket"], draft: loom(both(cottonOf(10)), [18, 15], "plain")(bleached) },
  { name: "Cotton sateen", style: "sateen", use: ["bedding"], draft: loom(both(cottonOf(60)), [68, 40], "satin-5")(bleached) },
  {
    name: "Linen",
    style: "linen",
    use: ["shirt", "trousers"],
    draft: loom(both(spun(ne(14), linen)), [20, 17], "plain")(bleached),
  },
  {
    name: "Viscose challis",
    style: "challis",
    use: ["dress"],
    draft: loom(both(spun(ne(30), viscose)), [34, 28], "plain")(bleached),
  },
  {
    name: "Single jersey",
    style: "jersey",
    use: ["t-shirt"],
    draft: machine(cottonOf(30), "jersey", [14, 18, 2.8])(knitBleached),
  },
  {
    name: "Interlock",
    style: "interlock",
    use: ["t-shirt", "underwear"],
    draft: machine(cottonOf(40), "interlock", [14, 15, 3])(knitBleached),
  },
];

/** First number of the series; the grounds are counted from it. */
const SERIES = 9960;

/** Cloths scoured and bleached, ready for dyeing or printing. */
export const PREPARED: readonly FabricSeed[] = GROUNDS.map(({ name, draft, style, use }, index) => {
  const code = codeOf(SERIES + index, 0);
  return offered(code, `${name}, PFD`, seeded(draft, code), {
    productType: "PFD",
    technology: "ring spun",
    pattern: "solid",
    style,
    color: "white",
    season: null,
    for: ["men", "women", "boys", "girls"],
    use,
    tags: ["stock service"],
    description: "Scoured, bleached without blueing and dried flat: ready for the dye bath or the screen.",
  });
});
