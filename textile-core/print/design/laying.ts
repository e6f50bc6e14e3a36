import type { Matrix } from "@selvedge/geometry-core";
import { drawMotif, type Hand } from "../hand/hand.ts";
import type { Motif } from "../motif/motif.ts";
import type { Sheet } from "../sheet/sheet.ts";

/** Draws what `fillGaps` lays, each piece with a seed of its own. */
export const drawing =
  (sheet: Sheet, hand: Hand, random: () => number) =>
  (motif: Motif, frame: Matrix): void =>
    drawMotif(sheet, hand, motif, frame, Math.floor(random() * 1e9));

/** One of several, each as likely. */
export const oneOf = <Value>(random: () => number, values: readonly Value[]): Value =>
  values[Math.floor(random() * values.length)]!;

/** The same values in another order. */
export function shuffled<Value>(random: () => number, values: readonly Value[]): Value[] {
  const left = [...values];
  return values.map(() => left.splice(Math.floor(random() * left.length), 1)[0]!);
}

/** `value` up to `share` more or less. */
export const around = (random: () => number, value: number, share: number): number => value * (1 + share * (2 * random() - 1));
