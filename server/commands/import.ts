import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { loadEnvFile } from "node:process";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { CannotImport } from "../mill/import/cannot-import.ts";
import { importCatalogue, type Outcome } from "../mill/import/import-catalogue.ts";
import { readSettings } from "../platform/settings.ts";
import { wallClock } from "../platform/time/clock.ts";
import { giveUp, openServices } from "../start.ts";

/** `npm run import -- FILE [--yes]`: takes a mill's own catalogue in. Without --yes it asks; without a terminal it only shows. */
const USAGE = `npm run import -- FILE [--yes]

FILE is a table (.xlsx, .csv, .tsv) whose pictures lie in it or beside it, a material (.u3m, .u3ma),
or a folder or .zip with one table or any number of materials. What would change is shown first.`;

const ENDINGS: Readonly<Record<Outcome, string>> = {
  applied: "Done. A running portal finds the fabrics from now on.",
  "nothing to do": "Everything is in the catalogue already.",
  previewed: "Nothing was changed. Give --yes to take it in.",
  errors: "Nothing was changed. Mend the errors and start again.",
};

async function agreed(isYes: boolean): Promise<boolean> {
  if (isYes) return true;
  if (!process.stdin.isTTY || !process.stdout.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question("\nTake this in? (y/N) ");
  terminal.close();
  return /^y(?:es)?$/i.test(answer.trim());
}

async function run(path: string, isYes: boolean): Promise<Outcome> {
  const settings = readSettings(process.env);
  const services = await openServices({ ...settings, seed: "none" }, console.log, giveUp);
  try {
    const { files, cloths, workers, database, menus } = services;
    return await importCatalogue({ db: database.db, files, cloths, workers, clock: wallClock, menus }, path, {
      agreed: () => agreed(isYes),
      say: console.log,
    });
  } finally {
    await services.close();
  }
}

if (existsSync(".env")) loadEnvFile(".env");
const { values, positionals } = parseArgs({ options: { yes: { type: "boolean", default: false } }, allowPositionals: true });
if (positionals.length !== 1) {
  console.error(USAGE);
  process.exit(1);
}
try {
  // npm runs a script in the project's folder; a relative path is meant from where npm was called.
  const outcome = await run(resolve(process.env.INIT_CWD ?? ".", positionals[0]!), values.yes);
  console.log(ENDINGS[outcome]);
  process.exitCode = outcome === "errors" ? 1 : 0;
} catch (error) {
  if (!(error instanceof CannotImport)) giveUp(error);
  console.error(error.message);
  process.exitCode = 1;
}
