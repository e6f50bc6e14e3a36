import { unreadable } from "./problem.ts";
import { linesOf } from "./text.ts";

/** One `key=value` of a section, with the line it stands on. */
export type Entry = { readonly key: string; readonly value: string; readonly line: number };
/** A section of an INI text; its name in capitals. */
export type Section = { readonly name: string; readonly line: number; readonly entries: readonly Entry[] };

const HEADING = /^\[([^\]]*)\]/;

/** The sections of an INI text in their order. Comments (`;`) and empty lines are passed over. */
export function sectionsOf(text: string): readonly Section[] {
  const sections: (Section & { readonly entries: Entry[] })[] = [];
  linesOf(text).forEach((raw, index) => {
    const line = index + 1;
    const content = raw.trim();
    if (content === "" || content.startsWith(";")) return;
    const heading = HEADING.exec(content);
    if (heading) {
      sections.push({ name: heading[1]!.trim().toUpperCase(), line, entries: [] });
      return;
    }
    const open = sections.at(-1);
    if (!open) throw unreadable("lineOutside", { line });
    const equals = content.indexOf("=");
    if (equals <= 0) throw unreadable("lineForm", { line, expected: "key=value" });
    open.entries.push({ key: content.slice(0, equals).trim(), value: content.slice(equals + 1).trim(), line });
  });
  return sections;
}
