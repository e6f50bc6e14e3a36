import type { z } from "zod";
import type { Dictionary } from "../language/language.ts";

export type FieldError = { readonly path: string; readonly rule: string; readonly message: string };
type Issue = z.core.$ZodIssue;
type Rule = { readonly rule: string; readonly english: string; readonly n?: number };

const KIND: Record<string, "length" | "entries" | "value"> = {
  string: "length",
  array: "entries",
  set: "entries",
  map: "entries",
};
const MIN = {
  length: "Minimum length: {{n}}.",
  entries: "Minimum number of entries: {{n}}.",
  value: "Minimum: {{n}}.",
} as const;
const MAX = {
  length: "Maximum length: {{n}}.",
  entries: "Maximum number of entries: {{n}}.",
  value: "Maximum: {{n}}.",
} as const;
const NEEDED: Rule = { rule: "required", english: "This is required." };
const WRONG: Rule = { rule: "invalid", english: "This is not valid." };
/** Sentences of rules that a definition names itself: `refine(…, { message: "required" })`. */
const NAMED: Readonly<Record<string, Rule>> = { required: NEEDED };

function ruleOf(issue: Issue): Rule {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? NEEDED : { rule: "type", english: "The format is not valid." };
    case "too_small": {
      const kind = KIND[issue.origin] ?? "value";
      if (kind !== "value" && Number(issue.minimum) === 1) return NEEDED;
      return { rule: kind === "value" ? "min" : "minLength", english: MIN[kind], n: Number(issue.minimum) };
    }
    case "too_big": {
      const kind = KIND[issue.origin] ?? "value";
      return { rule: kind === "value" ? "max" : "maxLength", english: MAX[kind], n: Number(issue.maximum) };
    }
    case "invalid_format":
      return { rule: "format", english: "The format is not valid." };
    case "invalid_value":
      return issue.input === undefined ? NEEDED : { rule: "choice", english: "Please choose one of the options." };
    case "custom":
      return NAMED[issue.message] ?? WRONG;
    default:
      return WRONG;
  }
}

/** Of a union the nearest alternative is reported: the one whose issues lie deepest. */
function flatten(issue: Issue): Issue[] {
  if (issue.code !== "invalid_union" || !issue.errors?.length) return [issue];
  const depth = (issues: readonly Issue[]) => Math.max(...issues.map(({ path }) => path.length));
  const nearest = [...issue.errors].sort((a, b) => depth(b) - depth(a) || a.length - b.length)[0];
  if (!nearest?.length || depth(nearest) === 0) return [issue];
  return nearest.flatMap((inner) => flatten({ ...inner, path: [...issue.path, ...inner.path] }));
}

const MAX_FIELDS = 50;

/** What was wrong, field by field, in the caller's language: `data.fields` of error 40001. Parse with `reportInput: true`. */
export function fieldErrors(error: z.ZodError, { message }: Dictionary): FieldError[] {
  return error.issues
    .flatMap(flatten)
    .slice(0, MAX_FIELDS)
    .map((issue) => {
      const { rule, english, n } = ruleOf(issue);
      return { path: issue.path.join("."), rule, message: message(english, n === undefined ? {} : { n }) };
    });
}
