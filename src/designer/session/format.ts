import { MM_PER_INCH } from "@selvedge/geometry-core";
import { commaOf, formatList } from "../../i18n-format.ts";
import { withUnit, writeNumber } from "../../ui/index.ts";

/** Numbers as the trade writes them: fixed decimals in the user's manner, Latin digits, the minus sign − instead of a hyphen. */
export type Format = {
  number: (value: number, digits: number) => string;
  /** One decimal, without the unit. */
  mm: (value: number) => string;
  /** A length in mm, or the two sides of an area, as board and readouts write it: one decimal of mm or two of inches, with the unit. */
  length: (mm: number | readonly [number, number], isInches: boolean, digits?: number) => string;
  /** A length in mm as a figure of the unit that is shown, without it: one decimal of mm, two of inches. */
  figure: (mm: number, isInches: boolean, digits?: number) => string;
  degrees: (value: number) => string;
  percent: (value: number) => string;
  /** Hour and minute in the user's language. */
  time: (time: Date | number) => string;
  date: (time: Date | number) => string;
  /** Parts of a line with the language's comma between them; what is empty is left out. */
  list: (parts: Parameters<typeof formatList>[0]) => string;
  comma: string;
};

export function createFormat(languageTag: string): Format {
  const options = { numberingSystem: "latn" } as const;
  const clock = new Intl.DateTimeFormat(languageTag, { ...options, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  const day = new Intl.DateTimeFormat(languageTag, { ...options, dateStyle: "medium" });
  const number = (value: number, digits: number) => writeNumber(value, digits, languageTag);
  const figure: Format["figure"] = (mm, isInches, digits = isInches ? 2 : 1) => number(isInches ? mm / MM_PER_INCH : mm, digits);
  const oneDecimal = (value: number) => number(value, 1);
  return {
    number,
    mm: oneDecimal,
    figure,
    length(mm, isInches, digits) {
      const figures = [mm].flat().map((each) => figure(each, isInches, digits));
      return withUnit(figures.join(" × "), isInches ? "in" : "mm", languageTag);
    },
    degrees: oneDecimal,
    percent: (value) => number(value, value < 10 ? 1 : 0),
    time: (time) => clock.format(time),
    date: (time) => day.format(time),
    list: (parts) => formatList(parts, languageTag),
    comma: commaOf(languageTag),
  };
}
