import { isError, sentenceOf } from "./finding.ts";
import type { Plan } from "./plan.ts";

/** So many of a kind are listed one by one. */
const MAX_LISTED = 25;

const listed = (lines: readonly string[]): readonly string[] =>
  lines.length > MAX_LISTED ? [...lines.slice(0, MAX_LISTED), `  … and ${lines.length - MAX_LISTED} more`] : lines;

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ["", `${title} (${lines.length})`, ...listed(lines.map((line) => `  ${line}`))];

/** What an import would change and what is wrong, in lines for a person. Errors are all listed, because each has to be corrected. */
export function reportOf({ changes, unchanged, faulty, found }: Plan): string {
  const errors = found.filter(isError).map((finding) => `  ${sentenceOf(finding)}`);
  const warnings = found.filter(({ severity }) => severity === "warning").map(sentenceOf);
  const fresh = changes.filter(({ kind }) => kind === "new");
  const changed = changes.flatMap((change) =>
    change.kind === "changed" ? [`${change.code}: ${change.differences.join("; ")}`] : [],
  );
  return [
    ...section(
      "New",
      fresh.map(({ code, record }) => `${code}  ${record.name}`),
    ),
    ...section("Changed", changed),
    ...section("Warnings", warnings),
    ...(errors.length > 0 ? ["", `Errors (${errors.length})`, ...errors] : []),
    "",
    `${fresh.length} new, ${changed.length} changed, ${unchanged.length} unchanged, ${faulty.length > 0 ? `${faulty.length} faulty, ` : ""}${warnings.length} warnings, ${errors.length} errors.`,
  ].join("\n");
}
