import { buttonMarks } from "@selvedge/garment-core";
import type { Vector3 } from "@selvedge/geometry-core";
import { buttonsOnShown } from "../mesh/seat-on-shown.ts";
import type { ShownGarment, ShownPiece } from "../mesh/shown-mesh.ts";
import type { PreviewPiece } from "../types.ts";

/** Pieces whose make is looked at first, by their keys. */
const FINE_WORK = [/collar|lapel/i, /stand|placket/i, /hood|rib|neck/i, /waistband|band/i, /pocket|cuff/i];
/** A button is looked at with what lies above it. */
const ABOVE_BUTTON_MM = 45;
const FRONT_HALF_WIDTH_MM = 60;

/** A place of the garment and the way its cloth faces there. */
export type Detail = { readonly at: Vector3; readonly facing: Vector3 };

/** The foremost vertex of cloth near the middle of the front, as high as `height` prefers. */
function foremost(pieces: readonly ShownPiece[], score: (y: number, z: number) => number): Detail | null {
  let best: Detail | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const { positions, normals } of pieces)
    for (let v = 0; v < positions.length; v += 3) {
      if (Math.abs(positions[v]!) > FRONT_HALF_WIDTH_MM || normals[v + 2]! < 0.2) continue;
      const value = score(positions[v + 1]!, positions[v + 2]!);
      if (value <= most) continue;
      most = value;
      best = {
        at: [positions[v]!, positions[v + 1]!, positions[v + 2]!],
        facing: [normals[v]!, normals[v + 1]!, normals[v + 2]!],
      };
    }
  return best;
}

function topButton(pieces: readonly ShownPiece[], marked: readonly PreviewPiece[]): Detail | null {
  const buttons = buttonsOnShown({ pieces }, buttonMarks(marked)).filter(({ normal }) => normal[2] > 0.5);
  const [top] = buttons.toSorted((a, b) => b.position[1] - a.position[1]);
  if (!top) return null;
  const [x, y, z] = top.position;
  return { at: [x, y + ABOVE_BUTTON_MM, z], facing: top.normal };
}

/**
 * What the make of a garment is judged by: the uppermost button with what it closes, else collar, placket, hood, rib, waistband or pocket at
 * the front, else the middle of its upper edge. Null where nothing faces the front.
 */
export function detailOf({ pieces }: ShownGarment, marked: readonly PreviewPiece[]): Detail | null {
  const button = topButton(pieces, marked);
  if (button) return button;
  for (const work of FINE_WORK) {
    const found = foremost(
      pieces.filter(({ key }) => work.test(key)),
      (_, z) => z,
    );
    if (found) return found;
  }
  return foremost(pieces, (y) => y);
}
