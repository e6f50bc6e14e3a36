import type { ErrorKey } from "@selvedge/contract";

/** An error answered to the caller: one of the contract's errors, with details that help to correct the request. */
export class Refusal extends Error {
  readonly key: ErrorKey;
  readonly data: unknown;
  /** Ids for the log, not sent to the caller. */
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
