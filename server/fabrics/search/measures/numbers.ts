/** A number without a range matches those within this share of it: mills weigh and set within five per cent. */
const TOLERANCE = 0.05;

export type Range = readonly [from: number, to: number];

export const about = (value: number): Range => [value * (1 - TOLERANCE), value * (1 + TOLERANCE)];

const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`;
const BETWEEN = new RegExp(String.raw`^${NUMBER}\s*(?:-|–|—|~|～|to|…|\.\.)\s*${NUMBER}`, "u");
const BELOW = new RegExp(String.raw`^(?:<=?|≤|under|below|max\.?|up to)\s*${NUMBER}`, "iu");
const ABOVE = new RegExp(String.raw`^(?:>=?|≥|over|above|min\.?|from)\s*${NUMBER}|^${NUMBER}\s*\+`, "iu");
const ALONE = new RegExp(`^${NUMBER}`, "u");

const asNumber = (text: string): number => Number(text.replace(",", "."));

/** "110-130", "<120", "200+", or "120", which stands for about that much; null for a text without a number. */
export function readRange(text: string): Range | null {
  const typed = text.normalize("NFKC").trim();
  const [, from, to] = BETWEEN.exec(typed) ?? [];
  if (from && to) return [Math.min(asNumber(from), asNumber(to)), Math.max(asNumber(from), asNumber(to))];
  const [, most] = BELOW.exec(typed) ?? [];
  if (most) return [0, asNumber(most)];
  const above = ABOVE.exec(typed);
  if (above) return [asNumber((above[1] ?? above[2])!), Number.POSITIVE_INFINITY];
  const [, alone] = ALONE.exec(typed) ?? [];
  return alone ? about(asNumber(alone)) : null;
}
