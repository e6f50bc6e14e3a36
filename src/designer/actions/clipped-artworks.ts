import type { Artwork } from "@selvedge/editor-core";
import { toast } from "../../ui/index.ts";
import { chosenArtworks, freeArtworks } from "../session/chosen.ts";
import type { Session } from "../session/session.ts";
import { CLIP_TYPE, type Clipped, clipOf, htmlOf } from "./clipboard.ts";
import { say } from "./say.ts";

/** The longer side of a picture for other programs, and how many are drawn at most. */
const PICTURE_PX = 512;
const MAX_PICTURES = 8;

type How = "cut" | "copy";

/** The picture of an artwork as other programs take it; null while it is not loaded. */
function pictureOf({ pictures }: Session, { id, imageId }: Artwork): string | null {
  const bitmap = pictures.levels({ kind: "artwork", imageId, artworkId: id })?.at(0);
  if (!bitmap) return null;
  const shrink = Math.min(1, PICTURE_PX / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * shrink));
  canvas.height = Math.max(1, Math.round(bitmap.height * shrink));
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/png");
}

/** What of the chosen artworks is cut or copied. */
export const heldFor = (session: Session, how: How): readonly Artwork[] =>
  how === "cut" ? freeArtworks(session) : chosenArtworks(session);

/** Artworks as the clipboard takes them, by type; the first is known to this editor alone. */
export function clippedOf(session: Session, artworks: readonly Artwork[]) {
  const { mm } = session.format;
  const clipped = artworks.map(
    (artwork, index): Clipped => ({
      artwork,
      words: `${artwork.name}, ${mm(artwork.width)} × ${mm(artwork.height)} mm`,
      picture: index < MAX_PICTURES ? pictureOf(session, artwork) : null,
    }),
  );
  return {
    [CLIP_TYPE]: clipOf(artworks),
    "text/html": htmlOf(clipped),
    "text/plain": clipped.map(({ words }) => words).join("\n"),
  };
}

/** They are in the clipboard: what was cut goes, of what was copied it is said. */
export function afterClipping({ editor, selection }: Session, how: How, artworks: readonly Artwork[]): void {
  if (how === "copy") {
    toast({ text: say("{{count}} artworks copied", { count: artworks.length }) });
    return;
  }
  editor.give({ type: "deleteArtworks", ids: artworks.map(({ id }) => id) });
  selection.chooseArtworks([]);
}
