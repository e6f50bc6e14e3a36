/** The same document as the same string, for hashing: keys in order, no −0. A number JSON cannot hold throws a RangeError. */
export function canonical(document: unknown): string {
  return JSON.stringify(document, (_key, value: unknown) => {
    if (typeof value === "number") {
      if (!Number.isFinite(value)) throw new RangeError("a document holds finite numbers only");
      return value + 0;
    }
    return value !== null && typeof value === "object" && !Array.isArray(value)
      ? sorted(value as Record<string, unknown>)
      : value;
  });
}

function sorted(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
}
