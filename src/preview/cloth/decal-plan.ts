import { type Bounds, type Mm, mm, mmOf, type Px, type PxPerMm, perMm, px, pxOf } from "@selvedge/geometry-core";

const MAX_SIDE_PX = 2048;
/** Finer than this no preview shows. */
const MAX_PX_PER_MM = perMm(4);
/** Threads of embroidery are a few tenths of a millimetre. */
const STITCHED_PX_PER_MM = perMm(8);
/** Sides grow in such steps, so that moving an artwork keeps the texture it has. */
const STEP_PX = 64;
const MARGIN_PX = px(2);

/** Where a decal lies: the box in mm it covers and its pixels. */
export type DecalPlan = { readonly box: Bounds; readonly width: Px; readonly height: Px; readonly pxPerMm: PxPerMm };

/** The most that a decal has where a garment is never seen close. */
export type DecalLimit = { readonly sidePx: number; readonly pxPerMm: PxPerMm };

/** How fine a decal of this box is painted: at most `MAX_PX_PER_MM` and `MAX_SIDE_PX`, twice as many where it is sewn, or the limit given, with a clear margin all round. */
export function planDecal(box: Bounds, isStitched = false, limit?: DecalLimit): DecalPlan {
  const maxSide = limit?.sidePx ?? MAX_SIDE_PX;
  const finest = limit?.pxPerMm ?? (isStitched ? STITCHED_PX_PER_MM : MAX_PX_PER_MM);
  const [width, height] = [mm(box.maxX - box.minX), mm(box.maxY - box.minY)];
  const room = maxSide - 2 * MARGIN_PX;
  const pxPerMm = perMm(Math.min(finest, room / Math.max(width, height)));
  const side = (length: Mm) => px(Math.min(maxSide, STEP_PX * Math.ceil((pxOf(length, pxPerMm) + 2 * MARGIN_PX) / STEP_PX)));
  const [wide, high] = [side(width), side(height)];
  const minX = box.minX - mmOf(MARGIN_PX, pxPerMm);
  const minY = box.minY - mmOf(MARGIN_PX, pxPerMm);
  return {
    box: { minX, minY, maxX: minX + mmOf(wide, pxPerMm), maxY: minY + mmOf(high, pxPerMm) },
    width: wide,
    height: high,
    pxPerMm,
  };
}
