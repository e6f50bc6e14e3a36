/** A reduced copy of an uploaded picture: its address and its pixels. */
export type ReducedPicture = { readonly url: string; readonly width: number; readonly height: number };

/** Longest side in px of the copy the server makes of a stored picture under `/view`. */
const VIEW_PX = 1024;
/** A picture hardly larger than its copy is taken as it is: one address, and nothing fetched twice. */
const MIN_REDUCTION = 1.5;

/** The copy that is fetched in place of a large picture while no more pixels are drawn; null where the picture itself is small. */
export function reducedPictureOf({ url, width, height }: ReducedPicture): ReducedPicture | null {
  const shrink = VIEW_PX / Math.max(width, height);
  if (shrink * MIN_REDUCTION > 1) return null;
  return { url: `${url}/view`, width: Math.round(width * shrink), height: Math.round(height * shrink) };
}
