import { isUnspaced } from "./fold.ts";

/** Words by each of their stems. */
export type Forms = Map<string, string[]>;

/** Endings that a word has for number, gender and case in the languages of the portal, as they are folded; the longest first. */
const ENDINGS = [
  /(?:lari|leri|lar|ler|hes|es|as|os|he|hi|si|su|s|x|a|o|e|i|u)$/u,
  /(?:ыми|ими|ами|ями|ого|его|ому|ему|ыи|ии|ои|еи|ая|яя|ое|ее|ые|ие|ым|им|ую|юю|ых|их|ах|ях|ам|ям|ом|ем|ов|ев|а|я|о|е|у|ю|ы|и|ь)$/u,
  /(?:ات|ين|ون|يه|ه|ي)$/u,
];
/** "القطن" is "قطن" with its article. */
const ARTICLE = /^(?:وال|بال|لل|ال)/u;
const SHORTEST_STEM = 3;
/** "escoceses" has two endings, one after the other. */
const MAX_ENDINGS = 2;

/** The word, and what is left of it when its endings are taken off one by one; nothing for words that are not inflected so. */
export function stemsOf(word: string): string[] {
  if (isUnspaced(word) || /\p{N}/u.test(word)) return [];
  const stems = [word];
  const bare = word.replace(ARTICLE, "");
  if (bare !== word && bare.length >= SHORTEST_STEM) stems.push(bare);
  for (let endings = 0; endings < MAX_ENDINGS; endings += 1) {
    const last = stems.at(-1)!;
    const ending = ENDINGS.find((of) => of.test(last));
    const shorter = ending && last.replace(ending, "");
    if (!shorter || shorter.length < SHORTEST_STEM) break;
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
