import type { ArtworkFinish, Stamp } from "@selvedge/editor-core";
import type { ClothSurface, PictureFile } from "@selvedge/garment-core";
import type { Matrix, Point, PxPerMm } from "@selvedge/geometry-core";
import { MAX_THICKNESS_MM, type Pictures, paintGloss, paintHeights, standingMm } from "../drawing/index.ts";
import { artworkGlossOf } from "../preview/cloth/finish-gloss.ts";
import { type Grid, relief } from "./relief.ts";
import { fileOf } from "./surfaces.ts";

/** Where the pictures of a piece lie on it, and how fine they are. */
export type Plan = {
  readonly minX: number;
  readonly minY: number;
  readonly pxPerMm: PxPerMm;
  readonly width: number;
  readonly height: number;
};

/** What lies on a piece, and what its artwork is made of. */
type ClothStamps = {
  readonly stamps: readonly Stamp[];
  readonly around: readonly Point[];
  readonly cloth: ClothSurface;
  readonly from: Pick<Pictures, "get" | "finished">;
  readonly plan: Plan;
};

/** Relief that stands nowhere. */
const FLAT = "rgb(128 128 255)";
/** Fibres that stand off throw back so much of the light at most. */
const SHEEN_SHARE = 0.5;

/** An empty drawing in mm of the piece. */
export function easel({ minX, minY, pxPerMm, width, height }: Plan): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext("2d");
  if (!context) throw new Error("No 2D canvas is available");
  context.setTransform(pxPerMm, 0, 0, pxPerMm, -minX * pxPerMm, -minY * pxPerMm);
  return context;
}

/** Fills a drawing with one colour. */
export function cover(context: OffscreenCanvasRenderingContext2D, colour: string): void {
  context.save();
  context.resetTransform();
  context.fillStyle = colour;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  context.restore();
}

const isArtwork = ({ source }: Stamp): boolean => source.kind === "artwork";

/** Artwork in the colours that stand for its finish, over the cloth's own. */
function inFinish({ stamps, around, from, plan }: ClothStamps, cloth: string, colourOf: (finish: ArtworkFinish) => string) {
  const gloss = easel(plan);
  paintGloss(gloss, stamps, around, from, colourOf, plan);
  const context = easel(plan);
  cover(context, cloth);
  context.resetTransform();
  context.drawImage(gloss.canvas, 0, 0);
  return fileOf(context.canvas, false);
}

const hasFinish = ({ stamps }: ClothStamps, is: (finish: ArtworkFinish) => boolean): boolean =>
  stamps.some((stamp) => isArtwork(stamp) && stamp.finish && is(stamp.finish));

/** Roughness in green and metal in blue, as glTF has them; null where every artwork is a print. */
export async function glossPicture(laid: ClothStamps): Promise<PictureFile | null> {
  if (!hasFinish(laid, () => true)) return null;
  const colour = (roughness: number, metal: number) => `rgb(255 ${255 * roughness} ${255 * metal})`;
  const { cloth } = laid;
  return inFinish(laid, colour(cloth.roughness, cloth.metallic), (finish) => {
    const { roughness, metal } = artworkGlossOf(finish);
    return colour(roughness, metal);
  });
}

/** What fibres throw back; null where no artwork has any that stand off. */
export async function sheenPicture(laid: ClothStamps): Promise<PictureFile | null> {
  if (!hasFinish(laid, (finish) => artworkGlossOf(finish).sheen > 0)) return null;
  const colour = (sheen: number) => `color(srgb-linear ${sheen} ${sheen} ${sheen})`;
  return inFinish(laid, colour(SHEEN_SHARE * laid.cloth.sheen), (finish) => colour(SHEEN_SHARE * artworkGlossOf(finish).sheen));
}

/** The cloth's relief tiled over the piece. */
async function yarns({ stamps, cloth, plan }: ClothStamps): Promise<OffscreenCanvasRenderingContext2D> {
  const context = easel(plan);
  cover(context, FLAT);
  const laid = stamps.find(({ source }) => source.kind === "fabric");
  if (!laid || !cloth.normal) return context;
  const blob = new Blob([new Uint8Array(cloth.normal.bytes)], { type: cloth.normal.mime });
  const tile = await createImageBitmap(blob, { colorSpaceConversion: "none" });
  const pattern = context.createPattern(tile, "repeat");
  const [a, b, c, d, e, f] = laid.matrix;
  pattern?.setTransform(new DOMMatrix([a / tile.width, b / tile.width, c / tile.height, d / tile.height, e, f]));
  const { minX, minY, width, height, pxPerMm } = plan;
  context.fillStyle = pattern ?? FLAT;
  context.fillRect(minX, minY, width / pxPerMm, height / pxPerMm);
  tile.close();
  return context;
}

/** Yarns with the artwork that stands on them; null where all of it lies flat. `isAsCloth`: given along the cloth's own directions. */
export async function reliefPicture(laid: ClothStamps, onCloth: Matrix, isAsCloth: boolean): Promise<PictureFile | null> {
  const { stamps, around, from, plan } = laid;
  if (!stamps.some((stamp) => isArtwork(stamp) && standingMm(stamp.thickness, stamp.finish) > 0)) return null;
  const heights = easel(plan);
  cover(heights, "#000");
  paintHeights(heights, stamps, around, from, plan);
  const context = await yarns(laid);
  const { width, height, pxPerMm } = plan;
  const picture = context.getImageData(0, 0, width, height);
  const grid: Grid = { width, height, pxPerMm, mmPerStep: MAX_THICKNESS_MM / 255 };
  relief(picture.data, heights.getImageData(0, 0, width, height).data, grid, onCloth, isAsCloth);
  context.putImageData(picture, 0, 0);
  return fileOf(context.canvas, false);
}
