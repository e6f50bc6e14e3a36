import { type Call, COMMON_ERRORS, ERRORS, PREFIX } from "@selvedge/contract";
import { z } from "zod";
import { operationId } from "./document.ts";

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const inHtml = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character]!);

const WHO = {
  public: "anybody",
  customer: "signed in",
  shared: "signed in, or by link",
  publicOrShared: "anybody, or by link",
  staff: "staff",
} as const;

type Json = { [key: string]: unknown };

/** A schema in one line, as a type would be written: `{ id: string; pageNum?: integer }`. */
export function inWords(schema: unknown, definitions: Json = {}, depth = 0): string {
  if (typeof schema !== "object" || schema === null) return "any";
  const described = schema as Json & { $defs?: Json };
  const known = { ...definitions, ...described.$defs };
  if (typeof described.$ref === "string") {
    const name = described.$ref.split("/").pop()!;
    return name.startsWith("__") && depth < 6 ? inWords(known[name], known, depth + 1) : name.replace(/^#$/, "…");
  }
  if ("const" in described) return JSON.stringify(described.const);
  if (Array.isArray(described.enum)) return described.enum.map((value) => JSON.stringify(value)).join(" | ");
  const parts = (described.anyOf ?? described.oneOf) as unknown[] | undefined;
  if (parts) return [...new Set(parts.map((part) => inWords(part, known, depth + 1)))].join(" | ");
  if (Array.isArray(described.prefixItems))
    return `[${described.prefixItems.map((item) => inWords(item, known, depth + 1)).join(", ")}]`;
  if (described.type === "array") return `(${inWords(described.items, known, depth + 1)})[]`;
  if (described.type === "object" || described.properties) {
    const required = new Set((described.required as string[] | undefined) ?? []);
    const fields = Object.entries((described.properties as Json | undefined) ?? {}).map(
      ([name, field]) => `${name}${required.has(name) ? "" : "?"}: ${inWords(field, known, depth + 1)}`,
    );
    return fields.length > 0 ? `{ ${fields.join("; ")} }` : "{}";
  }
  return [described.type ?? "any"].flat().join(" | ");
}

const shape = (schema: z.ZodType, io: "input" | "output") =>
  inHtml(inWords(z.toJSONSchema(schema, { io, unrepresentable: "any" })));

const fileOf = ({ file }: Call): string => {
  if (!file) return "";
  return file.optional
    ? " (JSON, or multipart with one file in <code>file</code>)"
    : " (multipart, one file in <code>file</code>)";
};

function section(call: Call): string {
  const errors = call.errors.map((key) => `<li><b>${ERRORS[key].code}</b> ${inHtml(ERRORS[key].message)}</li>`).join("");
  return `<article id="${operationId(call)}">
<h3><span class="method">${call.method}</span> <code>${inHtml(PREFIX + call.path)}</code></h3>
<p>${inHtml(call.summary)} · <i>${WHO[call.access]}</i>${call.rate ? ` · at most ${call.rate.max} in ${call.rate.windowMs / 1_000} s` : ""}${call.rootPath ? ` · also at <code>${inHtml(call.path)}</code>` : ""}</p>
<dl><dt>Request${fileOf(call)}</dt><dd><pre>${shape(call.body, "input")}</pre></dd>
<dt>Data</dt><dd><pre>${call.answer === "bytes" ? "a file" : call.answer === "redirect" ? "302, sent on" : shape(call.data, "output")}</pre></dd></dl>
${errors ? `<ul>${errors}</ul>` : ""}
</article>`;
}

/** The calls as a page to read, by area, without script and without inline style. */
export function openApiPage(calls: readonly Call[]): string {
  const areas = new Map<string, Call[]>();
  for (const call of calls) {
    const area = call.path.split("/")[1] ?? "";
    areas.set(area, [...(areas.get(area) ?? []), call]);
  }
  const common = COMMON_ERRORS.map((key) => `<li><b>${ERRORS[key].code}</b> ${inHtml(ERRORS[key].message)}</li>`).join("");
  const index = [...areas.keys()].map((area) => `<a href="#${inHtml(area)}">${inHtml(area)}</a>`).join(" ");
  const body = [...areas]
    .map(([area, its]) => `<section id="${inHtml(area)}"><h2>${inHtml(area)}</h2>${its.map(section).join("\n")}</section>`)
    .join("\n");
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Selvedge: calls</title><link rel="stylesheet" href="${PREFIX}/docs.css"></head><body>
<header><h1>Selvedge</h1><p>${calls.length} calls. Every answer is <code>{ code, message, data }</code> with an <code>X-Request-Id</code>;
bodies are JSON or form-urlencoded (arrays and objects as JSON strings). The same as <a href="${PREFIX}/openapi.json">OpenAPI</a>.</p>
<nav>${index}</nav><details><summary>Errors any call may give</summary><ul>${common}</ul></details></header>
<main>${body}</main></body></html>`;
}

export const PAGE_STYLE = `:root{color-scheme:light dark}
body{font:15px/1.55 "IBM Plex Sans",system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:2rem 1.25rem 6rem}
h1{font-size:1.6rem;margin:0 0 .25rem}h2{font-size:1.1rem;margin:3rem 0 .5rem;border-block-end:1px solid currentColor;padding-block-end:.25rem}
h3{font-size:1rem;margin:1.75rem 0 .25rem;overflow-wrap:anywhere}.method{font-size:.75rem;letter-spacing:.06em;opacity:.75}
nav{display:flex;flex-wrap:wrap;gap:.25rem .9rem;margin-block:1rem}p{margin:.25rem 0}
dl{margin:.5rem 0;display:grid;grid-template-columns:6rem 1fr;gap:.25rem 1rem}dt{opacity:.75}dd{margin:0;min-width:0}
pre{margin:0;white-space:pre-wrap;overflow-wrap:anywhere;font-size:.85rem}ul{margin:.25rem 0;padding-inline-start:1.2rem}
@media(max-width:40rem){dl{grid-template-columns:1fr}}
`;
