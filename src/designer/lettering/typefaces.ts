import type { ArtworkText, TextFont } from "@selvedge/editor-core";

/** A face of the portal's own: its family as a style sheet calls it, and how its style sheet is fetched. */
export type Typeface = { readonly family: string; readonly fetch: () => Promise<unknown> };

const latin = () => import("./faces/latin.ts");
const LATIN: Readonly<Record<TextFont, Typeface>> = {
  sans: { family: "IBM Plex Sans", fetch: latin },
  condensed: { family: "IBM Plex Sans Condensed", fetch: latin },
  serif: { family: "IBM Plex Serif", fetch: latin },
};

const ARABIC: Typeface = { family: "IBM Plex Sans Arabic", fetch: () => import("./faces/arabic.ts") };
const KOREAN: Typeface = { family: "IBM Plex Sans KR", fetch: () => import("./faces/korean.ts") };
const JAPANESE: Typeface = { family: "IBM Plex Sans JP", fetch: () => import("./faces/japanese.ts") };
const CHINESE: Typeface = { family: "Noto Sans SC", fetch: () => import("./faces/chinese.ts") };

/** Scripts whose letters join: they are never spaced out. */
const JOINED = /\p{Script=Arabic}/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HANGUL = /\p{Script=Hangul}/u;
/** Han, and the punctuation and full-width forms written with it. */
const HAN = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;

export const isJoined = (content: string): boolean => JOINED.test(content);

/** The faces a text is drawn with, the first that has a letter giving it. Han beside kana is written the Japanese way, beside nothing the Chinese. */
export function typefacesFor({ content, font }: Pick<ArtworkText, "content" | "font">): readonly Typeface[] {
  const others: Typeface[] = [];
  if (JOINED.test(content)) others.push(ARABIC);
  if (HANGUL.test(content)) others.push(KOREAN);
  if (KANA.test(content)) others.push(JAPANESE);
  else if (HAN.test(content)) others.push(CHINESE);
  return [LATIN[font], ...others];
}

const STRONG = /\p{L}/u;

/** Which way a text reads: as its first letter does. */
export const directionOf = (content: string): CanvasDirection =>
  /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(STRONG.exec(content)?.[0] ?? "") ? "rtl" : "ltr";
