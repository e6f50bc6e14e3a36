import { freeArtworks } from "../session/chosen.ts";
import type { Session } from "../session/session.ts";
import { piecesMoved } from "./gestures/move-piece.ts";

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const PAN_PX = 48;

/** Arrows: the chosen artworks go 1 mm (Shift 10, Alt 0.1), with the Fabric tool the cloth of the chosen pieces, with Pieces these, else the board moves. */
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
      const { artworks } = editor.document();
      const moved = freeArtworks(session).flatMap(({ id }) => artworks[id] ?? []);
      const { pieces, panel, trimId } = selection.getState();
      const trim = trimId === null ? undefined : editor.document().trims[trimId];
      const held = pieces.at(-1);
      const mapping = held === undefined ? undefined : editor.document().pieces[held]?.mapping;
      if (trim && !trim.atButtons) {
        isHeld = true;
        editor.preview({ type: "moveTrim", id: trim.id, x: tenth(trim.x + by.x), y: tenth(trim.y + by.y) });
      } else if (moved.length > 0) {
        isHeld = true;
        editor.preview({
          type: "moveArtworks",
          moves: moved.map(({ id, x, y }) => ({ id, x: tenth(x + by.x), y: tenth(y + by.y) })),
        });
      } else if (panel === "fabric" && mapping && selection.getState().artworkIds.length === 0) {
        isHeld = true;
        editor.preview({
          type: "mapFabric",
          pieceKeys: [...pieces],
          ...(by.x !== 0 && { offsetX: tenth(mapping.offsetX + by.x) }),
          ...(by.y !== 0 && { offsetY: tenth(mapping.offsetY + by.y) }),
        });
      } else if (panel === "pieces" && pieces.length > 0 && selection.getState().artworkIds.length === 0) {
        isHeld = true;
        editor.preview(piecesMoved(session, pieces, { x: tenth(by.x), y: tenth(by.y) }));
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
