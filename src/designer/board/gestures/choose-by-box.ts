import { withGroup } from "../../session/chosen.ts";
import type { Session } from "../../session/session.ts";
import { artworksIn, piecesIn } from "../hit.ts";
import { between } from "../view.ts";
import type { Gesture, PointerPlace } from "./gesture.ts";

/** What a box gathers: artworks with their groups when it is begun on cloth or with their panel open, else pieces. */
export type Gathered = "artworks" | "pieces";

/** Draws a box on the board; what it touches is chosen, with Shift or Ctrl in addition to what was chosen before. */
export function chooseByBox(session: Session, from: PointerPlace, gathered: Gathered): Gesture {
  const { selection, live, editor } = session;
  const { pieces, artworkIds } = selection.getState();
  const isAdding = from.shift || from.ctrl;
  const chooseArtworks = (met: readonly string[]) => {
    const document = editor.shown();
    const ids = new Set([...(isAdding ? artworkIds : []), ...met]);
    selection.chooseArtworks([...ids].flatMap((id) => document.artworks[id] ?? []));
  };
  return {
    cursor: "crosshair",
    move(to) {
      const marquee = between(from.board, to.board);
      live.setState({ marquee });
      if (gathered === "artworks") {
        const document = editor.shown();
        const met = artworksIn(document, session.byKey(), marquee);
        chooseArtworks(met.flatMap(({ id }) => withGroup(document, id)).map(({ id }) => id));
        return;
      }
      const met = piecesIn(session.pieces(), marquee);
      selection.choosePieces(isAdding ? [...new Set([...pieces, ...met])] : met);
    },
    end: () => live.setState({ marquee: null }),
    cancel() {
      live.setState({ marquee: null });
      selection.choosePieces(pieces);
      selection.chooseArtworks(artworkIds.flatMap((id) => editor.document().artworks[id] ?? []));
    },
  };
}
