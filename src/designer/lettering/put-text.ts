import { type Artwork, type ArtworkText, nameOfText, type PieceKey, PLAIN_ARTWORK } from "@selvedge/editor-core";
import { middleOf } from "../../drawing/index.ts";
import type { Uploads } from "../panels/use-uploads.ts";
import { newId } from "../session/new-id.ts";
import type { Session } from "../session/session.ts";
import { bentExtent, type Extent } from "./bend.ts";
import { printOf } from "./draw.ts";
import { type Laid, sizeOf } from "./layout.ts";

/** A text as it was laid out, and how high its capitals are in mm. */
export type Written = { readonly text: ArtworkText; readonly laid: Laid; readonly capital: number };

const tenth = (mm: number) => Math.max(0.1, Math.round(mm * 10) / 10);

/** How high the capitals of a text are that lies on the garment, in mm. */
export const capitalOf = ({ height }: Extent, laid: Laid, bend: number): number => height / bentExtent(laid, bend).height;

/** How much wider a text was drawn by its handles than its letters are; 1 as it was written. */
const stretchOf = ({ width }: Extent, laid: Laid, { bend }: ArtworkText, capital: number): number =>
  width / (bentExtent(laid, bend).width * capital);

async function pictureOf({ text, laid, capital }: Written, uploads: Uploads): Promise<string | null> {
  const name =
    nameOfText(text.content)
      .replaceAll(/[\\/:*?"<>|.]/g, " ")
      .trim() || "text";
  const file = new File([await printOf(laid, text, capital)], `${name}.png`, { type: "image/png" });
  return (await uploads.send(file, "text"))?.imageId ?? null;
}

/** Lays a new text in the middle of a piece and chooses it. False when its picture did not arrive. */
export async function layText(session: Session, written: Written, pieceKey: PieceKey, uploads: Uploads): Promise<boolean> {
  const imageId = await pictureOf(written, uploads);
  const piece = session.piece(pieceKey);
  if (imageId === null || !piece) return false;
  const size = sizeOf(written.laid, written.text, written.capital);
  const middle = middleOf(piece.outline, size);
  const id = newId();
  session.editor.give({
    type: "placeArtwork",
    artwork: {
      ...PLAIN_ARTWORK,
      id,
      name: nameOfText(written.text.content),
      imageId,
      pieceKey,
      x: Math.round(middle.x),
      y: Math.round(middle.y),
      width: tenth(size.width),
      height: tenth(size.height),
      text: written.text,
    },
  });
  session.selection.chooseArtwork(id, pieceKey);
  return true;
}

/** Replaces a text in its place; a width set by its handles stays. False when its picture did not arrive. */
export async function rewriteText(
  session: Session,
  before: Artwork & { text: ArtworkText },
  laidBefore: Laid | null,
  written: Written,
  uploads: Uploads,
): Promise<boolean> {
  const imageId = await pictureOf(written, uploads);
  if (imageId === null) return false;
  const stretch = laidBefore ? stretchOf(before, laidBefore, before.text, capitalOf(before, laidBefore, before.text.bend)) : 1;
  const { width, height } = sizeOf(written.laid, written.text, written.capital);
  session.editor.give({
    type: "writeText",
    id: before.id,
    text: written.text,
    imageId,
    width: tenth(width * stretch),
    height: tenth(height),
  });
  return true;
}
