import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { relative } from "node:path";

const ROOT = new URL("../..", import.meta.url).pathname;

export type Tally = { passed: number; failed: number; skipped: number };

/** Sums the JSON reports of the test runner; a report that cannot be read counts as one failure. */
export function tally(files: readonly string[]): Tally {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const file of files) {
    try {
      const report = JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
      sum.passed += Number(report.numPassedTests ?? 0);
      sum.failed += Number(report.numFailedTests ?? 0);
      sum.skipped += Number(report.numPendingTests ?? 0) + Number(report.numTodoTests ?? 0);
      const brokenFiles = (report.testResults as { status: string; assertionResults: unknown[] }[] | undefined) ?? [];
      sum.failed += brokenFiles.filter((result) => result.status === "failed" && result.assertionResults.length === 0).length;
    } catch {
      sum.failed++;
    }
  }
  return sum;
}

/** Leaves a report of one failure where a run has left none, so that no later sum can miss it. */
export function needReport(file: string, project: string) {
  if (existsSync(file)) return;
  const name = `${project}: the run ended without a report`;
  writeFileSync(file, JSON.stringify({ testResults: [{ name, status: "failed", assertionResults: [] }] }));
}

type Assertion = { status: string; fullName: string; failureMessages?: string[]; duration?: number | null };
type FileResult = { name: string; status: string; message?: string; assertionResults: Assertion[] };

/** How much of a failure's message is said again at the end. */
const MESSAGE_LINES = 12;

/** Prints the name and the first lines of the message of every failed test, so that the end of a long run says why it failed. */
export function printFailures(files: readonly string[]) {
  for (const file of files) {
    for (const result of resultsOf(file)) {
      const failed = result.assertionResults.filter((assertion) => assertion.status === "failed");
      for (const assertion of failed)
        printFailure(`${result.name}: ${assertion.fullName}`, assertion.failureMessages?.join("\n"));
      if (result.status === "failed" && failed.length === 0) printFailure(result.name, result.message);
    }
  }
}

/** How many of the slowest tests are named. */
const SLOWEST = 20;

/** Names the tests that took longest, with their seconds. */
export function printSlowest(files: readonly string[]) {
  const timed = files.flatMap(resultsOf).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${shortName(name)}: ${fullName}`,
      seconds: (duration ?? 0) / 1_000,
    })),
  );
  console.log(`\nThe ${SLOWEST} slowest tests`);
  for (const { name, seconds } of timed.sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST))
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
}

/** The tests of a report that failed, each with its file. */
export const namesOfFailed = (file: string): string[] =>
  resultsOf(file).flatMap(({ name, assertionResults }) =>
    assertionResults.flatMap(({ status, fullName }) => (status === "failed" ? [`${relative(ROOT, name)}: ${fullName}`] : [])),
  );

/** The test files of a report with a failure, by their paths; none when the run itself broke. */
export const filesThatFailed = (file: string): string[] =>
  resultsOf(file).flatMap(({ name, status }) => (status === "failed" && existsSync(name) ? [name] : []));

/**
 * Puts the results of files that were run once more in place of their first ones. Answers the tests that failed first and
 * passed then, each with the first lines of its message: they are to be mended.
 */
export function takeSecondRun(file: string, again: string): string[] {
  const after = new Map(resultsOf(again).map((result) => [result.name, result]));
  const first = resultsOf(file);
  const mended = first.flatMap(({ name, message = "", status, assertionResults }) => {
    const second = after.get(name);
    if (status !== "failed" || second?.status !== "passed") return [];
    const failed = assertionResults.filter((one) => one.status === "failed");
    if (failed.length === 0) return [`${shortName(name)}\n${firstLines(message)}`];
    return failed.map((one) => `${shortName(name)}: ${one.fullName}\n${firstLines(one.failureMessages?.join("\n") ?? "")}`);
  });
  const testResults = first.map((result) => after.get(result.name) ?? result);
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  const count = (...states: string[]) => all.filter(({ status }) => states.includes(status)).length;
  const report = {
    numPassedTests: count("passed"),
    numFailedTests: count("failed"),
    numPendingTests: count("pending", "skipped"),
    numTodoTests: count("todo"),
    testResults,
  };
  writeFileSync(file, JSON.stringify(report));
  return mended;
}

const shortName = (path: string) => path.split("/tests/").at(-1)!;

function resultsOf(file: string): readonly FileResult[] {
  try {
    return (JSON.parse(readFileSync(file, "utf8")) as { testResults?: FileResult[] }).testResults ?? [];
  } catch {
    return [{ name: `${file} cannot be read`, status: "failed", assertionResults: [] }];
  }
}

function printFailure(name: string, message = "") {
  console.log(`FAILED ${name}\n${firstLines(message)}`);
}

const firstLines = (message: string) => message.split("\n").slice(0, MESSAGE_LINES).join("\n");

/** Prints what was skipped, then the closing line of a run. */
export function printClosing({ passed, failed, skipped }: Tally) {
  if (skipped > 0) console.log(`${skipped} skipped`);
  console.log(`${passed} passed, ${failed} failed`);
}
