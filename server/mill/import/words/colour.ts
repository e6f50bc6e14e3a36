import { type ColourOrder, type Hex, labOf, namedColours } from "@selvedge/textile-core";
import { COLOUR_WORDS, wordOf } from "../../../platform/image/colours/names.ts";

const HEX = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i;
/** "white 20", "white x 20", "20 white", "#1b2a4a 4". */
const THREADS_AFTER = /^(.*?\S)\s*(?:\s|[x×:])\s*(\d{1,4})$/i;
const THREADS_BEFORE = /^(\d{1,4})\s*(?:[x×]\s*)?(\D.*)$/i;
/** A loom's warping creel and a screen both end long before. */
const MAX_COLOURS = 64;
const MAX_THREADS = 2_000;

export type Colours = {
  readonly order: ColourOrder;
  /** Whether the number of threads was said of every colour. */
  readonly isCounted: boolean;
};
export type ColourReading = { readonly colours: Colours } | { readonly wrong: string };
export type ReadColours = (text: string) => ColourReading;

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll("gray", "grey")
    .replace(/[\s-]+/g, " ")
    .trim();

function hexIn(text: string): Hex | null {
  const digits = HEX.exec(text)?.[1]?.toLowerCase();
  if (!digits || (digits.length === 3 && !text.startsWith("#"))) return null;
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits}`;
}

/** Reads lists of colours by hex, by the words of the catalogue, or by the names of the built-in book. */
export async function colourReader(): Promise<ReadColours> {
  const book = await namedColours();
  const byName = new Map<string, Hex>([
    ...book.colours.map(({ name, hex }) => [plain(name), hex] as const),
    ...Object.entries(COLOUR_WORDS),
  ]);
  const colourOf = (text: string) => hexIn(text) ?? byName.get(plain(text)) ?? null;
  const runOf = (text: string): { colour: Hex; threads: number | null } | null => {
    const whole = colourOf(text);
    if (whole) return { colour: whole, threads: null };
    const after = THREADS_AFTER.exec(text);
    const before = THREADS_BEFORE.exec(text);
    const [name, threads] = after ? [after[1]!, after[2]!] : before ? [before[2]!, before[1]!] : ["", ""];
    const colour = colourOf(name);
    return colour && Number(threads) > 0 ? { colour, threads: Number(threads) } : null;
  };
  return (text) => {
    const words = text
      .split(/[,;/+&\n]|\band\b/i)
      .map((word) => word.trim())
      .filter(Boolean);
    if (words.length > MAX_COLOURS) return { wrong: `has more than ${MAX_COLOURS} colours.` };
    const runs = words.map(runOf);
    const missing = words.find((_, index) => runs[index] === null);
    if (missing !== undefined)
      return { wrong: `“${missing}” is neither a hex colour such as #1b2440 nor a name of the colour book.` };
    const order = runs.map((run) => [run!.colour, run!.threads ?? 1] as const);
    if (order.reduce((sum, [, threads]) => sum + threads, 0) > MAX_THREADS)
      return { wrong: `repeats after more than ${MAX_THREADS} threads.` };
    return { colours: { order, isCounted: runs.every((run) => run!.threads !== null) } };
  };
}

/** The colour word of the catalogue for a list of colours: of the one with most threads, the first of equals. */
export function colourWordOf(text: string, { order }: Colours): string {
  const word = plain(text);
  if (word in COLOUR_WORDS) return word;
  return wordOf(labOf(order.reduce((most, run) => (run[1] > most[1] ? run : most))[0]));
}
