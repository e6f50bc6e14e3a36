import type { Parts } from "./parts.ts";
import { attribute, nodesAt } from "./xml.ts";

/** Built-in number formats that show a date or a time. Source: ECMA-376, part 1, section 18.8.30. */
const DATE_FORMATS = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 30, 36, 45, 46, 47, 50, 57]);
/** What is left of a format without colours, quoted words and escapes says a day, a month, a year or an hour. */
const isDateCode = (code: string): boolean => /[dmyhs]/i.test(code.replace(/\[[^\]]*\]|"[^"]*"|\\./g, ""));

/** Whether a cell of each style shows its number as a date. */
export function dateStyles(parts: Parts, stylesPart: string | undefined): readonly boolean[] {
  const styles = stylesPart ? parts.xml(stylesPart) : undefined;
  const own = new Map(
    nodesAt(styles, "styleSheet", "numFmts", "numFmt").map((format) => [
      Number(attribute(format, "numFmtId")),
      attribute(format, "formatCode"),
    ]),
  );
  return nodesAt(styles, "styleSheet", "cellXfs", "xf").map((style) => {
    const id = Number(attribute(style, "numFmtId"));
    return DATE_FORMATS.has(id) || isDateCode(own.get(id) ?? "");
  });
}
