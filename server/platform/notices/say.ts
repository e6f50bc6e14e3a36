import type { NoticeValue } from "./tables.ts";

/** A notice's text in a language: the values of its {{names}} are filled in, those that are texts themselves translated first. */
export const sayNotice = (
  translate: (english: string) => string,
  { key, values }: { key: string; values: Readonly<Record<string, NoticeValue>> },
): string =>
  translate(key).replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return typeof value === "object" ? translate(value.key) : String(value);
  });
