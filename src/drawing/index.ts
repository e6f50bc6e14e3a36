export { artworkBounds } from "./artwork-bounds.ts";
export { type Cells, latticeCells, MAX_SINGLE_CELLS } from "./lattice.ts";
export { type Context2D, type PaintOptions, paintGloss, paintHeights, paintStamps } from "./paint-stamps.ts";
export { createPictures, type Drawable, type PicturedFabric, type PictureSources, type Pictures } from "./pictures.ts";
export { piecePath } from "./piece-path.ts";
export { type Pixels, reduce } from "./pyramid.ts";
export { type ReducedPicture, reducedPictureOf } from "./reduced-picture.ts";
export { fits, isInside, middleOf, roomFor, touches } from "./room.ts";
export { MAX_THICKNESS_MM, standingMm, thicknessMm } from "./thickness.ts";
