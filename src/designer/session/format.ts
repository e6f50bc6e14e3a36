import { commaOf, formatList } from "../../i18n-format.ts";
import { withUnit, writeNumber } from "../../ui/index.ts";
import { MM_PER_INCH } from "./lengths.ts";

/** Numbers as the trade writes them: fixed decimals in the reader's manner, Latin digits, the minus sign − instead of a hyphen. */
export type Format = {
  number: (value: number, digits: number) => string;
  /** One decimal, without the unit. */
  mm: (value: number) => string;
  /** A length in mm, or the two sides of an area, as board and readouts write it: one decimal of mm or two of inches, with the unit. */
  length: (mm: number | readonly [number, number], isInches: boolean, digits?: number) => string;
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
  const number = (value: number, digits: number) => writeNumber(value, digits, languageTag);
  const oneDecimal = (value: number) => number(value, 1);
  return {
    number,
    mm: oneDecimal,
    length(mm, isInches, digits = isInches ? 2 : 1) {
      const figures = [mm].flat().map((each) => number(isInches ? each / MM_PER_INCH : each, digits));
      return withUnit(figures.join(" × "), isInches ? "in" : "mm", languageTag);
    },
    degrees: oneDecimal,
    percent: (value) => number(value, value < 10 ? 1 : 0),
    time: (at) => clock.format(at),
    date: (at) => day.format(at),
    list: (parts) => formatList(parts, languageTag),
    comma: commaOf(languageTag),
  };
}
