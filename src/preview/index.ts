import { lazy } from "../lazy-part.ts";

/**
 * The draped garment with what lies on its pieces: `<Suspense><GarmentPreview …/></Suspense>`, loaded when first shown. Fills its container.
 * The container's data attributes: `data-state` (loading, ready, failed, flat), `data-draw-calls`, `data-triangles`, `data-level` (of detail),
 * `data-gpu-bytes`, `data-hand` (class of cloth), `data-light`, `data-relief` (whether it is lit),
 * `data-painted-pieces` (keys painted last), `data-paints` (how many so far), `data-frames`, and at true scale `data-px-per-mm` (CSS pixels).
 */
export const GarmentPreview = lazy(() => import("./garment-preview.tsx"));
/** The pieces laid flat as a picture, loaded when first shown. */
export const PiecesPicture = lazy(async () => ({ default: (await import("./pieces-picture.tsx")).PiecesPicture }));
export type { LaidPiece } from "./flat-piece.tsx";
export { ScaleBar } from "./scale-bar.tsx";
export * from "./types.ts";
export { hasWebGl } from "./webgl.ts";
