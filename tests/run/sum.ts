import { readdirSync } from "node:fs";
import { printClosing, printFailures, tally } from "./report.ts";

/** Prints the closing line over every report that is there. */
const reports = new URL("../reports/", import.meta.url).pathname;
const files = readdirSync(reports)
  .filter((name) => name.endsWith(".json"))
  .map((name) => reports + name);
const sum = tally(files);
printFailures(files);
printClosing(sum);
process.exitCode = sum.failed > 0 || sum.passed === 0 ? 1 : 0;
