/** A drawing that once broke a law: the seed, and which of its runs. */
export type KeptSeed = { readonly seed: number; readonly path: string };

/** Drawings that once broke a law, under the law's own sentence. They stay when the fault is gone. */
export const KEPT_SEEDS: Readonly<Record<string, readonly KeptSeed[]>> = {
  // A piece called `toString` was taken for one that was there before, so undo left it behind.
  "whatever is done, the editor shows what a plain list of documents would show": [{ seed: -136647489, path: "96" }],
  "a gesture of any number of moves is one entry and one notice, and says what its last move said": [
    { seed: -1890372475, path: "30" },
  ],
  // An artwork moved by less than a coordinate can express stayed in place, but was another object afterwards.
  "what a step did not touch keeps its identity, forth and back": [{ seed: -1205791482, path: "116" }],
  // A piece that another revision took away was remembered, and counted as placed.
  "a placer remembers, and says what one without a memory says": [{ seed: -609659708, path: "180" }],
};
