import { denier, ne, nm, type YarnCount } from "./count.ts";

const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`;
const PLIES = String.raw`(?:\s*/\s*(\d))?`;
/** What a count looks like among other words, the trade's ways: "Ne 50", "50s", "60s/2", "Nm 64/2", "75D", "40支". */
const WRITTEN = [
  { countOf: ne, expression: new RegExp(String.raw`(?<![\p{L}\p{N}])ne\s*${NUMBER}${PLIES}`, "iu") },
  { countOf: nm, expression: new RegExp(String.raw`(?<![\p{L}\p{N}])nm\s*${NUMBER}${PLIES}`, "iu") },
  {
    countOf: denier,
    expression: new RegExp(
      String.raw`(?<![\p{L}\p{N}.])${NUMBER}\s*(?:den(?:ier|iers|ari|ye)?|d|旦|デニール|데니어|денье|دنير)(?![\p{L}\p{N}])`,
      "iu",
    ),
  },
  {
    countOf: ne,
    expression: new RegExp(
      String.raw`(?<![\p{L}\p{N}.])${NUMBER}\s*(?:'?s(?![\p{L}\p{N}])|支|番手|수(?!\p{L})|numara)${PLIES}`,
      "iu",
    ),
  },
] as const;
const PLIED = new RegExp(String.raw`(?<![\p{L}\p{N}.])${NUMBER}\s*/\s*([1-4])(?!\d)`, "u");

/** A count that stands somewhere in a text; one that names no system, "80/2", is English cotton count or another. */
export type FoundCount = {
  readonly count: YarnCount;
  readonly namesSystem: boolean;
  readonly index: number;
  readonly text: string;
};

/** The counts in a text in any of the trade's languages, one for each way of writing them: those that name their system first. */
export function countsIn(text: string): FoundCount[] {
  const found: FoundCount[] = [];
  for (const { countOf, expression } of [...WRITTEN, { countOf: ne, expression: PLIED }]) {
    const match = expression.exec(text);
    if (!match) continue;
    const count = countOf(Number(match[1]!.replace(",", ".")), match[2] ? Number(match[2]) : 1);
    found.push({ count, namesSystem: expression !== PLIED, index: match.index, text: match[0] });
  }
  return found;
}
