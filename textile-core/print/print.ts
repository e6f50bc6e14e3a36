import { mixSeed, randomFrom } from "../render/noise.ts";
import { COLOURWAYS, type ColourwayKey } from "./colour/colourways.ts";
import type { Palette } from "./colour/slots.ts";
import type { Design } from "./design/design.ts";
import { DESIGNS, type DesignKey } from "./design/library.ts";
import { HANDS, type HandKey } from "./hand/table.ts";
import { cellOf, gridOf, type Lattice, symmetryOf } from "./lattice/lattice.ts";
import { latticeOf, type RepeatKey } from "./lattice/presets.ts";
import { colourSeparations, type PrintTile, type Separations, separationsOf } from "./sheet/separations.ts";
import { newSheet } from "./sheet/sheet.ts";

/** A print as the studio orders it. Plain data: the same record gives the same bytes. What is absent is the design's own. */
export type PrintRecord = {
  readonly design: DesignKey;
  readonly hand?: HandKey;
  /** A design whose repeat is set keeps its own. */
  readonly repeat?: RepeatKey;
  /** Size of the motifs against the design's own; the repeat grows with it. */
  readonly scale?: number;
  /** A season card, or a palette of the customer's. */
  readonly colourway?: ColourwayKey | Palette;
  /** Chooses another drawing of the same design; any integer. */
  readonly seed: number;
};

/** The lattice of a print at `scale`; a design whose repeat is set keeps its own. */
function latticeAt({ design, repeat }: PrintRecord, scale: number): Lattice {
  const { mmWidth, mmHeight, repeat: own, isSet }: Design = DESIGNS[design];
  return latticeOf(isSet ? own : (repeat ?? own), mmWidth * scale, mmHeight * scale);
}

/** The lattice a print repeats on. */
export const printLatticeOf = (record: PrintRecord): Lattice => latticeAt(record, record.scale ?? 1);

/** The palette a print is coloured with. */
export function printPaletteOf({ design, colourway }: PrintRecord): Palette {
  const chosen = colourway ?? DESIGNS[design].colourways[0];
  return typeof chosen === "string" ? COLOURWAYS[chosen].palette : chosen;
}

/** The separations of one upright repeat with about `pixels` along its longer side. Costs 0.1–0.9 s at 512 px. */
export function drawSeparations(record: PrintRecord, { pixels }: { readonly pixels: number }): Separations {
  const { design, hand, scale = 1, seed } = record;
  const { draw, hands }: Design = DESIGNS[design];
  const lattice = latticeAt(record, 1);
  const sheet = newSheet(gridOf(cellOf(lattice), pixels), seed, symmetryOf(lattice));
  draw(sheet, HANDS[hand ?? hands[0]], randomFrom(mixSeed(seed, 11)));
  const drawn = separationsOf(sheet);
  return { ...drawn, mmWidth: drawn.mmWidth * scale, mmHeight: drawn.mmHeight * scale };
}

/** The last separations: colourways of one drawing are asked for one after the other, and drawing costs ten times the colouring. */
let last: { readonly key: string; readonly separations: Separations } | null = null;

/** A print in its colours. Pure and deterministic. */
export function drawPrint(record: PrintRecord, { pixels }: { readonly pixels: number }): PrintTile {
  const key = JSON.stringify({ ...record, colourway: undefined, pixels });
  if (last?.key !== key) last = { key, separations: drawSeparations(record, { pixels }) };
  return colourSeparations(last.separations, printPaletteOf(record));
}
