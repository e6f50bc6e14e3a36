import type { Stamp } from "@selvedge/editor-core";
import type { ClothSurface, Dress, PaintedPiece, WornPiece } from "@selvedge/garment-core";
import {
  boundsOf,
  cornersOfBounds,
  IDENTITY,
  invert,
  isFlat,
  type Matrix,
  multiply,
  perMm,
  scaling,
  sizeOf,
} from "@selvedge/geometry-core";
import { type Pictures, paintStamps } from "../drawing/index.ts";
import type { PreviewPiece } from "../preview/types.ts";
import { cover, easel, glossPicture, reliefPicture, sheenPicture } from "./made-up.ts";
import type { DressOrder, GarmentFormat, GarmentOrder } from "./order.ts";
import { CALICO, fileOf, type Surfaces } from "./surfaces.ts";

const MAX_SIDE_PX = 2_048;
/** Finer than this no artwork is printed. */
const MAX_PX_PER_MM = 4;

/** Takes mm on the piece to mm on the cloth, from the corner of a tile along its axes. */
function onClothOf(stamps: readonly Stamp[]): Matrix {
  const cloth = stamps.find(({ source }) => source.kind === "fabric");
  if (!cloth || isFlat(cloth.matrix)) return IDENTITY;
  const { width, height } = sizeOf(cloth.matrix);
  return multiply(scaling(width, height), invert(cloth.matrix));
}

type Making = {
  readonly piece: PreviewPiece;
  readonly stamps: readonly Stamp[];
  readonly cloth: ClothSurface;
  readonly pictures: Pictures;
  readonly format: GarmentFormat;
};

/** Cloth and artwork of a piece as pictures of one box, its cloth running on past the outline so that no edge shows. */
async function painted({ piece, stamps, cloth, pictures, format }: Making): Promise<PaintedPiece> {
  const { minX, minY, maxX, maxY } = boundsOf(piece.outline);
  const pxPerMm = perMm(Math.min(MAX_PX_PER_MM, MAX_SIDE_PX / Math.max(maxX - minX, maxY - minY)));
  const plan = {
    ...{ minX, minY, pxPerMm },
    width: Math.ceil((maxX - minX) * pxPerMm),
    height: Math.ceil((maxY - minY) * pxPerMm),
  };
  const { isOpen } = cloth;
  const context = easel(plan);
  if (!isOpen) cover(context, CALICO);
  const box = { left: minX, top: minY, right: minX + plan.width / pxPerMm, bottom: minY + plan.height / pxPerMm };
  const around = cornersOfBounds({ minX, minY, maxX: box.right, maxY: box.bottom });
  const from = { get: pictures.original, finished: pictures.finished };
  const waiting = paintStamps(context, stamps, around, from, { pxPerMm, finished: "colour" });
  if (waiting > 0) throw new Error(`${waiting} pictures of the garment are missing.`);
  const toPaint = { stamps, around, cloth, from, plan };
  return {
    picture: await fileOf(context.canvas, isOpen),
    gloss: await glossPicture(toPaint),
    sheen: await sheenPicture(toPaint),
    // What a reader of GLB is given says which way the cloth's yarns run; the other formats know the piece alone.
    normal: await reliefPicture(toPaint, onClothOf(stamps), format === "glb"),
    box,
  };
}

/** Artworks are made up in a worker: so long is waited for them, then they are taken as they are printed. */
const FINISH_MS = 20_000;

async function whenMadeUp(pictures: Pictures, stamps: readonly Stamp[]): Promise<void> {
  const isDone = () => stamps.every((stamp) => !stamp.finish || pictures.finished(stamp, "colour"));
  if (isDone()) return;
  await new Promise<void>((resolve) => {
    const end = () => {
      stop();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, FINISH_MS);
    const stop = pictures.subscribe(() => isDone() && end());
  });
}

/** What the pieces of a garment wear, as a file holds it. Rejects where a picture does not arrive. */
export async function dressOf(
  { name, placement }: DressOrder,
  order: GarmentOrder,
  surfaces: Surfaces,
  format: GarmentFormat,
): Promise<Dress> {
  const { pictures, pieces } = order;
  const sources = pieces.flatMap(({ key }) => (placement[key] ?? []).map(({ source }) => source));
  await pictures.ready(sources);
  if (sources.some(pictures.failed)) throw new Error("A picture of the garment could not be loaded.");
  await whenMadeUp(
    pictures,
    pieces.flatMap(({ key }) => placement[key] ?? []),
  );
  const worn = new Map<string, WornPiece>();
  for (const piece of pieces) {
    const stamps = placement[piece.key] ?? [];
    const cloth = await surfaces.of(stamps);
    const hasArtwork = stamps.some(({ source }) => source.kind === "artwork");
    worn.set(piece.key, {
      cloth,
      onCloth: onClothOf(stamps),
      painted: hasArtwork ? await painted({ piece, stamps, cloth, pictures, format }) : null,
    });
  }
  return { name, pieces: worn };
}
