import { useTranslation } from "react-i18next";
import { languageOf } from "./i18n-languages.ts";

const DAY_MS = 86_400_000;
const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["minute", 60_000],
  ["hour", 3_600_000],
  ["day", DAY_MS],
];

const numberFormats = new Map<string, Intl.NumberFormat>();

/** The format of a language and its decimals, made once: a list writes thousands of numbers, and making one costs more than using it a hundred times. */
function numberFormat(tag: string, digits: number | undefined, useGrouping: boolean): Intl.NumberFormat {
  const key = `${tag} ${digits} ${useGrouping}`;
  const known = numberFormats.get(key);
  if (known) return known;
  const fixed =
    digits === undefined ? { maximumFractionDigits: 2 } : { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const made = new Intl.NumberFormat(tag, {
    numberingSystem: "latn",
    signDisplay: "negative",
    useGrouping: useGrouping && "auto",
    ...fixed,
  });
  numberFormats.set(key, made);
  return made;
}

/** A number in the language's manner with Latin digits and a real minus sign, which nothing has none of. `digits` fixes the decimals. */
export function formatNumber(value: number, tag: string, digits?: number, useGrouping = true): string {
  return numberFormat(tag, digits, useGrouping)
    .format(value)
    .replace(/[\u200e\u200f\u061c]/g, "")
    .replace("-", "−");
}

/** A day, or a day and its time, with Latin digits. `iso` is RFC 3339. */
export function formatDate(iso: string, tag: string, withTime = false): string {
  const time = withTime ? ({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const) : {};
  return new Intl.DateTimeFormat(tag, {
    numberingSystem: "latn",
    day: "numeric",
    month: "short",
    year: "numeric",
    ...time,
  }).format(new Date(iso));
}

/** The time of a day, 24 hours, with Latin digits. */
export const formatTime = (iso: string, tag: string): string =>
  new Intl.DateTimeFormat(tag, { numberingSystem: "latn", hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(
    new Date(iso),
  );

/** "5 minutes ago" within a week, the date after that. */
export function formatAge(iso: string, tag: string, now = Date.now()): string {
  const age = now - Date.parse(iso);
  if (age >= 7 * DAY_MS) return formatDate(iso, tag);
  const [unit, step] = STEPS.findLast(([, size]) => age >= size) ?? ["minute", 60_000];
  const words = new Intl.RelativeTimeFormat(`${tag}-u-nu-latn`, { numeric: "auto" });
  return words.format(-Math.max(0, Math.round(age / step)), unit);
}

/** The decimals of a currency's minor unit. Source: ISO 4217, as the browser knows it. */
export const minorDigits = (currency: string): number =>
  new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** An amount in minor units as a figure of the currency, without its sign: 485 USD is 4.85. */
export function formatAmount(amount: number, currency: string, tag: string): string {
  const digits = minorDigits(currency);
  return formatNumber(amount / 10 ** digits, tag, digits);
}

const COMMAS: Readonly<Record<string, string>> = { ar: "، ", ja: "、", "zh-CN": "、" };
/** The comma between the parts of a line, with its space where the language sets one. */
export const commaOf = (tag: string): string => COMMAS[tag] ?? ", ";

/** First strong isolate and its end (Unicode UAX 9): a name in Latin letters does not turn its Arabic neighbours around. */
const isolated = (text: string) => `\u2068${text}\u2069`;

/** Parts of a line with the language's comma between them; what is empty is left out. */
export function formatList(parts: readonly (string | false | null | undefined)[], tag: string): string {
  const said = parts.filter((part) => typeof part === "string" && part !== "") as string[];
  return (languageOf(tag).dir === "rtl" ? said.map(isolated) : said).join(commaOf(tag));
}

/** The formats in the user's language. */
export function useFormat() {
  const { i18n } = useTranslation();
  const tag = i18n.language;
  return {
    number: (value: number, digits?: number) => formatNumber(value, tag, digits),
    amount: (amount: number, currency: string) => formatAmount(amount, currency, tag),
    date: (iso: string, withTime?: boolean) => formatDate(iso, tag, withTime),
    time: (iso: string) => formatTime(iso, tag),
    age: (iso: string) => formatAge(iso, tag),
    list: (parts: Parameters<typeof formatList>[0]) => formatList(parts, tag),
  };
}
