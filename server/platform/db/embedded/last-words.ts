/** What a database says as it ends: the sentence, and its SQLSTATE. */
export type LastWords = { readonly message: string; readonly code: string };

const ERROR_RESPONSE = "E".charCodeAt(0);
/** The type and the length, which counts itself. */
const HEAD_BYTES = 5;
const ENDS = new Set(["PANIC", "FATAL"]);

/**
 * The error among the messages of an answer after which its process is no more, or null.
 * Source: PostgreSQL, Frontend/Backend Protocol, Message Formats (ErrorResponse) and Error and Notice Message Fields.
 */
export function lastWordsIn(answer: Uint8Array): LastWords | null {
  const bytes = Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength);
  for (let offset = 0; offset + HEAD_BYTES <= bytes.length; ) {
    const end = offset + 1 + bytes.readInt32BE(offset + 1);
    if (bytes[offset] === ERROR_RESPONSE) {
      const fields = fieldsOf(bytes.toString("utf8", offset + HEAD_BYTES, end));
      if (ENDS.has(fields.get("V") ?? "")) return { message: fields.get("M") ?? "", code: fields.get("C") ?? "" };
    }
    offset = end;
  }
  return null;
}

/** Each is a letter and a text, with a zero byte behind it. */
const fieldsOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .split("\0")
      .filter(Boolean)
      .map((field) => [field.slice(0, 1), field.slice(1)]),
  );
