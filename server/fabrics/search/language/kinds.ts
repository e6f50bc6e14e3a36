/** What is of a kind, in English words of the catalogue: who asks for tweed is shown a donegal too, after what is called tweed. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  blue: ["navy", "indigo"],
  brown: ["coffee"],
  tweed: ["donegal"],
};

/** Different mills have different names for one thing: both of these are a fine pale stripe on a dark suiting. */
const NEIGHBOURS: readonly (readonly string[])[] = [["pin stripe", "chalk stripe", "chalk pin"]];

/** Other words of the catalogue that answer one, when nothing better does. */
export function alsoAnswering(canonical: string): readonly string[] {
  const key = canonical.toLowerCase();
  const neighbours = NEIGHBOURS.filter((names) => names.includes(key)).flatMap((names) => names.filter((name) => name !== key));
  return [...(KINDS[key] ?? []), ...neighbours];
}
