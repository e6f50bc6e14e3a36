import { type Call, COMMON_ERRORS, ERRORS, PREFIX } from "@selvedge/contract";
import { z } from "zod";

type Json = { [key: string]: unknown };

const TITLE = "Selvedge";
const SHARE_FIELDS_NOTE = "A session, or shareToken (and sharePassword) of a link.";
const WHO = {
  public: "Anybody.",
  customer: "A signed-in customer.",
  shared: SHARE_FIELDS_NOTE,
  publicOrShared: "Anybody; more with a session, or shareToken (and sharePassword) of a link.",
  staff: "Staff of the mill.",
} as const;

/** The name of a call in the document: the last two words of its path. */
export const operationId = ({ path }: Pick<Call, "path">) => path.slice(1).replaceAll("/", ".");

/** The OpenAPI 3.1 document of the calls, made from the schemas they are checked with. */
export function openApiDocument(calls: readonly Call[], version: string): Json {
  const schemas: Json = {};
  const schemaOf = (schema: z.ZodType, io: "input" | "output", owner: string): Json =>
    hoist(z.toJSONSchema(schema, { io, unrepresentable: "any" }) as Json, owner, schemas);
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    const operation = describe(call, schemaOf);
    for (const path of call.rootPath ? [PREFIX + call.path, call.path] : [PREFIX + call.path])
      paths[path] = {
        [call.method.toLowerCase()]: path === call.path ? { ...operation, operationId: `${operationId(call)}.root` } : operation,
      };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: TITLE,
      version,
      description: "Every call of the portal. Answers are envelopes {code, message, data}; 20000 means success.",
    },
    paths,
    components: {
      schemas,
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: "__Host-sid" } },
    },
  };
}

function describe(call: Call, schemaOf: (schema: z.ZodType, io: "input" | "output", owner: string) => Json): Json {
  const id = operationId(call);
  const body = schemaOf(call.body, "input", id);
  const data = call.answer !== "envelope" ? null : schemaOf(call.data, "output", `${id}.data`);
  const errors = [...new Set([...COMMON_ERRORS, ...call.errors])];
  return {
    operationId: id,
    tags: [call.path.split("/")[1]],
    summary: call.summary,
    description: `${WHO[call.access]}${call.rate ? ` At most ${call.rate.max} in ${call.rate.windowMs / 1_000} s.` : ""}`,
    security: call.access === "public" || call.access === "publicOrShared" ? [] : [{ session: [] }],
    ...(call.method === "GET"
      ? { parameters: queryOf(body) }
      : { requestBody: { required: true, content: contentOf(call, body) } }),
    responses: { [call.answer === "redirect" ? "302" : "200"]: success(call, data), ...failures(errors) },
  };
}

function queryOf(body: Json): Json[] {
  const required = new Set((body.required as string[] | undefined) ?? []);
  return Object.entries((body.properties as Json | undefined) ?? {}).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.has(name),
    schema,
  }));
}

function contentOf(call: Call, body: Json): Json {
  const plain = { "application/json": { schema: body }, "application/x-www-form-urlencoded": { schema: body } };
  if (!call.file) return plain;
  const properties = {
    ...(body.properties as Json | undefined),
    file: { type: "string", contentMediaType: "application/octet-stream" },
  };
  return {
    ...(call.file.optional && plain),
    "multipart/form-data": {
      schema: {
        ...body,
        properties,
        required: [...((body.required as string[] | undefined) ?? []), ...(call.file.optional ? [] : ["file"])],
      },
    },
  };
}

function success(call: Call, data: Json | null): Json {
  if (call.answer === "stream") return { description: "Events, as they happen.", content: { "text/event-stream": {} } };
  if (call.answer === "redirect")
    return { description: "The browser is sent on.", headers: { Location: { schema: { type: "string" } } } };
  if (!data) return { description: "The file.", content: { "application/octet-stream": {} } };
  const properties = { code: { const: call.success }, message: { type: "string" }, data };
  return {
    description: "Success.",
    content: { "application/json": { schema: { type: "object", properties, required: ["code", "message", "data"] } } },
  };
}

function failures(keys: readonly (keyof typeof ERRORS)[]): Json {
  const byStatus = new Map<number, { code: number; message: string }[]>();
  for (const key of keys) {
    const { status, code, message } = ERRORS[key];
    byStatus.set(status, [...(byStatus.get(status) ?? []), { code, message }]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, errors]) => [
      String(status),
      {
        description: errors.map(({ code, message }) => `${code}: ${message}`).join(" · "),
        content: {
          "application/json": {
            schema: {
              type: "object",
              properties: { code: { enum: errors.map(({ code }) => code) }, message: { type: "string" }, data: {} },
              required: ["code", "message", "data"],
            },
          },
        },
      },
    ]),
  );
}

/** Moves the definitions inside a schema to the document's components and points its references there. */
function hoist(schema: Json, owner: string, schemas: Json): Json {
  const { $defs, $schema: _, ...rest } = schema;
  const names = new Map(
    Object.keys(($defs as Json | undefined) ?? {}).map((name) => [
      name,
      name.startsWith("__") ? `${owner}.${name.slice(2)}` : name,
    ]),
  );
  const point = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(point);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => {
        if (key !== "$ref" || typeof inner !== "string") return [key, point(inner)];
        if (inner === "#") return [key, `#/components/schemas/${owner}`];
        const name = inner.split("/").pop()!;
        return [key, `#/components/schemas/${names.get(name) ?? name}`];
      }),
    );
  };
  for (const [name, definition] of Object.entries(($defs as Json | undefined) ?? {}))
    schemas[names.get(name)!] = point(definition);
  const pointed = point(rest) as Json;
  if (JSON.stringify(rest).includes('"$ref":"#"')) schemas[owner] = pointed;
  return pointed;
}
