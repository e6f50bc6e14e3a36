import type { ErrorKey } from "@selvedge/contract";

/** A refusal that the caller is told of: one of the contract's errors, with what helps to mend it. */
export class Refusal extends Error {
  readonly key: ErrorKey;
  readonly data: unknown;
  constructor(key: ErrorKey, data: unknown = null) {
    super(key);
    this.key = key;
    this.data = data;
  }
}

/** `throw refuse("notFound")` ends a handler with that error. */
export const refuse = (key: ErrorKey, data: unknown = null) => new Refusal(key, data);
