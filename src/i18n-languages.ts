import type { Lang } from "@selvedge/contract";

export type Language = { readonly key: Lang; readonly tag: string; readonly name: string; readonly dir: "ltr" | "rtl" };

/** The ten languages: the specification's key, the BCP 47 tag, the name in the language itself. A test holds the tags against the contract. */
export const LANGUAGES: readonly Language[] = [
  { key: "en", tag: "en", name: "English", dir: "ltr" },
  { key: "cn", tag: "zh-CN", name: "简体中文", dir: "ltr" },
  { key: "fr", tag: "fr", name: "Français", dir: "ltr" },
  { key: "esp", tag: "es", name: "Español", dir: "ltr" },
  { key: "kor", tag: "ko", name: "한국어", dir: "ltr" },
  { key: "tur", tag: "tr", name: "Türkçe", dir: "ltr" },
  { key: "ita", tag: "it", name: "Italiano", dir: "ltr" },
  { key: "arab", tag: "ar", name: "العربية", dir: "rtl" },
  { key: "jp", tag: "ja", name: "日本語", dir: "ltr" },
  { key: "rus", tag: "ru", name: "Русский", dir: "ltr" },
];

/** Where the choice is kept, as the specification spells it. */
export const LANGUAGE_STORE = "language";

/** The language of a key or a tag; English for anything else. */
export function languageOf(keyOrTag: string | null | undefined): Language {
  const english = LANGUAGES[0] as Language;
  return LANGUAGES.find(({ key, tag }) => key === keyOrTag || tag === keyOrTag) ?? english;
}

/** Areas of text, one file each per language; a page names those it needs. */
export const AREAS = [
  "shell",
  "front",
  "pages",
  "finding",
  "around",
  "matters",
  "consent",
  "designer",
  "tailoring",
  "materials",
  "tools",
  "lettering",
  "whatif",
  "trims",
  "recover",
  "preview",
  "share",
  "history",
  "erp",
  "checkout",
  "fabrics",
  "attributes",
  "formats",
  "swatches",
  "favourites",
  "showrooms",
  "together",
  "roomdesk",
  "goods",
  "inspection",
  "lapdips",
  "samples",
  "fabric",
  "books",
  "sheet",
  "pattern",
  "own-styles",
  "garment",
  "techpack",
  "pieces",
  "states",
  "messages",
  "account",
  "colleagues",
  "joining",
  "sso",
  "help",
  "profile",
  "orders",
  "quotations",
  "catalogue",
  "errors",
] as const;
export type Area = (typeof AREAS)[number];

/** Areas that only the server reads: a page is given their texts with the records they belong to. */
export const SERVER_AREAS = ["colours", "decorations", "descriptions", "warnings", "letters"] as const;
