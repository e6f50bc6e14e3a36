import type { PieceKey } from "../document/schema.ts";
import type { Label, LabelContext } from "./command.ts";

/** Lengths and angles in the history list are read to a tenth. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}

export function percent(share: number): number {
  return tenth(share * 100);
}

/** The label for one piece by its name, or for several by their number (translated with plural forms). */
export function onPieces(
  pieceKeys: readonly PieceKey[],
  { nameOf }: LabelContext,
  texts: { readonly one: string; readonly several: string },
  params: Label[1] = {},
): Label {
  const different = new Set(pieceKeys);
  const [only] = different;
  return different.size === 1 && only !== undefined
    ? [texts.one, { ...params, piece: nameOf(only) }]
    : [texts.several, { ...params, count: different.size }];
}

/** The label for an artwork of the document by its name and piece. */
export function ofArtwork(id: string, { before, nameOf }: LabelContext, text: string, params: Label[1] = {}): Label {
  const artwork = before.artworks[id]!;
  return [text, { name: artwork.name, piece: nameOf(artwork.pieceKey), ...params }];
}

/** The label for one artwork by its name, or for several by their number. */
export function ofArtworks(
  ids: readonly string[],
  context: LabelContext,
  texts: { readonly one: string; readonly several: string },
  params: Label[1] = {},
): Label {
  return ids.length === 1 ? ofArtwork(ids[0]!, context, texts.one, params) : [texts.several, { count: ids.length }];
}

/** The label for an annotation by the piece it is pinned to. */
export function ofAnnotation(id: string, { before, nameOf }: LabelContext, text: string, params: Label[1] = {}): Label {
  return [text, { piece: nameOf(before.annotations[id]!.pieceKey), ...params }];
}
