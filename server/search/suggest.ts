import type { Lang } from "@selvedge/contract";
import { attributeWords, type CatalogueIndex } from "./catalogue.ts";
import { foldCode, tokens } from "./fold.ts";
import { translatorTo } from "./translations.ts";

export const MAX_SUGGESTIONS = 10;
/** Words shorter than this are not corrected: too many others are one letter away. */
const SHORTEST_CORRECTED = 4;

type Phrase = { readonly text: string; readonly words: readonly string[]; readonly count: number };
const phrasesOf = new WeakMap<CatalogueIndex, Map<Lang, { attributes: Phrase[]; names: Phrase[] }>>();

/** Codes that begin with the key, then attribute words, then names in the caller's language and in English; one wrong letter is forgiven when nothing fits. */
export function suggest(index: CatalogueIndex, key: string, lang: Lang): string[] {
  const asked = tokens(key).map((token) => token.text);
  if (asked.length === 0) return [];
  const code = foldCode(key);
  const codes = index.entries.filter((_, entry) => index.codes[entry]!.startsWith(code)).map((entry) => entry.code);
  const { attributes, names } = phrasesIn(index, lang);
  const matching = (fits: (word: string, part: string) => boolean) =>
    [attributes, names].flatMap((phrases) =>
      phrases
        .filter((phrase) => asked.every((part) => phrase.words.some((word) => fits(word, part))))
        .map((phrase) => phrase.text),
    );
  const exact = [...codes, ...matching((word, part) => word.startsWith(part))];
  const found = exact.length > 0 ? exact : matching(isNearBeginning);
  return [...new Set(found)].slice(0, MAX_SUGGESTIONS);
}

function phrasesIn(index: CatalogueIndex, lang: Lang) {
  const byLang = phrasesOf.get(index) ?? new Map<Lang, { attributes: Phrase[]; names: Phrase[] }>();
  phrasesOf.set(index, byLang);
  const known = byLang.get(lang) ?? {
    attributes: phrases(
      index.entries.flatMap((entry) => attributeWords(entry.attrs)),
      lang,
    ),
    names: phrases(
      index.entries.map((entry) => entry.name),
      lang,
    ),
  };
  byLang.set(lang, known);
  return known;
}

/** Distinct texts in a language and in English, the most used first. */
function phrases(english: readonly string[], lang: Lang): Phrase[] {
  const counts = new Map<string, number>();
  for (const text of english) counts.set(text, (counts.get(text) ?? 0) + 1);
  const translate = translatorTo(lang);
  return [...counts]
    .flatMap(([text, count]) => [...new Set([translate(text), text])].map((shown) => phrase(shown, count)))
    .sort((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1));
}

const phrase = (text: string, count: number): Phrase => ({ text, count, words: tokens(text).map((token) => token.text) });

/** One letter more, less, other or exchanged with its neighbour, against the beginning of the word. */
export function isNearBeginning(word: string, part: string): boolean {
  if (part.length < SHORTEST_CORRECTED) return word.startsWith(part);
  return [part.length - 1, part.length, part.length + 1].some((length) => isOneEditAway(word.slice(0, length), part));
}

function isOneEditAway(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const restA = a.slice(start, a.length - end);
  const restB = b.slice(start, b.length - end);
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0];
}
