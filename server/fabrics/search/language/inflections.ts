import { isUnspaced } from "../words/fold.ts";

/** Words by each of their stems. */
export type Forms = Map<string, string[]>;

/** Endings that a word has for number, gender and case in the languages of the portal, as they are folded; the longest first. */
const ENDINGS = [
  /(?:lari|leri|lar|ler|hes|es|as|os|he|hi|s|x|a|o|e|i|u)$/u,
  /(?:ыми|ими|ами|ями|ого|его|ому|ему|ыи|ии|ои|еи|ая|яя|ое|ее|ые|ие|ым|им|ую|юю|ых|их|ах|ях|ам|ям|ом|ем|ов|ев|а|я|о|е|у|ю|ы|и|ь)$/u,
  /(?:ات|ين|ون|يه|ه|ي)$/u,
];
/** "القطن" is "قطن" with its article, "وأبيض" "أبيض" with its "and". */
const ARTICLE = /^(?:وال|بال|لل|ال|و)/u;
/** "escoceses" has two endings, one after the other; so many letters are left at least when the first is taken off, and the second. */
const MIN_STEM_LENGTHS = [3, 4];

/** The word, and what is left of it when its endings are taken off one by one; nothing for words that are not inflected so. */
export function stemsOf(word: string): string[] {
  if (isUnspaced(word) || /\p{N}/u.test(word)) return [];
  const stems = [word];
  const bare = word.replace(ARTICLE, "");
  if (bare !== word && bare.length >= MIN_STEM_LENGTHS[0]!) stems.push(bare);
  for (const shortest of MIN_STEM_LENGTHS) {
    const last = stems.at(-1)!;
    const ending = ENDINGS.find((one) => one.test(last));
    const shorter = ending && last.replace(ending, "");
    if (!shorter || shorter.length < shortest) break;
    stems.push(shorter);
  }
  return stems;
}

export function addForms(forms: Forms, word: string): void {
  for (const stem of stemsOf(word)) {
    const known = forms.get(stem);
    if (known) known.push(word);
    else forms.set(stem, [word]);
  }
}
