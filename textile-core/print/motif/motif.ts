import { areaOf, between, type Matrix, type Point } from "@selvedge/geometry-core";
import type { Mm } from "../../units.ts";
import type { Slot } from "../colour/slots.ts";
import { resampled } from "../shape/curve.ts";
import { mapped, scaleOf } from "../shape/point.ts";

/** The inks of one form: its body, its shaded side, its lit side and its drawn line. */
export type Tones = { readonly fill: Slot; readonly deep: Slot; readonly light: Slot; readonly line: Slot };

/** One closed shape as a designer sees it, before any hand draws it; mm in the motif's own frame. */
export type Form = {
  readonly outline: readonly Point[];
  /** The part away from the light. */
  readonly shade?: readonly Point[];
  /** Veins and ribs, thickest where they begin. */
  readonly ribs?: readonly Rib[];
  /** Ways a brush or a gouge would follow from the base outwards. */
  readonly flow?: readonly (readonly Point[])[];
};
export type Rib = { readonly line: readonly Point[]; readonly width: number };

/** What a motif is made of, in the order in which it is drawn. */
export type Part =
  | { readonly kind: "form"; readonly form: Form; readonly tones: Tones }
  | { readonly kind: "line"; readonly line: readonly Point[]; readonly widths: readonly number[]; readonly slot: Slot }
  | { readonly kind: "spot"; readonly at: Point; readonly radius: number; readonly slot: Slot };
export type Motif = readonly Part[];

export const MAIN_TONES: Tones = { fill: "main", deep: "mainDeep", light: "light", line: "key" };
export const SECOND_TONES: Tones = { fill: "second", deep: "secondDeep", light: "light", line: "key" };
export const LEAF_TONES: Tones = { fill: "leaf", deep: "leafDeep", light: "light", line: "key" };
export const DEEP_LEAF_TONES: Tones = { fill: "leafDeep", deep: "key", light: "leaf", line: "key" };
export const ACCENT_TONES: Tones = { fill: "accent", deep: "secondDeep", light: "light", line: "key" };

export const formPart = (form: Form, tones: Tones): Part => ({ kind: "form", form, tones });
export const linePart = (line: readonly Point[], widths: readonly number[], slot: Slot): Part => ({
  kind: "line",
  line,
  widths,
  slot,
});
export const spotPart = (point: Point, radius: number, slot: Slot): Part => ({ kind: "spot", at: point, radius, slot });

/** Widths that run evenly from one end of a line to the other. */
export const tapered = (line: readonly Point[], from: number, to: number): number[] =>
  line.map((_, index) => from + ((to - from) * index) / Math.max(1, line.length - 1));

function movedForm({ outline, shade, ribs, flow }: Form, frame: Matrix): Form {
  const scale = scaleOf(frame);
  return {
    outline: mapped(frame, outline),
    shade: shade && mapped(frame, shade),
    ribs: ribs?.map(({ line, width }) => ({ line: mapped(frame, line), width: width * scale })),
    flow: flow?.map((line) => mapped(frame, line)),
  };
}

/** The motif elsewhere, turned or scaled. */
export function moved(motif: Motif, frame: Matrix): Motif {
  const scale = scaleOf(frame);
  return motif.map((part): Part => {
    if (part.kind === "form") return { ...part, form: movedForm(part.form, frame) };
    if (part.kind === "line") {
      return { ...part, line: mapped(frame, part.line), widths: part.widths.map((width) => width * scale) };
    }
    return { ...part, at: mapped(frame, [part.at])[0]!, radius: part.radius * scale };
  });
}

/** A round place taken by a motif. */
export type Disc = { readonly at: Point; readonly radius: number };

/** Step between the discs along an outline, mm, as a share of the form's size. */
const OUTLINE_STEP = 0.22;
/** Rings of discs between a form's middle and its outline, as shares of the way out. */
const INNER_RINGS = [0.4, 0.72] as const;

const centreOf = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

/** Discs nearer than this are one; mm. A large motif is known by as many as a small one. */
const DISC_PITCH: Mm = 0.9;
const DISCS_ACROSS = 22;

function thinned(discs: readonly Disc[]): readonly Disc[] {
  const kept = new Map<string, Disc>();
  let extent = 0;
  for (const { at } of discs) extent = Math.max(extent, Math.abs(at[0]), Math.abs(at[1]));
  const pitch = Math.max(DISC_PITCH, (2 * extent) / DISCS_ACROSS);
  for (const disc of discs) {
    const key = `${Math.round(disc.at[0] / pitch)},${Math.round(disc.at[1] / pitch)}`;
    const known = kept.get(key);
    if (!known || known.radius < disc.radius) kept.set(key, disc);
  }
  return [...kept.values()];
}

/** The room a motif takes, as discs along its outlines and in its bodies. */
export function footprintOf(motif: Motif): readonly Disc[] {
  const discs = motif.flatMap((part): Disc[] => {
    if (part.kind === "spot") return [{ at: part.at, radius: part.radius }];
    if (part.kind === "line") {
      const radius = Math.max(...part.widths) / 2;
      return resampled(part.line, Math.max(1.5, 3 * radius)).map((point) => ({ at: point, radius }));
    }
    const size = Math.sqrt(areaOf(part.form.outline));
    const step = Math.max(0.6, size * OUTLINE_STEP);
    const rim = resampled(part.form.outline, step, true).map((point): Disc => ({ at: point, radius: step * 0.4 }));
    const centre = centreOf(part.form.outline);
    const within = rim.flatMap(({ at }): Disc[] =>
      INNER_RINGS.map((share) => ({ at: between(centre, at, share), radius: step * 0.62 })),
    );
    return [...rim, ...within, { at: centre, radius: size * 0.35 }];
  });
  return thinned(discs);
}
