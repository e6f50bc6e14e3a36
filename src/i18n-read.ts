type Texts = Record<string, string>;

/** Files of texts that came with the language, as those are given that are fetched when a page needs them. What a visitor reads before any design is open is in one file for each language. */
export const read = (files: Record<string, Texts>): Record<string, () => Promise<Texts>> =>
  Object.fromEntries(Object.entries(files).map(([path, texts]) => [path, () => Promise.resolve(texts)]));
