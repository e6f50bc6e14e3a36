/** An element and all within it: how many it is, and what it refers to. */
type Part = { own: number; readonly refers: string[] };

const TAG = /<(\/?)([\w:-]+)((?:"[^"]*"|'[^']*'|[^>"'])*?)(\/?)>/g;
const NOT_DRAWN = /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>/g;
const ID = /\sid\s*=\s*["']([^"']+)["']/;
/** A whole copy is drawn of what one of these names. */
const REFERENCE = /(?:\s(?:xlink:)?href\s*=\s*["']|url\(\s*["']?)#([^"')\s]+)/g;

/**
 * How many elements of a drawing (SVG) are drawn when all references are followed; infinite where they go in circles. A few nested ones
 * multiply to billions, and who draws notices late.
 */
export function referencedElements(text: string): number {
  const named = new Map<string, Part>();
  const whole: Part = { own: 0, refers: [] };
  const open: { readonly name: string; readonly parts: readonly Part[] }[] = [{ name: "", parts: [whole] }];
  for (const [, closes, name, attributes = "", isEmpty] of text.replace(NOT_DRAWN, "").matchAll(TAG)) {
    if (closes) {
      const at = open.findLastIndex((one) => one.name === name);
      if (at > 0) open.length = at;
      continue;
    }
    const id = ID.exec(attributes)?.[1];
    const part: Part = { own: 0, refers: [] };
    if (id !== undefined && !named.has(id)) named.set(id, part);
    const parts = id === undefined ? open.at(-1)!.parts : [...open.at(-1)!.parts, part];
    const refers = [...attributes.matchAll(REFERENCE)].map(([, to]) => to!);
    for (const each of parts) {
      each.own++;
      each.refers.push(...refers);
    }
    if (!isEmpty) open.push({ name: name!, parts });
  }
  const known = new Map<Part, number>();
  const sizeOf = (part: Part): number => {
    const before = known.get(part);
    if (before !== undefined) return before;
    known.set(part, Number.POSITIVE_INFINITY);
    const size = part.refers.reduce((sum, id) => {
      const to = named.get(id);
      return to ? sum + sizeOf(to) : sum;
    }, part.own);
    known.set(part, size);
    return size;
  };
  return sizeOf(whole);
}
