import { writeFileSync } from "node:fs";
import { recipeOf, SOLVER_VERSION } from "@selvedge/garment-core";
import { ownHandOf, recipeHash, threadPool } from "@selvedge/server";
import { STYLES } from "../styles/styles.ts";
import { makeStylePortrait } from "./portrait.ts";
import { drapeFile, METRICS_FILE, portraitFile, readShipped, type Shipped } from "./shipped.ts";

/** `npm run drapes [recipe …]`: drapes the styles in the size and the cloth they open in, pictures them, and writes what a first start reads. */
const wanted = process.argv.slice(2);
const styles = STYLES.filter(({ recipe }) => wanted.length === 0 || wanted.includes(recipe));
const workers = threadPool();
const shipped: Pick<Shipped, "recipes" | "metrics"> = wanted.length === 0 ? { recipes: {}, metrics: {} } : readShipped();
await Promise.all(
  styles.map(async (style) => {
    const { recipe } = style;
    const size = recipeOf(recipe).defaultSize;
    const made = await workers.do("drape", { recipe, size, hand: ownHandOf(recipe) });
    if ("unsewable" in made) throw new Error(`${recipe} in size ${size}: ${made.unsewable}`);
    writeFileSync(drapeFile(recipe), made.bytes);
    writeFileSync(portraitFile(recipe), await makeStylePortrait(workers, style, made.bytes));
    shipped.recipes[recipe] = recipeHash(recipe, size)!;
    shipped.metrics[recipe] = made.metrics;
    console.log(`${recipe.padEnd(20)} ${(made.bytes.length / 1_000).toFixed(0).padStart(4)} kB`);
  }),
);
await workers.end();
const inOrder = <Value>(byRecipe: Readonly<Record<string, Value>>) =>
  Object.fromEntries(Object.entries(byRecipe).toSorted(([one], [other]) => (one < other ? -1 : 1)));
const written: Shipped = { solver: SOLVER_VERSION, recipes: inOrder(shipped.recipes), metrics: inOrder(shipped.metrics) };
writeFileSync(METRICS_FILE, `${JSON.stringify(written, null, 2)}\n`);
