import { type ProblemParams, unreadable } from "../problem.ts";

export type JsonObject = Readonly<Record<string, unknown>>;

const MAX_DEPTH = 100;

/** Refuses a text nested deeper than any material, which would exhaust the stack of whoever writes it again. */
function checkDepth(text: string): void {
  let depth = 0;
  let quoted = false;
  for (let position = 0; position < text.length; position++) {
    const letter = text[position];
    if (quoted) {
      if (letter === "\\") position++;
      else if (letter === '"') quoted = false;
    } else if (letter === '"') quoted = true;
    else if (letter === "{" || letter === "[") {
      if (++depth > MAX_DEPTH) throw unreadable("json", { byte: position });
    } else if (letter === "}" || letter === "]") depth--;
  }
}

const placeIn = (message: string): number => Number(/position (\d+)/.exec(message)?.[1] ?? 0);

const wrong = (path: string, expected: string): Error => {
  const params: ProblemParams = { path, expected };
  return unreadable("field", params);
};

/** A number too large to be held would be kept as infinite, which no file can say again. */
function finite(name: string, value: unknown): unknown {
  if (value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY) throw wrong(name, "1.5");
  return value;
}

export function parseJson(text: string): unknown {
  checkDepth(text);
  try {
    return JSON.parse(text, finite);
  } catch (error) {
    if (error instanceof SyntaxError) throw unreadable("json", { byte: placeIn(error.message) });
    throw error;
  }
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A value of a JSON document with the path that leads to it, so that whoever refuses it can say where. */
export class JsonValue {
  readonly value: unknown;
  readonly path: string;
  constructor(value: unknown, path: string) {
    this.value = value;
    this.path = path;
  }
  get isMissing(): boolean {
    return this.value === undefined || this.value === null;
  }
  at(name: string): JsonValue {
    if (!isObject(this.value)) throw wrong(this.path, "{…}");
    return new JsonValue(Object.hasOwn(this.value, name) ? this.value[name] : undefined, `${this.path}.${name}`);
  }
  object(): JsonObject {
    if (!isObject(this.value)) throw wrong(this.path, "{…}");
    return this.value;
  }
  list(most: number): readonly JsonValue[] {
    if (!Array.isArray(this.value)) throw wrong(this.path, "[…]");
    if (this.value.length > most) throw wrong(this.path, `≤ ${most}`);
    return this.value.map((value, index) => new JsonValue(value, `${this.path}[${index}]`));
  }
  text(pattern?: RegExp, expected = "“…”"): string {
    if (typeof this.value !== "string" || (pattern && !pattern.test(this.value))) throw wrong(this.path, expected);
    return this.value;
  }
  number(min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY): number {
    const { value } = this;
    if (typeof value !== "number" || !Number.isFinite(value) || value < min || value > max)
      throw wrong(this.path, Number.isFinite(max) ? `${min} … ${max}` : Number.isFinite(min) ? `≥ ${min}` : "1.5");
    return value;
  }
  oneOf<Word extends string>(words: readonly Word[]): Word {
    const word = words.find((known) => known === this.value);
    if (word === undefined) throw wrong(this.path, words.slice(0, 10).join(", "));
    return word;
  }
  /** What `read` makes of it, or the substitute where nothing stands. */
  or<Value, Substitute>(substitute: Substitute, read: (value: JsonValue) => Value): Value | Substitute {
    return this.isMissing ? substitute : read(this);
  }
}
