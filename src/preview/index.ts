import { lazy } from "react";

/**
 * The draped garment with what lies on its pieces: `<Suspense><GarmentPreview …/></Suspense>`, loaded when first shown. Fills its container.
 * The container's data attributes: `data-state` (loading, ready, failed, flat), `data-draw-calls`, `data-triangles`, `data-texture-bytes`,
 * `data-painted-pieces` (keys painted last), `data-paints` (how many so far), `data-frames`, and at true scale `data-px-per-mm` (CSS pixels).
 */
export const GarmentPreview = lazy(() => import("./GarmentPreview.tsx"));
export { type LaidPiece, PiecesPicture } from "./PiecesPicture.tsx";
export { ScaleBar } from "./ScaleBar.tsx";
export * from "./types.ts";
export { hasWebGl } from "./webgl.ts";
