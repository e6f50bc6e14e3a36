/** Scripts written without spaces between words: searched by pairs of characters. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/u;
const RUNS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+|[\p{L}\p{N}]+/gu;
/** "t-shirt" is one word. */
const SINGLE_LETTER = /(?<![\p{L}\p{N}])(\p{L})-(\p{L}+)/gu;
const MARKS = /[\p{Mn}\u0640]/gu;

/** Small letters without accents, Arabic without vowel signs and with one form of alef and yeh. */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(MARKS, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/[أإآٱ]/g, "ا")
    .replace(/ى/g, "ي")
    .replace(/ة/g, "ه")
    .replace(/ß/g, "ss")
    .replace(/ı/g, "i")
    .replace(/ё/g, "е")
    .replace(SINGLE_LETTER, "$1$2");
}

/** A word of the index: `gram` is a pair of characters of an unspaced script and is compared whole. */
export type Token = { readonly text: string; readonly gram: boolean };

/** The words of a text; an unspaced run gives its pairs of characters, a run of one character that character. */
export function tokens(text: string): Token[] {
  const found: Token[] = [];
  for (const [run] of fold(text).matchAll(RUNS)) {
    for (const part of splitScripts(run)) {
      if (!UNSPACED.test(part)) found.push({ text: part, gram: false });
      else if ([...part].length === 1) found.push({ text: part, gram: true });
      else for (const pair of pairs(part)) found.push({ text: pair, gram: true });
    }
  }
  return found;
}

/** The words of a text in their order, an unspaced run as one word. */
export function wordsOf(text: string): string[] {
  return [...fold(text).matchAll(RUNS)].flatMap(([run]) => splitScripts(run));
}

/** Whether a word is of a script that is written without spaces. */
export const isUnspaced = (word: string) => UNSPACED.test(word);

/** A code without its dashes and spaces, so that `sv 1024`, `SV-1024` and `sv1024` match. */
export const foldCode = (code: string): string => fold(code).replace(/[^\p{L}\p{N}]/gu, "");

function splitScripts(run: string): string[] {
  const parts: string[] = [];
  let current = "";
  for (const character of run) {
    if (current && UNSPACED.test(character) !== UNSPACED.test(current)) {
      parts.push(current);
      current = "";
    }
    current += character;
  }
  return current ? [...parts, current] : parts;
}

function pairs(run: string): string[] {
  const characters = [...run];
  return characters.slice(1).map((character, i) => characters[i]! + character);
}
