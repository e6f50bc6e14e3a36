import { type BookColour, screenColour } from "../../colour/book.ts";
import { unreadable } from "../problem.ts";
import { linesOf } from "../text.ts";
import { checkCount } from "./book-limits.ts";
import { hexOfRgb } from "./colour-models.ts";

const FULL = 255;
const COLOUR_LINE = /^(\d{1,3})\s+(\d{1,3})\s+(\d{1,3})(?:\s+(.*))?$/;
const HEADER_LINE = /^(name|columns|channels)\s*:(.*)$/i;

/** A GIMP palette: its name, if it has one, and its colours. */
export function readGpl(text: string): { readonly name?: string; readonly colours: readonly BookColour[] } {
  const lines = linesOf(text);
  if (lines[0]?.trim() !== "GIMP Palette") throw unreadable("otherFormat", { format: "GPL" });
  const colours: BookColour[] = [];
  let name: string | undefined;
  lines.slice(1).forEach((raw, index) => {
    const line = index + 2;
    const content = raw.trim();
    if (content === "" || content.startsWith("#")) return;
    const header = HEADER_LINE.exec(content);
    if (header) {
      if (header[1]!.toLowerCase() === "name") name = header[2]!.trim();
      return;
    }
    const colour = COLOUR_LINE.exec(content);
    if (!colour) throw unreadable("lineForm", { line, expected: "255 255 255 name" });
    const channels = [colour[1], colour[2], colour[3]].map(Number) as [number, number, number];
    const beyond = channels.find((value) => value > FULL);
    if (beyond !== undefined) throw unreadable("range", { line, value: beyond, min: 0, max: FULL });
    const [red, green, blue] = channels;
    colours.push(screenColour(colour[4] ?? "", hexOfRgb(red / FULL, green / FULL, blue / FULL)));
    checkCount(colours.length);
  });
  return { ...(name ? { name } : {}), colours };
}
