const plain = (text: string) =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLocaleLowerCase();

/** The entries whose label holds every word written, those that begin with the first word before the others. */
export function found<Entry extends { readonly label: string; readonly kind: string }>(
  entries: readonly Entry[],
  written: string,
): readonly Entry[] {
  const words = plain(written).split(/\s+/).filter(Boolean);
  const [first] = words;
  if (first === undefined) return entries;
  const rank = (label: string) => (label.startsWith(first) ? 0 : label.includes(` ${first}`) ? 1 : 2);
  return entries
    .map((entry) => ({ entry, label: plain(entry.label), all: plain(`${entry.label} ${entry.kind}`) }))
    .filter(({ all }) => words.every((word) => all.includes(word)))
    .sort((a, b) => rank(a.label) - rank(b.label))
    .map(({ entry }) => entry);
}
