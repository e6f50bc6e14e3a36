import { MM_PER_INCH } from "@selvedge/geometry-core";

/** A longer text is no sum that somebody wrote into a field. */
const MAX_LENGTH = 100;

/** A part of a sum: a bare number, or a length in mm. */
type Part = { readonly value: number; readonly isLength: boolean };

/** Thrown where a text is no sum; it never leaves this file. */
class NoSum extends Error {}

const VULGAR = /[¼-¾⅐-⅞]/g;
const DIGIT = /\p{Nd}/gu;
const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code));

/** What a decimal digit of any script counts: they stand in the order of their value, ten and ten. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0)!;
  let first = code;
  while (isDigit(first - 1)) first -= 1;
  return String((code - first) % 10);
}

/** One spelling for the digits, signs and marks of all scripts and keyboards. */
function plain(text: string): string {
  return text
    .replace(/[\u200e\u200f\u061c]/g, "")
    .replace(/[″“”]/g, '"')
    .replace(VULGAR, " $&")
    .normalize("NFKC")
    .replace(DIGIT, digitOf)
    .replace(/[−–]/g, "-")
    .replace(/[×·✕]/g, "*")
    .replace(/[÷⁄]/g, "/")
    .replace(/٬/g, "")
    .replace(/٫/g, ".")
    .replace(/[،、。]/g, (mark) => (mark === "。" ? "." : ","))
    .trim()
    .toLowerCase();
}

const MIXED = /(?:(\d+)\s+)?(\d+)\s*\/\s*(\d+)(?![.,]?\d)/y;
const THOUSANDS = /\d{1,3}(?: \d{3})+(?:[.,]\d*)?(?!\d|\s*\/)/y;
const DECIMAL = /\d+(?:[.,]\d*)?|[.,]\d+/y;
/** Millimetres to the unit, as it is written in the languages of the portal. */
const LENGTHS: readonly (readonly [pattern: RegExp, mm: number])[] = [
  [/(?:mm|мм|مم|毫米|ミリ|밀리)/y, 1],
  [/(?:cm|см|سم|厘米|公分|センチ|센티)/y, 10],
  [/(?:inch(?:es)?|inç|in|"|pouces?|po|pulg(?:adas?)?|pollic[ei]|дюйм\p{L}*|بوصة|英寸|インチ|인치)/uy, MM_PER_INCH],
];

class Reader {
  private at = 0;
  private readonly text: string;
  private readonly unit: string;

  constructor(text: string, unit: string) {
    this.text = text;
    this.unit = unit;
  }

  private get isOfLength(): boolean {
    return this.unit === "mm" || this.unit === "in";
  }

  /** The whole text, in mm where the field holds a length. */
  read(): number {
    const whole = this.sum();
    if (this.at < this.text.length) throw new NoSum();
    return this.inUnit(whole).value;
  }

  /** A bare number of a field of length is in the field's own unit. */
  private inUnit(part: Part): Part {
    if (part.isLength || !this.isOfLength) return part;
    return { value: part.value * (this.unit === "in" ? MM_PER_INCH : 1), isLength: true };
  }

  private sum(): Part {
    let sum = this.product();
    for (let sign = this.sign("+-"); sign; sign = this.sign("+-")) {
      let next = this.product();
      if (sum.isLength !== next.isLength) [sum, next] = [this.inUnit(sum), this.inUnit(next)];
      sum = { value: sum.value + (sign === "+" ? next.value : -next.value), isLength: sum.isLength };
    }
    return sum;
  }

  private product(): Part {
    let product = this.signed();
    for (let sign = this.sign("*/"); sign; sign = this.sign("*/")) {
      const next = this.signed();
      if (next.isLength && (sign === "/" || product.isLength)) throw new NoSum();
      if (sign === "/" && next.value === 0) throw new NoSum();
      product = {
        value: sign === "*" ? product.value * next.value : product.value / next.value,
        isLength: product.isLength || next.isLength,
      };
    }
    return product;
  }

  private signed(): Part {
    const sign = this.sign("+-");
    const { value, isLength } = this.quantity();
    return { value: sign === "-" ? -value : value, isLength };
  }

  private quantity(): Part {
    if (!this.sign("(")) return this.withUnit({ value: this.number(), isLength: false });
    const inner = this.sum();
    if (!this.sign(")")) throw new NoSum();
    return this.withUnit(inner);
  }

  private number(): number {
    const mixed = this.match(MIXED);
    if (mixed) {
      const [, whole = "0", over, under] = mixed;
      if (Number(under) === 0) throw new NoSum();
      return Number(whole) + Number(over) / Number(under);
    }
    const decimal = this.match(THOUSANDS) ?? this.match(DECIMAL);
    if (!decimal) throw new NoSum();
    return Number(decimal[0].replaceAll(" ", "").replace(",", "."));
  }

  private withUnit(part: Part): Part {
    if (this.isOfLength) {
      const length = LENGTHS.find(([pattern]) => this.match(pattern));
      if (!length) return part;
      if (part.isLength) throw new NoSum();
      return { value: part.value * length[1], isLength: true };
    }
    if (this.unit && this.text.startsWith(this.unit, this.at)) this.go(this.unit.length);
    return part;
  }

  private sign(signs: string): string | null {
    const next = this.text[this.at];
    if (next === undefined || !signs.includes(next)) return null;
    this.go(1);
    return next;
  }

  private match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found) this.go(found[0].length);
    return found;
  }

  private go(length: number): void {
    this.at += length;
    while (this.text[this.at] === " ") this.at += 1;
  }
}

/**
 * Reads what a person writes into a number field, in the digits of any script: 12.5 · 12,5 · −8 · 1 1/2 · 20+5 · 3 × (40 − 2), with
 * or without the unit. In a field of a length (unit `mm` or `in`) each number may have a unit of its own, a bare one is in the
 * field's, and the answer is mm. Null when it is no number, or not one of a length.
 */
export function readNumber(text: string, unit = ""): number | null {
  if (text.length > MAX_LENGTH) return null;
  try {
    const value = new Reader(plain(text), plain(unit)).read();
    return Number.isFinite(value) ? value || 0 : null;
  } catch (thrown) {
    if (thrown instanceof NoSum) return null;
    throw thrown;
  }
}
