import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { moved } from "../actions/order.ts";
import type { Session } from "../session/session.ts";
import { droppedOrder, type LayerRow } from "./layer-rows.ts";

/** What a grip does: dragged, or moved by arrows. */
export type Grip = {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
};

/** Rows dragged by their grip: one step in the history when it is let go. `drop` is the row it would lie before. */
export function useLayerDrag(session: Session, rows: readonly LayerRow[]) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [drop, setDrop] = useState<number | null>(null);
  const end = () => {
    setDragged(null);
    setDrop(null);
  };
  const give = (order: string[]) => session.editor.give({ type: "reorderArtworks", order });
  const rowAt = (clientY: number) => {
    const boxes = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    const index = boxes.findIndex(({ top, height }) => clientY < top + height / 2);
    return index < 0 ? boxes.length : index;
  };
  const grip = (index: number): Grip => ({
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragged(index);
    },
    onPointerMove: (event) => {
      if (dragged !== null) setDrop(rowAt(event.clientY));
    },
    onPointerUp: () => {
      if (dragged !== null && drop !== null) give(droppedOrder(session.editor.document(), rows, dragged, drop));
      end();
    },
    onPointerCancel: end,
    onKeyDown: (event) => {
      const by = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : null;
      const row = rows[index];
      if (event.key === "Escape" && dragged !== null) {
        event.stopPropagation();
        end();
      } else if (by !== null && row) {
        event.preventDefault();
        give(moved(session.editor.document(), row.ids, by));
      }
    },
  });
  return { list, grip, dragged, drop: dragged === null ? null : drop };
}
