import { randomInt } from "node:crypto";
import { mkdirSync, rmSync } from "node:fs";
import { needChromium } from "./chromium.ts";
import { local, run } from "./command.ts";
import {
  filesThatFailed,
  namesOfFailed,
  needReport,
  printClosing,
  printFailures,
  printSlowest,
  takeSecondRun,
  tally,
} from "./report.ts";
import { keepSeed } from "./seeds.ts";
import { SERVER_TESTS } from "./server-tests.ts";

/**
 * `node tests/run/all.ts [long | server] [project …]`: runs the projects one after the other, until one fails, and sums their reports.
 * The long circle draws a new seed and prints it; what fails with it is kept in `tests/seeds.txt`. With `server` it runs what a PostgreSQL server in
 * `DATABASE_URL` may answer otherwise than the embedded database.
 */
const ALL = ["unit", "api", "browser", "crash"];
const reports = new URL("../reports/", import.meta.url).pathname;

const given = process.argv.slice(2);
const isLong = given[0] === "long";
const isOnServer = given[0] === "server";
const wanted = isLong || isOnServer ? given.slice(1) : given;
const projects = wanted.length > 0 ? wanted : isOnServer ? Object.keys(SERVER_TESTS) : ALL;
const label = [isLong && "long", process.env.REPORT_LABEL].map((part) => (part ? `-${part}` : "")).join("");

// It names a portal to be measured by a bench, or tried by `npm run test:browser`; a whole run writes into its own alone.
delete process.env.PORTAL_URL;
const env: Record<string, string> = {};
if (isLong) {
  env.CIRCLE = "long";
  env.SEED = process.env.SEED ?? String(randomInt(2 ** 31));
  console.log(`SEED=${env.SEED}`);
}
if (projects.includes("browser")) {
  env.CHROMIUM_PATH = await needChromium();
}

const runProject = (project: string, file: string, only: readonly string[] = []) =>
  run(
    local("vitest"),
    [
      "run",
      "--project",
      project,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${file}`,
      "--passWithNoTests",
      ...only,
    ],
    env,
  );

mkdirSync(reports, { recursive: true });
const files: string[] = [];
const seconds: string[] = [];
const second: string[] = [];
let broken: string | null = null;
for (const project of projects) {
  const file = `${reports}${project}${label}.json`;
  const again = `${reports}${project}${label}-again.json`;
  for (const old of [file, again]) rmSync(old, { force: true });
  files.push(file);
  console.log(`\n— ${project} —`);
  const began = performance.now();
  let code = await runProject(project, file, isOnServer ? SERVER_TESTS[project] : []);
  needReport(file, project);
  const failing = filesThatFailed(file);
  // A browser drawing in software on a shared machine now and then misses a beat; a file that fails twice, each time in a new one, is broken.
  if (project === "browser" && failing.length > 0) {
    console.log(`\n— ${project}, once more: ${failing.join(", ")} —`);
    code = await runProject(project, again, failing);
    needReport(again, project);
    second.push(...takeSecondRun(file, again));
    rmSync(again);
  }
  seconds.push(`${project} ${((performance.now() - began) / 1_000).toFixed(0)} s`);
  if (code !== 0 || tally([file]).failed > 0) {
    broken = project;
    // In a browser nothing is drawn by lot.
    if (isLong && project !== "browser") keepSeed(env.SEED!, project, namesOfFailed(file));
    break;
  }
}

const sum = tally(files);
console.log(`\nSeconds: ${seconds.join(", ")}`);
printSlowest(files);
for (const line of second) console.log(`passed on a second run: ${line}`);
if (broken) console.log(`\n${broken} failed; what comes after it was not run.`);
if (broken && isLong) console.log(`The same chances again: SEED=${env.SEED} npm run test:long -- ${broken}`);
printFailures(files);
printClosing(sum);
process.exitCode = sum.failed > 0 || broken || sum.passed === 0 ? 1 : 0;
