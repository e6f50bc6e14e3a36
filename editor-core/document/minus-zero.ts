/** JSON has no −0, so what must survive JSON must have none. Writes to the value itself: give it a parser's fresh copy. */
export function withoutMinusZero<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null) {
    const record = value as Record<string, unknown>;
    for (const key of Object.keys(record)) {
      const child = record[key];
      if (child === 0) record[key] = 0;
      else if (typeof child === "object" && child !== null) withoutMinusZero(child);
    }
  }
  return value;
}
