import { LANGUAGES } from "@selvedge/contract";
import { CASES, judge, seededIndex, type Verdict } from "../relevance/judge.ts";
import type { BenchTable } from "./table.ts";

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** How well the table of queries is answered, by language; then every query that is not answered as it says. */
export function benchRelevance(): BenchTable[] {
  const index = seededIndex();
  const verdicts = CASES.map((one) => judge(index, one));
  const row = (name: string, verdicts: readonly Verdict[]) => [
    name,
    String(verdicts.length),
    mean(verdicts.map(({ isFirstRight }) => Number(isFirstRight))).toFixed(3),
    mean(verdicts.map(({ rightOfTen }) => rightOfTen)).toFixed(3),
    mean(verdicts.map(({ reciprocalRank }) => reciprocalRank)).toFixed(3),
    String(verdicts.filter(({ strays }) => strays.length > 0).length),
  ];
  const failed = verdicts.filter((one) => !one.isFirstRight || one.rightOfTen < 1 || one.strays.length > 0);
  return [
    {
      title: "Relevance over the seeded catalogue (tests/relevance/table.txt)",
      rows: [
        ["language", "queries", "hits@1", "hits@10", "MRR", "with strays"],
        ...LANGUAGES.map((lang) =>
          row(
            lang,
            verdicts.filter((one) => one.lang === lang),
          ),
        ),
        row("all", verdicts),
      ],
    },
    {
      title: "Not answered as the table says",
      rows: [
        ["query", "found", "strays"],
        ...failed.map(({ query, total, strays }) => [query, String(total), strays.slice(0, 3).join("; ")]),
      ],
    },
  ];
}
