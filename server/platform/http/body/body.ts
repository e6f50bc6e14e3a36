import type { MultipartFile } from "@fastify/multipart";
import type { Call } from "@selvedge/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { refuse } from "../../refuse.ts";
import type { UploadedFile } from "../registry.ts";

type Fields = Record<string, unknown>;
/** What a field may be, as far as text can be turned into it. */
type Kind = "string" | "number" | "boolean" | "structure";
type JsonSchema = {
  type?: string | string[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  enum?: unknown[];
  const?: unknown;
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
};

const URLENCODED = "application/x-www-form-urlencoded";

/** Bodies reach the handler as bytes, whatever their type; `readBody` decides by the header and the first character. */
export function acceptAnyBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
}

/** The raw fields of a request: query of a GET; JSON or form-urlencoded body of a POST. Text is turned into what the call's schema expects. */
export function readBody(call: Call, request: FastifyRequest): Fields {
  if (call.method === "GET") return fromText(call, new URLSearchParams(queryOf(request)));
  const { body } = request;
  if (!Buffer.isBuffer(body) || body.length === 0) return {};
  const type = (request.headers["content-type"] ?? "").split(";")[0]!.trim().toLowerCase();
  const text = body.toString("utf8");
  // Old axios sends a JSON string under the urlencoded header; a beacon sends it as text/plain.
  if (/^\s*[{[]/.test(text) || type !== URLENCODED) return parseObject(text);
  return fromText(call, new URLSearchParams(text));
}

const queryOf = (request: FastifyRequest) => request.url.split("?")[1] ?? "";

function parseObject(text: string): Fields {
  const value = parseJson(text);
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw refuse("unreadableBody");
  return value as Fields;
}

function parseJson(text: string): unknown {
  // A key that would reach an object's prototype has no business in any call.
  if (/"(?:_|\\u005f)(?:_|\\u005f)proto(?:_|\\u005f)(?:_|\\u005f)"\s*:/i.test(text)) throw refuse("unreadableBody");
  try {
    return JSON.parse(text);
  } catch {
    throw refuse("unreadableBody");
  }
}

const kindsOfCall = new WeakMap<Call, ReadonlyMap<string, ReadonlySet<Kind>>>();

/** Fields that came as text. A field that may be text stays text; arrays and objects are JSON strings. */
function fromText(call: Call, pairs: Iterable<readonly [string, string]>): Fields {
  let kinds = kindsOfCall.get(call);
  if (!kinds) {
    kinds = kindsOf(call);
    kindsOfCall.set(call, kinds);
  }
  const fields: Fields = Object.create(null);
  for (const [name, text] of pairs) fields[name] = asKind(text, kinds.get(name));
  return { ...fields };
}

function asKind(text: string, kinds: ReadonlySet<Kind> | undefined): unknown {
  if (!kinds || kinds.size === 0 || kinds.has("string")) return text;
  if (kinds.has("number") && /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text)) return Number(text);
  if (kinds.has("boolean") && (text === "true" || text === "false")) return text === "true";
  if (kinds.has("structure") && /^\s*[{[]/.test(text)) return parseJson(text);
  return text;
}

function kindsOf(call: Call): Map<string, Set<Kind>> {
  const root = z.toJSONSchema(call.body, { io: "input", unrepresentable: "any" }) as JsonSchema;
  const kinds = new Map<string, Set<Kind>>();
  const resolve = (schema: JsonSchema): JsonSchema =>
    schema.$ref ? (root.$defs?.[schema.$ref.split("/").pop()!] ?? {}) : schema;
  const gather = (given: JsonSchema, into: Set<Kind>): void => {
    const schema = resolve(given);
    for (const part of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]) gather(part, into);
    const values = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
    for (const type of [schema.type ?? [], values.map((value) => typeof value)].flat()) {
      if (type === "string") into.add("string");
      else if (type === "number" || type === "integer") into.add("number");
      else if (type === "boolean") into.add("boolean");
      else if (type === "array" || type === "object") into.add("structure");
    }
  };
  const walk = (given: JsonSchema): void => {
    const schema = resolve(given);
    for (const part of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]) walk(part);
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      const known = kinds.get(name) ?? new Set<Kind>();
      gather(field, known);
      kinds.set(name, known);
    }
  };
  walk(root);
  return kinds;
}

const MAX_FORM_FIELDS = 50;
const MAX_FORM_FIELD_BYTES = 100_000;

/** Text fields beyond what a call may bring. */
class LongField extends Error {}

/** A multipart body: its text fields and the one file in the field `file`. Too large a file is refused while it is read. */
export async function readUpload(
  call: Call,
  maxBytes: number,
  request: FastifyRequest,
): Promise<{ fields: Fields; file: UploadedFile | null }> {
  if (!request.isMultipart()) return { fields: readBody(call, request), file: null };
  const texts: [string, string][] = [];
  let file: UploadedFile | null = null;
  const fieldSize = call.bodyBytes ?? MAX_FORM_FIELD_BYTES;
  const limits = { fileSize: maxBytes, files: 1, fields: MAX_FORM_FIELDS, fieldSize };
  let bytes = 0;
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === "field") {
        const text = String(part.value);
        bytes += Buffer.byteLength(text);
        // Of one call, not of one field: fifty large ones are no design.
        if (part.valueTruncated || (call.bodyBytes && bytes > call.bodyBytes)) throw new LongField();
        texts.push([part.fieldname, text]);
      } else file = await readFile(part);
    }
  } catch (error) {
    if (error instanceof LongField) throw refuse("tooLarge", { maxBytes: fieldSize });
    const code = (error as { code?: string }).code ?? "";
    if (code === "FST_REQ_FILE_TOO_LARGE") throw refuse("tooLarge", { maxBytes });
    throw code.startsWith("FST_") ||
      error instanceof SyntaxError ||
      /multipart|Unexpected end|Part terminated/i.test(String(error))
      ? refuse("unreadableBody")
      : error;
  }
  return { fields: fromText(call, texts), file };
}

async function readFile(part: MultipartFile): Promise<UploadedFile | null> {
  const bytes = await part.toBuffer();
  return part.fieldname === "file" ? { bytes, name: (part.filename ?? "").toWellFormed().replaceAll("\0", "") } : null;
}
