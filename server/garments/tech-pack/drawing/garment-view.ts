import type { Placement } from "@selvedge/editor-core";
import { type ButtonMark, decodeDrape, displayMesh, type Pattern, renderGarment } from "@selvedge/garment-core";
import type { StoredTile } from "../../../fabrics/cloths/pictures/tile.ts";
import { clothAt, sampleCloth, toByte } from "../../../fabrics/cloths/pictures/tile.ts";
import { type Paints, paintPiece } from "./paint.ts";

/** A garment to be drawn, as plain data that can be sent to a working thread. */
export type GarmentDrawing = {
  readonly pieces: Pattern["pieces"];
  readonly placement: Placement;
  /** Cloths by `fabricKey`, and pictures by their id. */
  readonly tiles: Readonly<Record<string, StoredTile>>;
  readonly images: Readonly<Record<string, Uint8Array>>;
  /** The garment as it hangs in this size; null where it was never draped so. */
  readonly drape: Uint8Array | null;
  /** What it is buttoned with; a colour where it was chosen. */
  readonly buttons: readonly (ButtonMark & { readonly hex?: string })[];
};

/** Cloth of a garment in a picture: one pixel of it is a little finer than this many a mm. */
const VIEW_PER_MM = 1.3;
/** Degrees a garment is turned to its left for each side: a little aside, as it would stand. */
export const YAW = { front: 18, back: 198 } as const;
/** The backdrop of the pictures: `--color-plate`. */
const BACKDROP = [0xe8, 0xe6, 0xe2] as const;

/** Draws a garment as it hangs, in its cloth and with its artwork: RGBA of this size, turned by `yaw` degrees. */
export async function openGarment(
  { pieces, placement, buttons }: Pick<GarmentDrawing, "pieces" | "placement" | "buttons">,
  drape: Uint8Array,
  paints: Paints,
): Promise<(size: { readonly width: number; readonly height: number }, yaw: number) => ReturnType<typeof renderGarment>> {
  const cloths = new Map(
    await Promise.all(
      pieces.map(async ({ key, outline }) => {
        const painted = await paintPiece({ outline, stamps: placement[key] ?? [], perMm: VIEW_PER_MM }, paints);
        return [key, { x: painted.x, y: painted.y, cloth: clothAt(painted, VIEW_PER_MM) }] as const;
      }),
    ),
  );
  const mesh = displayMesh(decodeDrape(drape));
  const light = new Float32Array(3);
  return (size, yaw) =>
    renderGarment(mesh, {
      ...size,
      view: { yaw },
      background: BACKDROP,
      buttons,
      cloth: (key, x, y) => {
        const on = cloths.get(key);
        if (!on) return BACKDROP;
        sampleCloth(on.cloth, x - on.x, y - on.y, light);
        return [toByte(light[0]!), toByte(light[1]!), toByte(light[2]!)];
      },
    });
}
