/**
 * What can be wrong with a file, as sentences that say what and where. Each sentence is the key of its translation; the
 * names in braces are the params.
 */
export const PROBLEMS = {
  empty: "The file is empty.",
  tooLarge: "The file is larger than {{limit}} MB.",
  otherFormat: "This is not a file of the format {{format}}.",
  unknownFormat: "The format of the file {{name}} is not known here.",
  cutShort: "The file ends too early, at byte {{byte}}.",
  badBytes: "The file is damaged at byte {{byte}}.",
  version: "Version {{version}} of the format {{format}} is not known here.",
  tooManyColours: "There are more than {{limit}} colours.",
  tooManyRows: "There are more than {{limit}} rows.",
  tooManyColumns: "Line {{line}} has more than {{limit}} columns.",
  tooManyFiles: "There are more than {{limit}} files in the archive.",
  noColours: "There are no colours in the file.",

  lineOutside: "Line {{line}} stands before the first section.",
  lineForm: "Line {{line}} does not have the expected form: {{expected}}.",
  number: "Line {{line}}: “{{text}}” is not a number.",
  range: "Line {{line}}: {{value}} is not between {{min}} and {{max}}.",
  section: "The section [{{section}}] is missing.",
  shaft: "Line {{line}}: shaft {{value}} is not one of the {{max}}.",
  treadle: "Line {{line}}: treadle {{value}} is not one of the {{max}}.",
  palette: "Line {{line}}: colour {{value}} is not one of the {{max}} of the palette.",
  repeatTooLarge: "The repeat of {{ends}} ends and {{picks}} picks is too large.",

  xml: "Line {{line}} is not well-formed XML.",
  doctype: "Line {{line}} has a DOCTYPE, which is not read.",
  colourValue: "Colour {{index}} ({{name}}) has no value that can be read.",
  colourModel: "Colour {{index}} ({{name}}) is in the colour model {{model}}, which is not known here.",
  columns: "Line {{line}} names no columns for the colours: hex, or L, a, b, or R, G, B.",

  json: "The file is not well-formed at character {{byte}}.",
  field: "{{path}} is not as expected: {{expected}}.",
  zip: "The archive is damaged at byte {{byte}}.",
  zipMethod: "{{name}} in the archive is packed in a way that is not known here.",
  zipName: "{{name}} is not a name that a file in the archive may have.",
  zipTooLarge: "The archive unpacks to more than {{limit}} MB.",
  zipDamaged: "{{name}} in the archive is damaged.",
  zipMissing: "{{name}} is missing in the archive.",
} as const;

export type ProblemCode = keyof typeof PROBLEMS;
export type ProblemParams = Readonly<Record<string, string | number>>;
/** `sentence` is English with `{{names}}`, the key of its translation; `params` fill it in. */
export type Problem = { readonly code: ProblemCode; readonly sentence: string; readonly params: ProblemParams };

/** What a file says, or why it cannot be read. Readers return it for any bytes whatever and throw nothing. */
export type Reading<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problem: Problem };

/** Carries a problem out of the depth of a reader; it never leaves `reading`. */
class Unreadable extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.sentence);
    this.problem = problem;
  }
}

const MAX_QUOTE_LENGTH = 60;
const quote = (value: string | number): string | number =>
  typeof value === "string" && value.length > MAX_QUOTE_LENGTH ? `${value.slice(0, MAX_QUOTE_LENGTH)}…` : value;

/** `throw unreadable("number", { line, text })` ends the reading with that problem; long quotations are cut. */
export function unreadable(code: ProblemCode, params: ProblemParams = {}): Unreadable {
  const short = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, quote(value)]));
  return new Unreadable({ code, sentence: PROBLEMS[code], params: short });
}

/** Runs a reader; its problem becomes a value. Anything else that is thrown is a mistake of ours and goes on. */
export function reading<Value>(read: () => Value): Reading<Value> {
  try {
    return { ok: true, value: read() };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, problem: error.problem };
    throw error;
  }
}
