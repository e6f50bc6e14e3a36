import type { FieldError } from "./validation.ts";

/** Entries of one object or list; a design has at most some hundred of anything. */
const MAX_ENTRIES = 5_000;
/** Values of a whole body. */
const MAX_VALUES = 200_000;
const MAX_DEPTH = 64;

type Place = { readonly value: unknown; readonly name: string; readonly within: Place | null; readonly depth: number };
type Odd = Pick<FieldError, "path" | "rule"> & { readonly english: string; readonly n?: number };

const pathOf = ({ name, within }: Place): string => (within?.within ? `${pathOf(within)}.${name}` : name);
const tooMany = (place: Place, n: number): Odd => ({
  path: pathOf(place),
  rule: "maxLength",
  english: "Maximum number of entries: {{n}}.",
  n,
});
const unreadable = (place: Place): Odd => ({ path: pathOf(place), rule: "format", english: "The format is not valid." });

/** Text that no database and no other program takes: with a zero byte, or half of a character. */
const isOddText = (text: string) => text.includes("\0") || !text.isWellFormed();

/**
 * What is odd about the fields of a request, or null: more entries than anybody means, or text that nobody can have typed. It is
 * found before the definition is asked, which takes far longer and keeps a record of every fault: 200,000 values in 20 ms.
 */
export function oddEntry(fields: Readonly<Record<string, unknown>>): Odd | null {
  const waiting: Place[] = [{ value: fields, name: "", within: null, depth: 0 }];
  let values = 0;
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    const { value, name, depth } = place;
    if (isOddText(name) || (typeof value === "string" && isOddText(value))) return unreadable(place);
    if (typeof value !== "object" || value === null) continue;
    const entries = Object.entries(value);
    values += entries.length;
    if (entries.length > MAX_ENTRIES) return tooMany(place, MAX_ENTRIES);
    if (values > MAX_VALUES) return tooMany(place, MAX_VALUES);
    if (depth === MAX_DEPTH) return unreadable(place);
    for (const [key, inner] of entries) waiting.push({ value: inner, name: key, within: place, depth: depth + 1 });
  }
  return null;
}
