import type { Session } from "../session/session.ts";
import { chosenArtwork } from "./gestures/intent.ts";

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const PAN_PX = 48;

/** Arrows: the chosen artwork goes 1 mm (Shift 10, Alt 0.1), with the Fabric tool the cloth of the chosen pieces, else the board moves. */
export type Nudge = {
  /** True when the key was one of the arrows. */
  press: (event: { key: string; shiftKey: boolean; altKey: boolean }) => boolean;
  /** The key is up: everything pressed since the first one is a single history entry. */
  release: (key: string) => void;
};

export function createNudge(session: Session): Nudge {
  let by = { x: 0, y: 0 };
  let isHeld = false;
  const tenth = (mm: number) => Math.round(mm * 10) / 10;
  return {
    press(event) {
      const way = ARROWS[event.key];
      if (!way) return false;
      const stride = event.shiftKey ? 10 : event.altKey ? 0.1 : 1;
      const { editor, selection, camera } = session;
      if (!isHeld) by = { x: 0, y: 0 };
      by = { x: by.x + way[0] * stride, y: by.y + way[1] * stride };
      const chosen = chosenArtwork(session);
      const artwork = chosen && editor.document().artworks[chosen.id];
      const { pieces, panel } = selection.getState();
      const held = pieces.at(-1);
      const mapping = held === undefined ? undefined : editor.document().pieces[held]?.mapping;
      if (artwork) {
        isHeld = true;
        editor.preview({
          type: "moveArtworks",
          moves: [{ id: artwork.id, x: tenth(artwork.x + by.x), y: tenth(artwork.y + by.y) }],
        });
      } else if (panel === "fabric" && mapping) {
        isHeld = true;
        editor.preview({
          type: "mapFabric",
          pieceKeys: [...pieces],
          ...(by.x !== 0 && { offsetX: tenth(mapping.offsetX + by.x) }),
          ...(by.y !== 0 && { offsetY: tenth(mapping.offsetY + by.y) }),
        });
      } else {
        const px = PAN_PX * (event.shiftKey ? 4 : 1);
        camera.panBy(-way[0] * px, -way[1] * px);
      }
      return true;
    },
    release(key) {
      if (!isHeld || !(key in ARROWS)) return;
      isHeld = false;
      session.finish();
    },
  };
}
