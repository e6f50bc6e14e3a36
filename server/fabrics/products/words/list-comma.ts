/** The comma of a list in the caller's language, with its space where the language sets one: what stands between the two of a pair. */
export const listComma = (translate: (english: string) => string): string =>
  translate("{{one}}, {{other}}").replace("{{one}}", "").replace("{{other}}", "");
