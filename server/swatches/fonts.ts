import { fileURLToPath } from "node:url";

export type Weight = 400 | 600;
/** A stretch of text that one font file can write. */
export type Run = { readonly font: string; readonly text: string };

type Face = { readonly family: string; readonly subset: string; readonly has: RegExp };

const HAN = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;
const JAPANESE: Face = { family: "ibm-plex-sans-jp", subset: "japanese", has: /[\p{Script=Hiragana}\p{Script=Katakana}ー]/u };
const CHINESE: Face = { family: "noto-sans-sc", subset: "chinese-simplified", has: HAN };
const ARABIC: Face = { family: "ibm-plex-sans-arabic", subset: "arabic", has: /[\p{Script=Arabic}\u060c\u061b\u061f]/u };
const LATIN: Face = {
  family: "ibm-plex-sans",
  subset: "latin",
  has: /[\u0020-\u007e\u00a0-\u00ff\u2000-\u206f\u20ac\u2122\u2212\u2215]/u,
};

/** The files of the interface's own fonts, each with what it can write; Han is Japanese in a Japanese text. */
const FACES: readonly Face[] = [
  LATIN,
  { family: "ibm-plex-sans", subset: "latin-ext", has: /[\u0100-\u02af\u1e00-\u1eff]/u },
  { family: "ibm-plex-sans", subset: "cyrillic", has: /[\u0400-\u045f\u0490\u0491\u2116]/u },
  { family: "ibm-plex-sans", subset: "greek", has: /\p{Script=Greek}/u },
  ARABIC,
  { family: "ibm-plex-sans-kr", subset: "korean", has: /\p{Script=Hangul}/u },
  JAPANESE,
  CHINESE,
];

const fileOf = ({ family, subset }: Face, weight: Weight): string =>
  fileURLToPath(import.meta.resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`));

function faceOf(letter: string, language: string, before: Face): Face {
  if (before.has.test(letter)) return before;
  if (language === "jp" && HAN.test(letter)) return JAPANESE;
  return FACES.find(({ has }) => has.test(letter)) ?? LATIN;
}

/** Whether a language is written from the right. */
export const isFromRight = (language: string): boolean => language === "arab";

/**
 * A line of text as stretches of one font each, in the order in which they stand from the left; spaces stay with what they
 * follow. Arabic words go from the right, as do the stretches of a line in a language that does.
 */
export function runsOf(text: string, weight: Weight, language: string): readonly Run[] {
  const stretches: { face: Face; text: string }[] = [];
  for (const letter of text.normalize("NFC")) {
    const last = stretches.at(-1);
    const isSpace = letter === " " && last !== undefined;
    const face = isSpace ? last.face : faceOf(letter, language, last?.face ?? LATIN);
    if (last?.face === face) last.text += letter;
    else stretches.push({ face, text: letter });
  }
  const runs = stretches.map(({ face, text: stretch }): readonly Run[] => {
    const font = fileOf(face, weight);
    if (face !== ARABIC) return [{ font, text: stretch }];
    return stretch
      .split(/( +)/)
      .filter((word) => word !== "")
      .map((word) => ({ font, text: word }))
      .reverse();
  });
  return (isFromRight(language) ? runs.reverse() : runs).flat();
}
