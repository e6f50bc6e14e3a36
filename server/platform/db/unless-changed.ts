import type { Db } from "./tables.ts";

/** Says how many statements that may change something were sent to a database so far; null when its answers cannot be trusted any more. */
export type CountChanges = () => number | null;

const countOf = new WeakMap<Db, CountChanges>();
/** What was read since the last change. */
const known = new WeakMap<Db, { readonly changes: number; readonly answers: Map<string, unknown> }>();

/** More answers than this are forgotten together: there are as many as people at work. */
const MAX_ANSWERS = 1_000;

/** For a database that nobody changes but through this connection. */
export const countChanges = (db: Db, count: CountChanges): void => void countOf.set(db, count);

/**
 * What `read` answers, from memory while nothing was sent that may have changed it. Exact, for it is asked only where every change is
 * seen: on the embedded database outside of transactions. Elsewhere it reads each time.
 */
export async function unlessChanged<Answer>(db: Db, key: string, read: () => Promise<Answer>): Promise<Answer> {
  const changes = countOf.get(db)?.() ?? null;
  if (changes === null) return read();
  const since = known.get(db);
  const current = since?.changes === changes && since.answers.size < MAX_ANSWERS ? since : { changes, answers: new Map() };
  known.set(db, current);
  if (current.answers.has(key)) return current.answers.get(key) as Answer;
  const answer = await read();
  current.answers.set(key, answer);
  return answer;
}
