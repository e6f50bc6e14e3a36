import { writeFileSync } from "node:fs";
import { DESCRIPTOR_PARTS, DESCRIPTOR_SIZES, FEATURE_COUNTS, WORKING_PX } from "@selvedge/textile-core";
import { FEATURE_COUNT, keptOrMeasured } from "./measure.ts";
import { type Recipe, recipesOf } from "./recipes.ts";
import { DISTORTIONS, indexShot, type Shot, shoot, shotOf } from "./shots.ts";
import { type LitTile, tileOf } from "./tiles.ts";
import { discriminate } from "./training/discriminant.ts";
import { modelText } from "./training/model-text.ts";

/**
 * `npm run train-descriptor [features file]`: measures pictures of our own cloth and writes `textile-core/descriptor/model.ts`.
 * An hour of one core, all but a minute of it for the pictures; what was measured is kept in the file, if one is named, and
 * read from it the next time. The seeds are fixed: the same code gives the same model.
 */
const VERSION = 3;
const FABRICS = 4_800;
/** Of the fabrics every so manieth is pictured: of a print one colourway or the other. */
const PICTURED_OF = 3;
/** Pictures of a fabric besides the straight one: of these the first are distorted in every way at once. */
const SHOTS = 6;
const AT_ONCE = 4;
/** Added to the variances within, in shares of a value's own variance. */
const RIDGE = 0.03;
const MODEL = new URL("../../../textile-core/descriptor/model.ts", import.meta.url);

const shotsOf = (tile: LitTile, fabric: number): readonly Shot[] => [
  indexShot,
  ...Array.from({ length: SHOTS }, (_, k) =>
    shotOf(k < AT_ONCE ? "all at once" : DISTORTIONS[(fabric * 2 + k) % (DISTORTIONS.length - 1)]!, tile, fabric * 31 + k),
  ),
];

async function* picturesOf(fabrics: readonly { readonly recipe: Recipe; readonly fabric: number }[]): AsyncGenerator<Uint8Array> {
  for (const [done, { recipe, fabric }] of fabrics.entries()) {
    if (done % 50 === 0) console.log(`${done} of ${fabrics.length} fabrics pictured`);
    const tile = tileOf(recipe);
    for (const shot of shotsOf(tile, fabric)) yield await shoot(tile, shot, WORKING_PX);
  }
}

const fabrics = recipesOf("training", FABRICS).flatMap((recipe, fabric) =>
  fabric % PICTURED_OF === 0 ? [{ recipe, fabric }] : [],
);
const pictures = fabrics.length * (SHOTS + 1);
const features = await keptOrMeasured(process.argv[2], pictures, () => picturesOf(fabrics));
let offset = 0;
const projections = DESCRIPTOR_PARTS.map((part) => {
  const from = offset;
  offset += FEATURE_COUNTS[part];
  const rows = Array.from({ length: pictures }, (_, row) =>
    features.subarray(row * FEATURE_COUNT + from, row * FEATURE_COUNT + from + FEATURE_COUNTS[part]),
  );
  const projection = discriminate(
    { rows, cloths: rows.map((_, row) => Math.floor(row / (SHOTS + 1))) },
    DESCRIPTOR_SIZES[part],
    RIDGE,
  );
  console.log(
    `${part}: between cloths ${[...projection.strengths.slice(0, 6)].map((value) => value.toFixed(1)).join(", ")} … times within`,
  );
  return [part, projection] as const;
});
writeFileSync(MODEL, modelText(VERSION, Object.fromEntries(projections)));
