import type { ErrorKey } from "@selvedge/contract";
import { isUniqueViolation } from "./db/faults.ts";

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

/** Does what may find a name taken: the unique violation of that index or, without one, of any becomes `nameUsed`. */
export async function refusingUsedName<Result>(work: () => Promise<Result>, index?: string): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error, index)) throw refuse("nameUsed");
    throw error;
  }
}
