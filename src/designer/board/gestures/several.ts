import type { Artwork } from "@selvedge/editor-core";
import type { Session } from "../../session/session.ts";
import { type Handle, handleCursor, scaledByHandle, turnedByHandle } from "../handles.ts";
import { type ArtworkTransform, boxAround, sizedTogether, turnedTogether } from "../together.ts";
import type { Box, Point } from "../view.ts";
import { areaText } from "./area-text.ts";
import type { Gesture } from "./gesture.ts";

type Held = { readonly artworks: readonly Artwork[]; readonly box: Box };

const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });
const boxed = ({ box }: Held) => ({ ...middleOf(box), width: box.width, height: box.height, angle: 0 });

/** Several artworks with the box they take together on the board; null for fewer than two. */
export function heldTogether(session: Session, artworks: readonly Artwork[]): Held | null {
  const box = artworks.length > 1 ? boxAround(artworks, session.byKey()) : null;
  return box && { artworks, box };
}

/** Takes the artworks as they were when the gesture began, so that every move is worked out from there. */
function lay(session: Session, how: "sized" | "turned", transforms: readonly ArtworkTransform[]): void {
  session.editor.preview({ type: "transformArtworks", how, lies: [...transforms] });
}

/** Turns several artworks about the middle of what they take; Shift holds it to steps of 15°. */
export function turnSeveral(session: Session, held: Held, from: Point): Gesture {
  const pieces = session.byKey();
  return {
    cursor: "grabbing",
    move(to) {
      const degrees = turnedByHandle(boxed(held), from, to.board, to.shift);
      lay(session, "turned", turnedTogether(held.artworks, pieces, middleOf(held.box), degrees));
      session.live.setState({ readout: { at: to.screen, text: `${session.format.degrees(degrees)}°` } });
    },
    end: () => session.finish(),
    cancel: () => session.drop(),
  };
}

/** Sizes several artworks by a corner of what they take, in proportion; Alt keeps the middle. */
export function sizeSeveral(session: Session, held: Held, handle: Handle, from: Point): Gesture {
  const pieces = session.byKey();
  const { box } = held;
  return {
    cursor: handleCursor(handle, 0),
    move(to) {
      const next = scaledByHandle(boxed(held), handle, from, to.board, { free: false, centred: to.alt });
      const far = { x: handle.includes("w") ? box.x + box.width : box.x, y: handle.includes("n") ? box.y + box.height : box.y };
      lay(session, "sized", sizedTogether(held.artworks, pieces, to.alt ? middleOf(box) : far, next.width / box.width));
      session.live.setState({
        readout: { at: to.screen, text: areaText(session, next.width, next.height) },
      });
    },
    end: () => session.finish(),
    cancel: () => session.drop(),
  };
}
