import { fileURLToPath } from "node:url";
import { isFromRight } from "@selvedge/contract";
import bidiFactory, { type Bidi } from "bidi-js";

export type Weight = 400 | 600;
/** A stretch of text that one font file can write. */
export type Run = { readonly font: string; readonly text: string };

type Face = { readonly family: string; readonly subset: string; readonly has: RegExp };

/** The reed of a loom: a word of the trade that the subset of common Chinese leaves out. */
const REED: Face = { family: "noto-sans-sc", subset: "48", has: /筘/u };
const HAN = /(?!筘)[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;
/** What the Japanese font writes of these: it has no wide tilde. */
const HAN_IN_JAPANESE = /(?![筘～])[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;
const JAPANESE: Face = { family: "ibm-plex-sans-jp", subset: "japanese", has: /[\p{Script=Hiragana}\p{Script=Katakana}・ー]/u };
const CHINESE: Face = { family: "noto-sans-sc", subset: "chinese-simplified", has: HAN };
const ARABIC: Face = {
  family: "ibm-plex-sans-arabic",
  subset: "arabic",
  has: /[\p{Script=Arabic}\u060c\u061b\u061f\u0640\u064b-\u065f\u0670]/u,
};
const LATIN: Face = {
  family: "ibm-plex-sans",
  subset: "latin",
  has: /[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u2000-\u206f\u20ac\u2122\u2212\u2215]/u,
};

/** The files of the interface's own fonts, each with what it can write; Han is Japanese in a Japanese text. */
const FACES: readonly Face[] = [
  LATIN,
  { family: "ibm-plex-sans", subset: "latin-ext", has: /[\u0100-\u0130\u0132-\u0151\u0154-\u02af\u1e00-\u1eff]/u },
  { family: "ibm-plex-sans", subset: "cyrillic", has: /[\u0400-\u045f\u0490\u0491\u2116]/u },
  { family: "ibm-plex-sans", subset: "greek", has: /\p{Script=Greek}/u },
  ARABIC,
  { family: "ibm-plex-sans-kr", subset: "korean", has: /\p{Script=Hangul}/u },
  JAPANESE,
  REED,
  CHINESE,
];

const fileOf = ({ family, subset }: Face, weight: Weight): string =>
  fileURLToPath(import.meta.resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`));

function faceOf(letter: string, language: string, before: Face): Face {
  if (before.has.test(letter)) return before;
  if (language === "jp" && HAN_IN_JAPANESE.test(letter)) return JAPANESE;
  return FACES.find(({ has }) => has.test(letter)) ?? LATIN;
}

// Its types describe an ES module, but it is published as CommonJS.
const bidi = (bidiFactory as unknown as () => Bidi)();
/** They keep a measure from being turned round by the words beside it, and are not drawn. Source: Unicode Standard Annex 9. */
const [LEFT_TO_RIGHT, RIGHT_TO_LEFT, END_OF_ISOLATE] = ["\u2066", "\u2067", "\u2069"] as const;
const ISOLATES = new Set<string>([LEFT_TO_RIGHT, RIGHT_TO_LEFT, END_OF_ISOLATE]);
/** A measure or a code, "106 g/m² · 148 cm", that stands from left to right in every language. */
export const fromLeft = (text: string): string => (text ? LEFT_TO_RIGHT + text + END_OF_ISOLATE : text);
/** Lines of one text that somebody wrote, each in the direction that the first letters of the text say, in every language. */
export function inOwnDirection(lines: readonly string[]): readonly string[] {
  const isRight = bidi.getEmbeddingLevels(lines.join(" ")).paragraphs[0]?.level === 1;
  return lines.map((line) => (line ? (isRight ? RIGHT_TO_LEFT : LEFT_TO_RIGHT) + line + END_OF_ISOLATE : line));
}
type Stretch = { readonly face: Face; readonly level: number; text: string };

/** The line in the order it is read, cut where the font or the direction changes, and in Arabic at each word: a font shapes one word at a time. */
function stretchesOf(line: string, language: string): Stretch[] {
  const { levels } = bidi.getEmbeddingLevels(line, isFromRight(language) ? "rtl" : "ltr");
  const stretches: Stretch[] = [];
  let offset = 0;
  for (const letter of line) {
    const level = levels[offset]!;
    offset += letter.length;
    if (ISOLATES.has(letter)) continue;
    const last = stretches.at(-1);
    const isSpace = letter === " ";
    const face = isSpace && last ? last.face : faceOf(letter, language, last?.face ?? LATIN);
    const shown = level % 2 === 1 ? (bidi.getMirroredCharacter(letter) ?? letter) : letter;
    const endsWord = level % 2 === 1 && last !== undefined && isSpace !== last.text.endsWith(" ");
    if (last && last.face === face && last.level === level && !endsWord) last.text += shown;
    else stretches.push({ face, level, text: shown });
  }
  return stretches;
}

/** From the order they are read in to the order they stand in, left to right. Source: Unicode Standard Annex 9, rule L2. */
function asTheyStand(stretches: readonly Stretch[]): Stretch[] {
  const standing = [...stretches];
  const highest = Math.max(0, ...standing.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1)
    for (let from = 0; from < standing.length; from += 1) {
      let to = from;
      while (to < standing.length && standing[to]!.level >= level) to += 1;
      if (to > from) standing.splice(from, to - from, ...standing.slice(from, to).reverse());
      from = to;
    }
  return standing;
}

/** A line of text as stretches of one font each, in the order in which they stand from the left. */
export const runsOf = (text: string, weight: Weight, language: string): readonly Run[] =>
  asTheyStand(stretchesOf(text.normalize("NFC"), language)).map(({ face, text: shown }) => ({
    font: fileOf(face, weight),
    text: shown,
  }));
