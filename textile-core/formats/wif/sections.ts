import { unreadable } from "../problem.ts";
import { linesOf } from "../text.ts";

/** One `key=value` of a section, with the line it stands on. */
export type Entry = { readonly key: string; readonly value: string; readonly line: number };
/** Sections by their name in capitals; a name that comes twice goes on where it left off. */
export type Sections = ReadonlyMap<string, readonly Entry[]>;

const HEADING = /^\[([^\]]*)\]/;

/** Splits an INI text into its sections. Comments (`;`) and empty lines are passed over. */
export function sectionsOf(text: string): Sections {
  const sections = new Map<string, Entry[]>();
  let open: Entry[] | undefined;
  linesOf(text).forEach((raw, index) => {
    const line = index + 1;
    const content = raw.trim();
    if (content === "" || content.startsWith(";")) return;
    const heading = HEADING.exec(content);
    if (heading) {
      const name = heading[1]!.trim().toUpperCase();
      open = sections.get(name) ?? [];
      sections.set(name, open);
      return;
    }
    if (!open) throw unreadable("lineOutside", { line });
    const equals = content.indexOf("=");
    if (equals <= 0) throw unreadable("lineForm", { line, expected: "key=value" });
    open.push({ key: content.slice(0, equals).trim(), value: content.slice(equals + 1).trim(), line });
  });
  return sections;
}
