import type { ErrorKey } from "@selvedge/contract";

/** A refusal that the caller is told of: one of the contract's errors, with what helps to mend it. */
export class Refusal extends Error {
  readonly key: ErrorKey;
  readonly data: unknown;
  /** Ids for the log that the caller is not told. */
  readonly about: Readonly<Record<string, string>>;
  constructor(key: ErrorKey, data: unknown = null, about: Readonly<Record<string, string>> = {}) {
    super(key);
    this.key = key;
    this.data = data;
    this.about = about;
  }
}

/** `throw refuse("notFound")` ends a handler with that error. */
export const refuse = (...why: ConstructorParameters<typeof Refusal>) => new Refusal(...why);
