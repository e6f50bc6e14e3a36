import { CODES } from "./calls.ts";

/** Codes of failures that never reached the server, or came back without its envelope. */
export const OFFLINE_CODE = -1;
export const UNKNOWN_CODE = -2;

type FieldFault = { path: string; rule: string; message: string };

/** What a failed call rejects with. `message` is in the user's language; `requestId` is what support asks for. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: number;
  readonly status: number;
  readonly data: unknown;
  readonly requestId: string | null;

  constructor(failure: { code: number; status?: number; message: string; data?: unknown; requestId?: string | null }) {
    super(failure.message);
    this.code = failure.code;
    this.status = failure.status ?? 0;
    this.data = failure.data ?? null;
    this.requestId = failure.requestId ?? null;
  }

  /** Whether the server refused with this error of the contract. */
  is(key: keyof typeof CODES): boolean {
    return this.code === CODES[key];
  }

  /** Nobody answered: the network or the server is away. */
  get isOffline(): boolean {
    return this.code === OFFLINE_CODE;
  }

  /** Worth asking again without changing anything. */
  get isPassing(): boolean {
    return this.isOffline || this.status >= 500;
  }

  /** What to say of it where no field can be marked: the sentence of the first marked field, else the message. */
  get reason(): string {
    return Object.values(this.fields)[0] ?? this.message;
  }

  /** The sentence for each marked field of a form, by the field's path. */
  get fields(): Readonly<Record<string, string>> {
    const faults = (this.data as { fields?: FieldFault[] } | null)?.fields;
    return Object.fromEntries((faults ?? []).map(({ path, message }) => [path, message]));
  }
}

/** Any thrown value as an ApiError, so that pages show one kind. */
export function asApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  return new ApiError({ code: UNKNOWN_CODE, message: thrown instanceof Error ? thrown.message : String(thrown) });
}
