/** SQLSTATE of a connection that the server refuses or drops: class 08, too many connections, and 57P01 to 57P05. */
const SQL_STATES = /^(08...|53300|57P0[1-5])$/;
/** Of sockets. */
const SYSTEM_CODES: ReadonlySet<string> = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
]);
/** node-postgres and its pool say these in words alone. */
export const STALLED = "Query read timeout";
const WORDS = new RegExp(
  `^(Connection terminated|${STALLED}|timeout exceeded when trying to connect|Client has encountered a connection error)`,
);

/** Whether the database is not to be reached, or its connection was lost on the way: nothing is wrong with what was asked. */
export function isDatabaseLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (typeof code === "string" && (SQL_STATES.test(code) || SYSTEM_CODES.has(code))) || WORDS.test(error.message);
}

/** Whether a statement was given up because it took too long. */
export const isStatementCancelled = (error: unknown): boolean =>
  error instanceof Error && (error as { code?: unknown }).code === "57014";

/** Whether a row is refused because another has the same values already: by a unique index of that name or, without one, by any. */
export function isUniqueViolation(error: unknown, index?: string): boolean {
  if (!(error instanceof Error)) return false;
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return code === "23505" && (index === undefined || constraint === index);
}

/** Whether the database cannot hold a value: out of range, or no text. A definition should have refused it. */
export const isValueRefused = (error: unknown): boolean =>
  error instanceof Error && /^(22003|22007|22008|22021|22P02|22P05)$/.test(String((error as { code?: unknown }).code));
