import type { Call } from "@selvedge/contract";
import { z } from "zod";
import type { Body } from "./world.ts";

type Schema = {
  $ref?: string;
  $defs?: Record<string, Schema>;
  pattern?: string;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  prefixItems?: Schema[];
  additionalProperties?: Schema | boolean;
};
/** In the name of a field: any key of a record. */
const ANY = "*";

/** Fabrics and trims of the catalogue, and what a document calls its own parts. */
const EVERYBODYS = /(^|\.)(products|productIds?|fabricId|inHand|pointsAt|decorateId)$|^document\.(order|.*\.(id|group))$/;
/** Fields whose ids say what they are, the same for every company, or are made by whoever sends them and name nothing of anybody else. */
const SAME_FOR_ALL: Readonly<Record<string, readonly string[]>> = {
  "/fabric-tag/addTagCount": ["id", "ids"],
  "/chanel/noteVisit": ["openingId"],
};

/** Names of the fields of a call by which somebody's record can be named, lists left out of them: `lines.lineId`. */
export function recordFieldsOf(call: Call): string[] {
  const root = z.toJSONSchema(call.body, { io: "input", unrepresentable: "any" }) as Schema;
  const found = new Set<string>();
  const walk = (given: Schema, name: string): void => {
    const schema = given.$ref ? (root.$defs?.[given.$ref.split("/").pop()!] ?? {}) : given;
    if (schema.pattern?.includes("{32}")) found.add(name);
    const inner = (key: string) => (name ? `${name}.${key}` : key);
    const same = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? []), ...(schema.prefixItems ?? [])];
    for (const part of schema.items ? [...same, schema.items] : same) walk(part, name);
    for (const [key, field] of Object.entries(schema.properties ?? {})) walk(field, inner(key));
    if (typeof schema.additionalProperties === "object") walk(schema.additionalProperties, inner(ANY));
  };
  walk(root, "");
  return [...found].filter((name) => !EVERYBODYS.test(name) && !SAME_FOR_ALL[call.path]?.includes(name));
}

/** Names of the fields of a body whose text is what is looked for. */
export function fieldsWith(body: Body, isLookedFor: (text: string) => boolean): string[] {
  const walk = (value: unknown, name: string): string[] => {
    if (typeof value === "string") return isLookedFor(value) ? [name] : [];
    if (Array.isArray(value)) return value.flatMap((item) => walk(item, name));
    if (typeof value !== "object" || value === null) return [];
    return Object.entries(value).flatMap(([key, inner]) => walk(inner, name ? `${name}.${key}` : key));
  };
  return walk(body, "");
}

/** Whether the name of a body's field is that of a definition. */
export function isField(named: string, defined: string): boolean {
  const [there, wanted] = [named.split("."), defined.split(".")];
  return there.length === wanted.length && wanted.every((part, index) => part === ANY || part === there[index]);
}
