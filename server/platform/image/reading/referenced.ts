/** An element with a name, or the whole: how many elements it has itself, what named ones stand in it, and what all of these refer to. */
type Part = { own: number; readonly holds: Part[]; readonly refers: string[] };

const NAME = /^[\w:.-]+/;
const ID = /\sid\s*=\s*["']([^"']+)["']/;
/** A whole copy is drawn of what one of these names. */
const REFERENCE = /(?:\s(?:xlink:)?href\s*=\s*["']|url\(\s*["']?)#([^"')\s]+)/g;

/**
 * How many elements of a drawing (SVG) are drawn when all references are followed; infinite where they go in circles, where elements are not
 * closed in the order they were opened, or where the text alone has more than `most`: it is read no further. A few nested ones multiply to
 * billions, and who draws notices late.
 */
export function referencedElements(text: string, most: number): number {
  const named = new Map<string, Part>();
  const whole: Part = { own: 0, holds: [], refers: [] };
  const open: { readonly name: string; readonly part: Part }[] = [];
  let seen = 0;
  for (const tag of tagsOf(text)) {
    if (tag.startsWith("/")) {
      if (open.pop()?.name !== NAME.exec(tag.slice(1))?.[0]) return Number.POSITIVE_INFINITY;
      continue;
    }
    const name = NAME.exec(tag)?.[0];
    if (name === undefined) continue;
    const around = open.at(-1)?.part ?? whole;
    const id = ID.exec(tag)?.[1];
    const part = id === undefined ? around : { own: 0, holds: [], refers: [] };
    if (part !== around) around.holds.push(part);
    if (id !== undefined && !named.has(id)) named.set(id, part);
    part.own++;
    if (++seen > most) return Number.POSITIVE_INFINITY;
    for (const [, to] of tag.matchAll(REFERENCE)) part.refers.push(to!);
    if (!tag.endsWith("/")) open.push({ name, part });
  }
  return sizeOf(whole, named);
}

/** What stands between < and > of every tag, one after the other; nothing of comments, of text that is no markup, and after a tag without an end. */
function* tagsOf(text: string): Generator<string> {
  for (let position = text.indexOf("<"); position >= 0; position = text.indexOf("<", position)) {
    const ends = text.startsWith("<!--", position)
      ? "-->"
      : text.startsWith("<![CDATA[", position)
        ? "]]>"
        : text.startsWith("<?", position)
          ? "?>"
          : "";
    if (ends) {
      const end = text.indexOf(ends, position + 2);
      if (end < 0) return;
      position = end + ends.length;
      continue;
    }
    const end = endOfTag(text, position + 1);
    if (end < 0) return;
    yield text.slice(position + 1, end);
    position = end;
  }
}

/** Where the > of a tag stands, past those in its values; -1 where there is none. */
function endOfTag(text: string, from: number): number {
  for (let position = from; position < text.length; position++) {
    const sign = text[position];
    if (sign === ">") return position;
    if (sign !== '"' && sign !== "'") continue;
    position = text.indexOf(sign, position + 1);
    if (position < 0) return -1;
  }
  return -1;
}

/** Without calling itself: a drawing may nest and refer a million deep. */
function sizeOf(whole: Part, named: ReadonlyMap<string, Part>): number {
  const partsOf = ({ holds, refers }: Part) => [...holds, ...refers.flatMap((id) => named.get(id) ?? [])];
  // Of one that is still counted it is infinite: it stands in itself.
  const sizes = new Map([[whole, Number.POSITIVE_INFINITY]]);
  const counted = [{ part: whole, left: partsOf(whole), sum: whole.own }];
  for (let top = counted.at(-1); top; top = counted.at(-1)) {
    const next = top.left.pop();
    if (next === undefined) {
      sizes.set(top.part, top.sum);
      counted.pop();
      const above = counted.at(-1);
      if (above) above.sum += top.sum;
      continue;
    }
    const size = sizes.get(next);
    if (size !== undefined) top.sum += size;
    else {
      sizes.set(next, Number.POSITIVE_INFINITY);
      counted.push({ part: next, left: partsOf(next), sum: next.own });
    }
  }
  return sizes.get(whole)!;
}
