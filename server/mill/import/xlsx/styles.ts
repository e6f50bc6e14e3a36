import type { Parts } from "./parts.ts";
import { attribute, nodesAt } from "./xml.ts";

/** Built-in number formats that show a date or a time. Source: ECMA-376, part 1, section 18.8.30. */
const DATE_FORMATS = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 30, 36, 45, 46, 47, 50, 57]);
/** What is left of a format without colours, quoted words and escapes says a day, a month, a year or an hour. */
const isDateCode = (code: string): boolean => /[dmyhs]/i.test(code.replace(/\[[^\]]*\]|"[^"]*"|\\./g, ""));

/** A length in a unit that the format writes behind the figure. */
const LENGTH = /^(?:\[[^\]]*\])*(?:General|[#0?.,\s]+)\s*(cm|mm|inch(?:es)?|in|["″])\s*$/i;
/** What a format adds to a number of its own: of 6 in `0" cm"` people see 6 cm. Only lengths are wanted. */
function unitOf(code: string): string {
  const [positive = ""] = code.split(";");
  const shown = positive.replace(/\\(.)|"([^"]*)"|[_*]./g, (_, escaped?: string, quoted?: string) => escaped ?? quoted ?? "");
  return LENGTH.exec(shown)?.[1] ?? "";
}

/** How the cells of a style show their number: as a date, or with a unit of length behind it ("" for none). */
export type CellStyle = { readonly isDate: boolean; readonly unit: string };

export function cellStyles(parts: Parts, stylesPart: string | undefined): readonly CellStyle[] {
  const styles = stylesPart ? parts.xml(stylesPart) : undefined;
  const own = new Map(
    nodesAt(styles, "styleSheet", "numFmts", "numFmt").map((format) => [
      Number(attribute(format, "numFmtId")),
      attribute(format, "formatCode"),
    ]),
  );
  return nodesAt(styles, "styleSheet", "cellXfs", "xf").map((style) => {
    const id = Number(attribute(style, "numFmtId"));
    const code = own.get(id) ?? "";
    return { isDate: DATE_FORMATS.has(id) || isDateCode(code), unit: unitOf(code) };
  });
}
