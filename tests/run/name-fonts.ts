import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import { LANGUAGES } from "../../src/i18n-languages.ts";
import { KOREAN_GUIDE } from "../../src/pages/nav/korean-guide.ts";

export const NAMES = new URL("../../src/ui/fonts/names/", import.meta.url).pathname;

const nameOf = (key: string) => LANGUAGES.find((language) => language.key === key)!.name;
/** What stands in a script of its own on pages of every language, and the face it is cut from. */
const SCRIPTS = [
  { name: "arabic", face: "ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic", text: nameOf("arab") },
  { name: "chinese", face: "noto-sans-sc/files/noto-sans-sc-chinese-simplified", text: nameOf("cn") },
  { name: "japanese", face: "ibm-plex-sans-jp/files/ibm-plex-sans-jp-japanese", text: nameOf("jp") },
  { name: "korean", face: "ibm-plex-sans-kr/files/ibm-plex-sans-kr-korean", text: nameOf("kor") + KOREAN_GUIDE },
];

const lettersOf = (text: string) => [...new Set(text)].filter((letter) => letter.codePointAt(0)! > 0x7f).sort();
const rangeOf = (letters: readonly string[]) =>
  letters.map((letter) => `U+${letter.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}`).join(", ");

/**
 * Faces of the few letters that a page in another script's language shows: the names of the languages, and the way to the
 * Korean guide. By file of `src/ui/fonts/names`. A whole face of these scripts has megabytes, these have some kilobytes.
 */
export async function nameFonts(): Promise<Record<string, Buffer>> {
  const { resolve } = createRequire(import.meta.url);
  const faces = await Promise.all(
    SCRIPTS.map(async ({ name, face, text }) => {
      const letters = lettersOf(text);
      const whole = readFileSync(resolve(`@fontsource/${face}-400-normal.woff2`));
      return { name, letters, font: await subsetFont(whole, letters.join(""), { targetFormat: "woff2" }) };
    }),
  );
  const rules = faces.map(
    ({ name, letters }) => `@font-face {
  font-family: "Names of Languages";
  font-style: normal;
  font-display: swap;
  font-weight: 400;
  src: url("./${name}.woff2") format("woff2");
  unicode-range: ${rangeOf(letters)};
}
`,
  );
  const sheet = `/* Written by \`npm run generate\`. */\n${rules.join("")}`;
  return Object.fromEntries([
    ...faces.map(({ name, font }): [string, Buffer] => [`${name}.woff2`, font]),
    ["names.css", Buffer.from(sheet)],
  ]);
}
