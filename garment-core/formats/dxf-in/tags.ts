/** A DXF that cannot be read: what was expected, and the line of the file where it was not found, counted from 1. */
export class DxfError extends Error {
  override readonly name = "DxfError";
  readonly line: number;
  constructor(line: number, expected: string) {
    super(`Line ${line}: ${expected}`);
    this.line = line;
  }
}

/** A group code with its value; `line` is where the code stands. */
export type Tag = { readonly code: number; readonly value: string; readonly line: number };

/** The longest text that is read: a graded pattern of a coat takes a tenth of it. */
export const MAX_DXF_CHARACTERS = 24_000_000;
const BINARY = "AutoCAD Binary DXF";
const MAX_SHOWN = 40;

/** A value as an error quotes it. */
export const quoted = (value: string): string => `"${value.length > MAX_SHOWN ? `${value.slice(0, MAX_SHOWN)}…` : value}"`;

/** The group codes of a text DXF in their order, comments left out. Throws a DxfError. */
export function tagsOf(text: string): Tag[] {
  if (text.startsWith(BINARY)) throw new DxfError(1, "a text DXF was expected, this one is binary. Save it as ASCII.");
  if (text.length > MAX_DXF_CHARACTERS)
    throw new DxfError(1, `at most ${MAX_DXF_CHARACTERS} characters are read, this file has ${text.length}.`);
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/);
  while (lines.length > 0 && lines.at(-1)!.trim() === "") lines.pop();
  const tags: Tag[] = [];
  for (let i = 0; i < lines.length; i += 2) {
    const code = lines[i]!.trim();
    if (!/^-?\d{1,4}$/.test(code)) throw new DxfError(i + 1, `a group code was expected, not ${quoted(code)}. Is this a DXF?`);
    const value = lines[i + 1];
    if (value === undefined) throw new DxfError(i + 1, `the file ends after the group code ${code}, before its value.`);
    if (code !== "999") tags.push({ code: Number(code), value: value.trim(), line: i + 1 });
  }
  return tags;
}

/** A number a tag holds; throws a DxfError where it is none. */
export function numberOf({ value, line }: Tag): number {
  const found = value === "" ? Number.NaN : Number(value.replace(/d/i, "e"));
  if (!Number.isFinite(found)) throw new DxfError(line + 1, `a number was expected, not ${quoted(value)}.`);
  return found;
}
