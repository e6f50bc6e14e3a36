import { mkdirSync, rmSync } from "node:fs";
import { needChromium } from "./chromium.ts";
import { local, run } from "./command.ts";
import { needReport, printClosing, printFailures, printSecondTries, printSlowest, tally } from "./report.ts";

/** `node tests/run/all.ts [project …]`: runs the projects one after the other, until one fails, and sums their reports. */
const ALL = ["unit", "api", "browser", "crash"];
const reports = new URL("../reports/", import.meta.url).pathname;

const wanted = process.argv.slice(2);
const projects = wanted.length > 0 ? wanted : ALL;
const label = process.env.REPORT_LABEL ? `-${process.env.REPORT_LABEL}` : "";

const env: Record<string, string> = {};
if (projects.includes("browser")) {
  env.CHROMIUM_PATH = await needChromium();
}

mkdirSync(reports, { recursive: true });
const files: string[] = [];
const seconds: string[] = [];
let broken: string | null = null;
for (const project of projects) {
  const file = `${reports}${project}${label}.json`;
  rmSync(file, { force: true });
  files.push(file);
  console.log(`\n— ${project} —`);
  const began = performance.now();
  const code = await run(
    local("vitest"),
    ["run", "--project", project, "--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
    env,
  );
  seconds.push(`${project} ${((performance.now() - began) / 1_000).toFixed(0)} s`);
  needReport(file, project);
  if (code !== 0 || tally([file]).failed > 0) {
    broken = project;
    break;
  }
}

const sum = tally(files);
console.log(`\nSeconds: ${seconds.join(", ")}`);
printSlowest(files);
printSecondTries(files);
if (broken) console.log(`\n${broken} failed; what comes after it was not run.`);
printFailures(files);
printClosing(sum);
process.exitCode = sum.failed > 0 || broken || sum.passed === 0 ? 1 : 0;
