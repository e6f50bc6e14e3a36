import type { Call } from "@selvedge/contract";
import { z } from "zod";

type Schema = {
  type?: string | string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  prefixItems?: Schema[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  $ref?: string;
  $defs?: Record<string, Schema>;
};
export type Chance = () => number;

/** What nobody means and somebody sends. */
const ODD: readonly unknown[] = [
  null,
  "",
  " ",
  "\0",
  "a\0b",
  "\ud800",
  "a\udfff",
  "\u202eabc",
  "x".repeat(5_000),
  "'; DROP TABLE users; --",
  "%00",
  "%",
  "_",
  "\\",
  "../../etc/passwd",
  "toString",
  "constructor",
  "__proto__",
  "NaN",
  "1e999",
  "٣",
  "2026-13-45",
  "9999-12-31T23:59:59.999Z",
  "+275760-09-13T00:00:00.000Z",
  "0000-00-00",
  "#GGGGGG",
  "f".repeat(32),
  -1,
  0,
  -0,
  0.1,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53 - 1,
  2 ** 53 + 2,
  1e308,
  5e-324,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  { a: { b: { c: [] } } },
];
const MAX_DEPTH = 7;
const EXTRA_NAMES = ["id", "userId", "customerId", "lang", "toString", "constructor", "shareToken", "a\0"];

export const pick = <Item>(chance: Chance, items: readonly Item[]): Item => items[Math.floor(chance() * items.length)]!;

const schemas = new WeakMap<Call, Schema>();
function schemaOf(call: Call): Schema {
  const known = schemas.get(call) ?? (z.toJSONSchema(call.body, { io: "input", unrepresentable: "any" }) as Schema);
  schemas.set(call, known);
  return known;
}

/** Values that were answered, by the name of their field, so that later bodies name what is there. */
export type Known = Map<string, unknown[]>;
const MAX_KNOWN = 40;
const ID = /^[0-9a-f]{32}$/;
/** The name under which ids are known that calls of one family answer: `/order/`. */
const familyOf = ({ path }: Pick<Call, "path">): string => path.slice(0, path.indexOf("/", 1) + 1);

const recordsOf = (call: Call): string => `records of ${familyOf(call)}`;

/** Remembers every value and every record that a call answered; of many under one name some. */
export function learn(call: Call, value: unknown, known: Known, chance: Chance): void {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) remember(recordsOf(call), value, known, chance);
  for (const [name, inner] of Object.entries(value)) {
    if (inner === null) continue;
    if (!Array.isArray(value)) remember(name, inner, known, chance);
    if (typeof inner === "string" && ID.test(inner)) remember(familyOf(call), inner, known, chance);
    learn(call, inner, known, chance);
  }
}

function remember(name: string, value: unknown, known: Known, chance: Chance): void {
  const values = known.get(name) ?? [];
  known.set(name, values);
  if (values.length < MAX_KNOWN) values.push(value);
  else values[Math.floor(chance() * MAX_KNOWN)] = value;
}

/** What bodies are made with: `name` is that of the field. */
type Making = {
  readonly family: string;
  readonly root: Schema;
  readonly chance: Chance;
  readonly known: Known;
  readonly name: string;
  readonly depth: number;
};

function knownFor({ chance, known, name }: Making, fits: (value: unknown) => boolean): unknown {
  const values = chance() < 0.7 ? (known.get(name) ?? []).filter(fits) : [];
  return values.length > 0 ? structuredClone(pick(chance, values)) : undefined;
}

/** Text of a form that a definition asks for. */
function textFor({ pattern = "", format, minLength = 0, maxLength }: Schema, { family, chance, known }: Making): string {
  if (pattern.includes("{32}")) return String(pick(chance, known.get(family) ?? ["0123456789abcdef".repeat(2)]));
  if (format === "date-time") return pick(chance, ["2026-11-21T09:00:00.000Z", "2027-01-31T23:00:00.000Z"]);
  if (format === "date") return pick(chance, ["2026-12-21", "2027-02-28"]);
  if (format === "email") return "somebody@mill.example";
  if (format === "uri") return "https://mill.example/a";
  if (pattern.includes("#")) return "#b0123f";
  if (pattern.includes("A-Z")) return "EUR";
  return pick(chance, ["poplin", "Regatta tee", "SV-3320-20", "blue check", "1", "棉"])
    .padEnd(minLength, "a")
    .slice(0, maxLength);
}

/** A value as a definition asks for it, as near as its schema says. */
function valueFor(given: Schema, making: Making): unknown {
  const { root, chance, depth, name } = making;
  const schema = given.$ref ? (root.$defs?.[given.$ref.split("/").pop()!] ?? root) : given;
  const inner = (wanted: Schema, called = name) => valueFor(wanted, { ...making, name: called, depth: depth + 1 });
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return pick(chance, schema.enum);
  const ways = schema.anyOf ?? schema.oneOf;
  if (ways) return inner(pick(chance, ways));
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((one) => inner(one)));
  switch (Array.isArray(schema.type) ? pick(chance, schema.type) : schema.type) {
    case "string":
      return knownFor(making, (value) => typeof value === "string") ?? textFor(schema, making);
    case "integer":
    case "number": {
      const known = knownFor(making, (value) => typeof value === "number");
      if (known !== undefined) return known;
      const [low, high] = [Math.max(schema.minimum ?? 0, -1_000), Math.min(schema.maximum ?? 100, 1_000)];
      const value = low + chance() * Math.max(0, high - low);
      return schema.type === "integer" ? Math.floor(value) : value;
    }
    case "boolean":
      return chance() < 0.5;
    case "array": {
      if (schema.prefixItems) return schema.prefixItems.map((one) => inner(one));
      const known = knownFor(making, (value) => Array.isArray(value) && value.length >= (schema.minItems ?? 0));
      if (known) return known;
      const count = depth > MAX_DEPTH ? 0 : Math.max(schema.minItems ?? 0, Math.floor(chance() * 3));
      return Array.from({ length: count }, () => inner(schema.items ?? {}, name.replace(/s$/, "")));
    }
    case "object": {
      const known = depth > 0 && knownFor(making, (value) => typeof value === "object" && !Array.isArray(value));
      if (known) return known;
      const required = new Set(schema.required ?? []);
      const wanted = Object.entries(schema.properties ?? {}).filter(
        ([called]) => required.has(called) || (depth <= MAX_DEPTH && chance() < 0.5),
      );
      const named = wanted.map(([called, of]) => [called, inner(of, called)] as const);
      const free =
        typeof schema.additionalProperties === "object" && depth <= MAX_DEPTH
          ? [["front", inner(schema.additionalProperties)] as const]
          : [];
      return Object.fromEntries([...named, ...free]);
    }
    default:
      return [
        knownFor({ ...making, name: name.replace(/s$/, "") }, () => true) ?? pick(chance, ["poplin", 1, null, true]),
      ].flat();
  }
}

type Holder = { readonly of: Record<string, unknown> | unknown[]; readonly key: string };

function placesIn(value: unknown): Holder[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [{ of: value as Record<string, unknown>, key }, ...placesIn(inner)]);
}

/** An id, its version and whatever else one record has of a body. */
function takeOver(body: Record<string, unknown>, record: Record<string, unknown>): void {
  for (const name of Object.keys(body)) if (record[name] != null) body[name] = structuredClone(record[name]);
}

/** A body as the schema of a call asks for it, with what is known: often right, often nearly so. */
export function bodyFor(call: Call, chance: Chance, known: Known): Record<string, unknown> {
  const root = schemaOf(call);
  const value = valueFor(root, { family: familyOf(call), root, chance, known, name: "", depth: 0 });
  const body = typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
  const records = known.get(recordsOf(call)) as Record<string, unknown>[] | undefined;
  if (records && chance() < 0.6) takeOver(body, pick(chance, records));
  return body;
}

/** Puts up to three odd values into a body; half of them are left as they are. */
export function makeOdd(body: Record<string, unknown>, chance: Chance): Record<string, unknown> {
  if (chance() < 0.05) body[pick(chance, EXTRA_NAMES)] = structuredClone(pick(chance, ODD));
  for (let left = Math.floor(chance() ** 2 * 4); left > 0; left--) {
    const places = placesIn(body);
    if (places.length === 0) break;
    const { of, key } = pick(chance, places);
    if (chance() < 0.15) delete (of as Record<string, unknown>)[key];
    else (of as Record<string, unknown>)[key] = structuredClone(pick(chance, ODD));
  }
  return body;
}
