import { writeFileSync } from "node:fs";
import { recipeOf, SOLVER_VERSION } from "@selvedge/garment-core";
import { ownHandOf, threadPool } from "@selvedge/server";
import { STYLES } from "../styles/styles.ts";
import { makeStylePortrait } from "./portrait.ts";
import { drapeFile, METRICS_FILE, portraitFile, readShipped, type Shipped } from "./shipped.ts";

/** `npm run drapes [recipe …]`: drapes the styles in the size and the cloth they open in, pictures them, and writes what a first start reads. */
const wanted = process.argv.slice(2);
const styles = STYLES.filter(({ recipe }) => wanted.length === 0 || wanted.includes(recipe));
const workers = threadPool();
const metrics: Shipped["metrics"] = wanted.length === 0 ? {} : readShipped().metrics;
await Promise.all(
  styles.map(async (style) => {
    const { recipe } = style;
    const made = await workers.do("drape", { recipe, size: recipeOf(recipe).defaultSize, hand: ownHandOf(recipe) });
    writeFileSync(drapeFile(recipe), made.bytes);
    writeFileSync(portraitFile(recipe), await makeStylePortrait(workers, style, made.bytes));
    metrics[recipe] = made.metrics;
    console.log(`${recipe.padEnd(20)} ${(made.bytes.length / 1_000).toFixed(0).padStart(4)} kB`);
  }),
);
await workers.end();
const inOrder = Object.fromEntries(Object.entries(metrics).toSorted(([one], [other]) => (one < other ? -1 : 1)));
writeFileSync(METRICS_FILE, `${JSON.stringify({ solver: SOLVER_VERSION, metrics: inOrder }, null, 2)}\n`);
