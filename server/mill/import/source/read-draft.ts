import { type ColourOrder, densitiesOfWif, ordersOfWif, perInch, readWif, type Weave, weaveOfWif } from "@selvedge/textile-core";
import type { Notes } from "../finding.ts";
import { problemInWords } from "./problem-words.ts";
import type { Shelf } from "./shelf.ts";

const MAX_DRAFT_BYTES = 10_000_000;

/** What a weaving draft says of a cloth: how it interlaces, its colours in order, and its setting where the file states it. */
export type Draft = {
  readonly weave: Weave;
  readonly warpOrder: ColourOrder;
  readonly weftOrder: ColourOrder;
  /** Threads per inch. */
  readonly warpDensity: number | null;
  readonly weftDensity: number | null;
};

/** A hundredth of a thread an inch is finer than any loom is set. */
const asStated = (perCm: number | undefined): number | null =>
  perCm === undefined ? null : Math.round(perInch(perCm) * 100) / 100;

/** The draft of a WIF that lies beside the table; null with a note. */
export async function readDraft(name: string, shelf: Shelf, notes: Notes): Promise<Draft | null> {
  if ((await shelf.sizeOf(name)) > MAX_DRAFT_BYTES) {
    notes.error(`${name} is larger than ${MAX_DRAFT_BYTES / 1_000_000} MB.`);
    return null;
  }
  const read = readWif(await shelf.read(name));
  const weave = read.ok ? weaveOfWif(read.value) : read;
  if (!(read.ok && weave.ok)) {
    if (!weave.ok) notes.error(`${name}: ${problemInWords(weave.problem)}`);
    return null;
  }
  const { endsPerCm, picksPerCm } = densitiesOfWif(read.value);
  return {
    weave: weave.value,
    ...ordersOfWif(read.value),
    warpDensity: asStated(endsPerCm),
    weftDensity: asStated(picksPerCm),
  };
}
