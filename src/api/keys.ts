/** A key nobody else has. Works on plain http too, where `crypto.randomUUID` is not there. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Idempotency keys of what is sent: the same again keeps its key until it is answered, so that a lost answer never makes two of it; what differs has another. */
export function sendingKeys() {
  const keys = new Map<string, string>();
  return {
    keyFor(input: unknown): string {
      const body = JSON.stringify(input);
      const known = keys.get(body) ?? newKey();
      keys.set(body, known);
      return known;
    },
    answered(input: unknown): void {
      keys.delete(JSON.stringify(input));
    },
  };
}
