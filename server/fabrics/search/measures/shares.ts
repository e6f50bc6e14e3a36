import type { Lang } from "@selvedge/contract";
import type { FabricIndex } from "../index/fabric-index.ts";
import { findTerm } from "../index/fabric-index.ts";
import { FIELD_NUMBER } from "../index/fields.ts";
import { meaningsOf, phraseKey } from "../language/synonyms.ts";

/** A share without a range matches one per cent either way, because labels round. */
const TOLERANCE = 1;

const NUMBER_FIRST = /(?<![\p{L}\p{N}./])(\d{1,3})\s*([%％])?\s*(?:de |di |d'|of )?([\p{L}\p{M}]+(?:\s[\p{L}\p{M}]+)?)/gu;
const FIBRE_FIRST = /([\p{L}\p{M}]+)\s*(\d{1,3})\s*([%％])?(?![\p{L}\p{N}./])/gu;

export type Share = { readonly text: string; readonly value: string };

const TWO_NUMBERS = String.raw`(?<![\p{L}\p{N}.])(?<one>\d{1,2})\s*/\s*(?<other>\d{1,2})\s*%?`;
const TWO_FIBRES = String.raw`(?<![\p{L}\p{M}])(?<first>[\p{L}\p{M}]+)(?:\s*[/&+-]\s*|\s+|(?<=\p{Script=Han})(?=\p{Script=Han}))(?<second>[\p{L}\p{M}]+)`;
const PAIRS = [
  new RegExp(String.raw`${TWO_NUMBERS}\s*${TWO_FIBRES}`, "u"),
  new RegExp(String.raw`${TWO_FIBRES}\s*${TWO_NUMBERS}(?![\p{L}\p{N}./])`, "u"),
];
/** Blends that the trade has a name for, the fibre there is more of first. */
const BLENDS: readonly (readonly [expression: RegExp, fibres: string])[] = [
  [/(?<![\p{L}\p{N}])(?:t\s*\/\s*c|tc|p\s*\/\s*c)(?![\p{L}\p{N}])|涤棉/iu, "polyester cotton"],
  [/(?<![\p{L}\p{N}])cvc(?![\p{L}\p{N}])/iu, "cotton polyester"],
  [/(?<![\p{L}\p{N}])t\s*\/\s*r(?![\p{L}\p{N}])/iu, "polyester viscose"],
];

const withBlendsNamed = (keys: string): string =>
  BLENDS.reduce((text, [expression, fibres]) => text.replace(expression, ` ${fibres} `), keys);

/** "65/35 polyester cotton" and "polyester cotton 65/35" as "65 polyester 35 cotton". */
function unpaired(index: FabricIndex, keys: string, lang: Lang): string {
  for (const expression of PAIRS) {
    const found = expression.exec(keys);
    if (!found) continue;
    const { one, other, first, second } = found.groups as Record<"one" | "other" | "first" | "second", string>;
    const areFibres = fibreCalled(index, first, lang) !== null && fibreCalled(index, second, lang) !== null;
    if (areFibres && Number(one) + Number(other) === 100) return keys.replace(found[0], `${one} ${first} ${other} ${second}`);
  }
  return keys;
}

/** Takes fibres with their share out of a text: "98 % cotton", "cotton 98", "棉98%". A share that no fabric has is left as words. */
export function takeShares(
  index: FabricIndex,
  keys: string,
  lang: Lang,
): { readonly rest: string; readonly shares: readonly Share[] } {
  const shares: Share[] = [];
  let rest = unpaired(index, withBlendsNamed(keys), lang);
  for (const [expression, numberAt, fibreAt] of [
    [NUMBER_FIRST, 1, 3],
    [FIBRE_FIRST, 2, 1],
  ] as const) {
    for (const found of [...rest.matchAll(expression)]) {
      const named = longestFibre(index, found[fibreAt]!, lang, fibreAt === 1);
      const percent = Number(found[numberAt]);
      if (!named || percent < 1 || percent > 100 || !isThere(index, named.fibre, percent)) continue;
      const text =
        fibreAt === 3
          ? found[0].slice(0, found[0].length - found[3]!.length + named.length)
          : found[0].slice(found[1]!.length - named.length);
      const from = Math.max(1, percent - TOLERANCE);
      const to = Math.min(100, percent + TOLERANCE);
      shares.push({ text: text.trim(), value: percent === 100 ? `${named.fibre} 100` : `${named.fibre} ${from}-${to}` });
      rest = rest.replace(text, " ");
    }
  }
  return { rest: rest.trim(), shares };
}

/** The fibre that a text begins with, or ends with, in any language: two words before one, in unspaced scripts the longest piece. */
function longestFibre(
  index: FabricIndex,
  text: string,
  lang: Lang,
  atEnd: boolean,
): { readonly fibre: string; readonly length: number } | null {
  const characters = [...text];
  for (let length = characters.length; length > 0; length -= 1) {
    const piece = (atEnd ? characters.slice(-length) : characters.slice(0, length)).join("");
    if (/^\s|\s$/.test(piece)) continue;
    const beside = atEnd ? characters.at(-length - 1) : characters[length];
    if (beside && /[\p{L}]/u.test(beside) && !/[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]/u.test(piece)) continue;
    const fibre = fibreCalled(index, piece, lang);
    if (fibre) return { fibre, length: piece.length };
  }
  return null;
}

function fibreCalled(index: FabricIndex, name: string, lang: Lang): string | null {
  const key = phraseKey(name);
  const term = (index.lexicon.names.get(key) ?? []).find((one) => index.terms[one]!.field === FIELD_NUMBER.composition);
  if (term !== undefined) return index.terms[term]!.value;
  for (const canonical of meaningsOf(key, lang))
    for (const fibre of index.termOf[FIELD_NUMBER.composition]!.keys())
      if (fibre.toLowerCase() === canonical.toLowerCase()) return fibre;
  return null;
}

function isThere(index: FabricIndex, fibre: string, percent: number): boolean {
  const term = findTerm(index, "composition", fibre);
  if (!term?.shares) return false;
  const { values, length } = term.shares;
  for (let i = 0; i < length; i += 1) if (Math.abs(values[i]! - percent) <= TOLERANCE) return true;
  return false;
}
