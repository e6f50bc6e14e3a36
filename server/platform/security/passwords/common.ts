import { invalid } from "../../invalid.ts";

/** Of the portal itself, which somebody who guesses would try. */
const OURS = ["selvedge", "selvedgedemo"];
/** Words shorter than this stand in many good passwords. */
const MIN_WORD_CHARS = 4;

let known: Promise<ReadonlySet<string>> | null = null;

/** The list shipped with zxcvbn: passwords of published breaches, by how often they were used. Read when first needed. */
function mostUsed(): Promise<ReadonlySet<string>> {
  known ??= readMostUsed().catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

async function readMostUsed(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].map((one) => one.toLowerCase()));
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
/** The word without the figures around it: "selvedge2026" is "selvedge". */
const coreOf = (letters: string) => letters.replace(/^\d+|\d+$/g, "");

/**
 * Whether a password is among those that are tried first: much used ones, one sign again and again, and the words of whose it is
 * (their address, their company), with figures around them or without. Source: NIST SP 800-63B, 3.1.1.2.
 */
export async function isTriedFirst(password: string, words: readonly string[]): Promise<boolean> {
  const plain = password.normalize("NFKC").toLowerCase();
  if (new Set(plain).size <= 2 || (await mostUsed()).has(plain)) return true;
  const letters = lettersOf(plain);
  const own = [...words.flatMap((word) => [word, ...word.split(/[@\s]/)]), ...OURS].map(lettersOf);
  return own.some((word) => word.length >= MIN_WORD_CHARS && [letters, coreOf(letters)].includes(word));
}

/** Refuses such a password with a mark at its field. */
export async function requireUncommon(
  password: string,
  words: readonly string[],
  translate: (english: string) => string,
): Promise<void> {
  if (!(await isTriedFirst(password, words))) return;
  const message = "Passwords like this are tried first. Please choose another one.";
  throw invalid(translate, { path: "password", rule: "common", message });
}
