import { createHash } from "node:crypto";
import { addDays } from "../../../platform/time/days.ts";

export type Entry = {
  /** The same for one matter at every export, so that a calendar changes its entry and makes no second one. */
  readonly key: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly title: string;
  readonly description: string;
};

const MAX_OCTETS = 75;
const escaped = (text: string) => text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");

/** A line of more than 75 octets goes on in the next one, after a space. Source: RFC 5545, section 3.1. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  for (const char of line) {
    if (Buffer.byteLength(part + char) > MAX_OCTETS - (parts.length > 0 ? 1 : 0)) {
      parts.push(part);
      part = "";
    }
    part += char;
  }
  return [...parts, part].join("\r\n ");
}

/** An iCalendar file of whole-day entries. Source: RFC 5545. */
export function calendarOf(entries: readonly Entry[], now: Date): string {
  const stamp = `${now.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
  const compact = (day: string) => day.replaceAll("-", "");
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Selvedge//Orders//EN",
    "CALSCALE:GREGORIAN",
    ...entries.flatMap(({ key, day, title, description }) => [
      "BEGIN:VEVENT",
      `UID:${createHash("sha256").update(key).digest("hex").slice(0, 32)}@selvedge`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${compact(day)}`,
      `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
      `SUMMARY:${escaped(title)}`,
      `DESCRIPTION:${escaped(description)}`,
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}
