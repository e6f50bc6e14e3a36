import { read } from "../i18n-read.ts";

/** All of them: of English little travels, since a text is its own key. */
export const texts = read(
  import.meta.glob<Record<string, string>>(["../../locales/en/*.json", "!../../locales/en/descriptions.json"], {
    import: "default",
    eager: true,
  }),
);
