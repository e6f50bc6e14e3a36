import type { LaidTrim } from "@selvedge/editor-core";
import { apply, degrees, laidAt } from "@selvedge/geometry-core";
import type { ShapeName } from "./shapes.ts";

/** One solid of a trim: where on its piece, how it is turned there, how large. mm and degrees. */
export type Part = {
  readonly shape: ShapeName;
  readonly pieceKey: string;
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  /** Across, off the cloth, down. */
  readonly size: readonly [number, number, number];
  /** Clear of the cloth by so much. */
  readonly lift: number;
  readonly hex: string;
};

const TOOTH_STEP_MM = 2.6;
const TOOTH = [3.4, 1.4, 1.5] as const;
const PULLER = [4.4, 1.1, 17] as const;
const CORD_STEP_MM = 9;
/** Cotton thread reaches so far past the end of a piece of cord, that the next begins in it. */
const OVERLAP_MM = 1.5;
/** A button as thick as this has a shank, and no holes. */
const SHANK_MM = 4;

/** A place of a trim along its own axes, on the piece. */
function placed({ x, y, angle }: LaidTrim, across: number, down: number): { x: number; y: number } {
  const [onX, onY] = apply(laidAt(x, y, degrees(angle)), [across, down]);
  return { x: onX, y: onY };
}

function zip(trim: LaidTrim): Part[] {
  const { pieceKey, angle, height, look } = trim;
  const count = Math.max(1, Math.floor((height - 14) / TOOTH_STEP_MM));
  const teeth = Array.from({ length: count }, (_, index): Part => {
    const side = index % 2 === 0 ? -1 : 1;
    return {
      shape: "tooth",
      pieceKey,
      ...placed(trim, side * 0.8, -height / 2 + 10 + index * TOOTH_STEP_MM),
      angle,
      size: TOOTH,
      lift: 0.5,
      hex: look.accent ?? look.hex,
    };
  });
  const puller: Part = {
    shape: "tooth",
    pieceKey,
    ...placed(trim, 0, -height / 2 + 13),
    angle,
    size: PULLER,
    lift: 2,
    hex: look.accent ?? look.hex,
  };
  return [...teeth, puller];
}

function cord(trim: LaidTrim): Part[] {
  const { pieceKey, angle, width, height, look } = trim;
  const count = Math.max(1, Math.round(height / CORD_STEP_MM));
  const step = height / count;
  return Array.from({ length: count }, (_, index) => ({
    shape: "cord",
    pieceKey,
    ...placed(trim, 0, -height / 2 + (index + 0.5) * step),
    angle,
    size: [width, look.thick, step + OVERLAP_MM],
    lift: 0,
    hex: look.hex,
  }));
}

/** The solids a trim is seen by in 3D. What lies flat on the cloth has none: its picture is painted there, with its thickness. */
export function partsOf(trim: LaidTrim): Part[] {
  const { pieceKey, x, y, angle, width, height, look } = trim;
  const size = [width, Math.max(0.4, look.thick), height] as const;
  const place = { pieceKey, x, y, angle, size, hex: look.hex };
  switch (look.kind) {
    case "button":
      return [{ ...place, shape: look.thick >= SHANK_MM ? "stud" : "button", lift: 0 }];
    case "rivet":
      return [{ ...place, shape: "stud", lift: 0 }];
    case "zip":
      return zip(trim);
    case "cord":
      return cord(trim);
    case "label":
    case "tape":
    case "badge":
      return [];
  }
}
