import { ADVANCED } from "../goods/fields.ts";

/** What follows each of the thirteen values (spec section 5). */
const SEPARATOR = " @";

/** The thirteen values as one string, each followed by ` @`; null when all are blank, for then there is nothing to search. An @ inside a value would end it, so it becomes a space. */
export function writeAdvcid(values: readonly string[]): string | null {
  const parts = ADVANCED.map((_, part) => (values[part] ?? "").replaceAll("@", " ").trim());
  return parts.some(Boolean) ? parts.map((value) => value + SEPARATOR).join("") : null;
}

/** The thirteen values of such a string; what is missing is blank. */
export function readAdvcid(advcid: string): string[] {
  const values = advcid.split("@").map((value) => value.trim());
  return ADVANCED.map((_, part) => values[part] ?? "");
}
