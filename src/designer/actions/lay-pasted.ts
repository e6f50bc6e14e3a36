import type { Artwork } from "@selvedge/editor-core";
import { toast } from "../../ui/index.ts";
import { aimedPiece } from "../session/aimed-piece.ts";
import type { Session } from "../session/session.ts";
import { pasted } from "./clipboard.ts";
import { say } from "./say.ts";

const PASTE_SHIFT_MM = 20;

/** Lays artworks of the clipboard on the piece that is aimed at, once their pictures are here. */
export async function layPasted(session: Session, artworks: readonly Artwork[]): Promise<void> {
  const { editor, selection, assets } = session;
  const aimed = aimedPiece(session);
  if (!aimed) return;
  const before = editor.document();
  const laid = pasted(artworks, session.pieces(), aimed, Object.values(before.artworks), PASTE_SHIFT_MM);
  try {
    await assets.fetchFor({ ...before, artworks: Object.fromEntries(laid.map((artwork) => [artwork.id, artwork])) });
  } catch {
    return toast({ tone: "fault", text: say("The pictures of the copied artwork cannot be read here.") });
  }
  if (laid.some(({ imageId }) => !assets.picture(imageId)))
    return toast({ tone: "fault", text: say("The pictures of the copied artwork cannot be read here.") });
  if (editor.give({ type: "pasteArtworks", artworks: laid }) === "done") selection.chooseArtworks(laid);
}
