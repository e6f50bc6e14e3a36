import { ERRORS, PREFIX, saveProposal } from "@selvedge/contract";

/** What came of one request, as its caller saw it. */
export type Answer = {
  readonly what: string;
  /** Null where the connection was refused, or broke. */
  readonly status: number | null;
  readonly ms: number;
  readonly beganAt: number;
  readonly endedAt: number;
  /** Why nobody may be answered like that; null of a right answer and of a clear error. */
  readonly wrong: string | null;
};

/** No test waits longer, and what takes as long has failed long before. */
const GIVEN_UP_MS = 90_000;
/** The statuses of clear errors, each with the codes it may stand with. */
const CLEAR: ReadonlyMap<number, readonly number[]> = new Map([
  [503, [ERRORS.unavailable.code, ERRORS.indexBuilding.code]],
  [507, [ERRORS.diskFull.code]],
]);

/** It says in words of its own that the database is away. */
const READY = "GET /readyz";

/** Every request of the load and what came of it. */
export class Answers {
  readonly all: Answer[] = [];

  /** `fetch` that reads the whole answer and keeps how long that took. */
  readonly fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const beganAt = performance.now();
    const what = `${init.method ?? "GET"} ${new URL(url).pathname.replace(PREFIX, "").slice(0, 60)}`;
    const keep = (status: number | null, wrong: string | null) => {
      const endedAt = performance.now();
      this.all.push({ what, status, ms: endedAt - beganAt, beganAt, endedAt, wrong });
    };
    try {
      const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(GIVEN_UP_MS) });
      const body = await answer.arrayBuffer();
      keep(answer.status, wrongOf(what, answer, body));
      return new Response(body, { status: answer.status, headers: answer.headers });
    } catch (error) {
      keep(null, null);
      throw error;
    }
  };

  /** Those that ended within a time. */
  between(from: number, until: number): Answer[] {
    return this.all.filter(({ endedAt }) => from <= endedAt && endedAt < until);
  }
}

function wrongOf(what: string, { status, headers }: Response, body: ArrayBuffer): string | null {
  if (status === 200) return null;
  const text = new TextDecoder().decode(body).slice(0, 300);
  if (what === READY && status === 503 && text.includes('"ready":false')) return null;
  const said = `${what} answered ${status} ${text}`;
  // Somebody whose save got no answer asks, and it takes place after that.
  if (status === ERRORS.stale.status && what.endsWith(saveProposal.path)) return null;
  const codes = CLEAR.get(status);
  if (!codes || !isEnvelopeOf(text, codes)) return said;
  return status === ERRORS.unavailable.status && !(Number(headers.get("retry-after")) > 0)
    ? `${said}, without Retry-After`
    : null;
}

function isEnvelopeOf(text: string, codes: readonly number[]): boolean {
  try {
    const { code, message } = JSON.parse(text) as { code?: number; message?: string };
    return codes.includes(code ?? 0) && Boolean(message);
  } catch {
    return false;
  }
}
