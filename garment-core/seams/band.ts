import { type Outline, strip } from "../pattern/outline.ts";
import { lengthOf, splitAt } from "../pattern/run.ts";
import type { Sewing } from "../recipes/garment.ts";
import { sew, sewEased } from "./sewing.ts";

export type Band = { readonly outline: Outline; readonly width: number; readonly sewing: readonly Sewing[] };

/**
 * A straight band (waistband, cuff, neckband) sewn along runs given in the order in which they go round the body towards
 * the band's +x. `edge` is the edge of the band that is sewn; its ends are sewn together. `ease` is its length per length of the runs.
 */
export function bandAlong(
  key: string,
  outlines: { readonly [pieceKey: string]: Outline },
  runs: readonly string[],
  band: { readonly height: number; readonly edge: "top" | "bottom"; readonly ease: number },
): Band {
  const lengths = runs.map((text) => {
    const colon = text.indexOf(":");
    return lengthOf(outlines[text.slice(0, colon)]!, text.slice(colon + 1));
  });
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const width = total * band.ease;
  const [left, right] = band.edge === "bottom" ? ["bl", "br"] : ["tl", "tr"];
  let outline = strip(width, band.height);
  let done = 0;
  let from = left;
  const sewing = runs.map((run, i): Sewing => {
    done += lengths[i]!;
    const to = i === runs.length - 1 ? right : `join${i}`;
    if (to !== right) outline = splitAt(outline, to, `${left}>${right}`, done / total);
    const own = `${key}:${from}>${to}`;
    from = to;
    return band.ease === 1 ? { ...sew(own, run), kind: "attach" } : sewEased(own, run, band.ease, "attach");
  });
  return { outline, width, sewing: [...sewing, sew(`${key}:tl>bl`, `${key}:tr>br`)] };
}
