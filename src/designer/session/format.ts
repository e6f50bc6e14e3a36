import { commaOf, formatList } from "../../i18n-format.ts";

/** Numbers as the trade writes them: fixed decimals, Latin digits, the minus sign − instead of a hyphen. */
const minus = (text: string) => text.replace("-", "−");

export type Format = {
  /** One decimal, without the unit. */
  mm: (value: number) => string;
  degrees: (value: number) => string;
  percent: (value: number) => string;
  /** Hour and minute in the reader's language. */
  time: (at: Date | number) => string;
  date: (at: Date | number) => string;
  /** Parts of a line with the language's comma between them; what is empty is left out. */
  list: (parts: Parameters<typeof formatList>[0]) => string;
  comma: string;
};

export function createFormat(languageTag: string): Format {
  const options = { numberingSystem: "latn" } as const;
  const clock = new Intl.DateTimeFormat(languageTag, { ...options, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  const day = new Intl.DateTimeFormat(languageTag, { ...options, dateStyle: "medium" });
  const oneDecimal = (value: number) => minus((Math.abs(value) < 0.05 ? 0 : value).toFixed(1));
  return {
    mm: oneDecimal,
    degrees: oneDecimal,
    percent: (value) => minus(value < 10 ? value.toFixed(1) : value.toFixed(0)),
    time: (at) => clock.format(at),
    date: (at) => day.format(at),
    list: (parts) => formatList(parts, languageTag),
    comma: commaOf(languageTag),
  };
}
