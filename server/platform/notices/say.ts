import { LANGUAGE_TAGS, type Lang } from "@selvedge/contract";
import type { NoticeValue } from "./tables.ts";

const FIGURES = { numberingSystem: "latn", useGrouping: false, maximumFractionDigits: 2 } as const;
/** A number as a language writes it, with Latin digits. */
const written = (value: number, language: Lang): string => new Intl.NumberFormat(LANGUAGE_TAGS[language], FIGURES).format(value);

/** A notice's text in a language: the values of its {{names}} are filled in, those that are texts themselves translated first. Without `language` numbers stand as in English. */
export const sayNotice = (
  translate: (english: string) => string,
  { key, values }: { key: string; values: Readonly<Record<string, NoticeValue>> },
  language: Lang = "en",
): string =>
  translate(key).replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    if (typeof value === "number") return written(value, language);
    return typeof value === "object" ? translate(value.key) : value;
  });
