import { strFromU8, strToU8 } from "fflate";

const LATIN_1 = true;
const REPLACEMENT = "�";

function utf16(bytes: Uint8Array, littleEndian: boolean): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let text = "";
  for (let offset = 2; offset + 1 < bytes.length; offset += 2) text += String.fromCharCode(view.getUint16(offset, littleEndian));
  return text;
}

/** Whether bytes are what the text is written as: a file may also mean the sign that stands for what could not be read. */
function saysItself(text: string, bytes: Uint8Array): boolean {
  const written = strToU8(text);
  return written.length === bytes.length && written.every((byte, index) => byte === bytes[index]);
}

/** The text of a file: UTF-8, or UTF-16 by its mark, or Latin-1 where it is not UTF-8, as older programs write. */
export function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return utf16(bytes, true);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return utf16(bytes, false);
  const text = strFromU8(bytes);
  if (text.includes(REPLACEMENT) && !saysItself(text, bytes)) return strFromU8(bytes, LATIN_1);
  return text.startsWith("\uFEFF") ? text.slice(1) : text;
}

/** Lines of a text whatever ends them; the first has number 1. */
export const linesOf = (text: string): readonly string[] => text.split(/\r\n|\n|\r/);

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/** A finite number written in full, or undefined. */
export function numberIn(text: string): number | undefined {
  const trimmed = text.trim();
  if (!NUMBER.test(trimmed)) return undefined;
  const value = Number(trimmed);
  return Number.isFinite(value) ? value : undefined;
}
