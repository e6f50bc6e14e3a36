import { type Matrix, multiply, type Point } from "@selvedge/geometry-core";
import { hash, mixSeed } from "../../render/noise.ts";
import type { Slot } from "../colour/slots.ts";
import type { Form, Motif, Tones } from "../motif/motif.ts";
import { moved } from "../motif/motif.ts";
import type { StrokeMask } from "../raster/stroke.ts";
import { grainOf, ramp, type Sheet, type Strength, type Touch } from "../sheet/sheet.ts";

/** How a designer draws: what becomes of a form, a line and a spot on the sheet. All in mm on the cloth. */
export type Hand = {
  readonly form: (sheet: Sheet, form: Form, tones: Tones, seed: number) => void;
  readonly line: (sheet: Sheet, line: readonly Point[], widths: readonly number[], slot: Slot, seed: number) => void;
  readonly spot: (sheet: Sheet, point: Point, radius: number, slot: Slot, seed: number) => void;
  /** A shape that has no outline but a strength 0 … 1 everywhere. */
  readonly field: (sheet: Sheet, tones: Tones, strength: Strength) => void;
};

/** Draws a motif under every map of the sheet's plane group. */
export function drawMotif(sheet: Sheet, hand: Hand, motif: Motif, frame: Matrix, seed: number): void {
  for (const operation of sheet.symmetry) {
    moved(motif, multiply(operation, frame)).forEach((part, index) => {
      const own = mixSeed(seed, index);
      if (part.kind === "form") hand.form(sheet, part.form, part.tones, own);
      else if (part.kind === "line") hand.line(sheet, part.line, part.widths, part.slot, own);
      else hand.spot(sheet, part.at, part.radius, part.slot, own);
    });
  }
}

/** Smooth steps between hashed values: one bristle of a brush, one place along a pen line. */
export function unevenness(place: number, seed: number): number {
  const left = Math.floor(place);
  const t = place - left;
  const [from, to] = [hash(seed + left * 7), hash(seed + (left + 1) * 7)];
  return from + (to - from) * t * t * (3 - 2 * t);
}

/**
 * The bristles of a brush that runs dry: `bristles` streaks across, the paint gone where a streak's load is less than
 * `dryness` times the way it has come.
 */
export function bristled(
  sheet: Sheet,
  stroke: StrokeMask,
  bristles: number,
  dryness: number,
  strength: number,
  seed: number,
): Touch {
  const tooth = grainOf(sheet, "tooth");
  return (inMask, inCell) => {
    const load = unevenness((stroke.across[inMask]! + 1) * 0.5 * bristles + 40, seed) + 0.16 * tooth[inCell]!;
    // A flat brush sets down in a ragged line, not in a round dot.
    const begun = ramp(0, 0.035, stroke.along[inMask]! - 0.035 * load);
    const spent = dryness * stroke.along[inMask]! ** 1.4;
    return strength * begun * ramp(spent - 0.16, spent + 0.1, load);
  };
}
