import type { RoomGarment } from "@selvedge/contract";
import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import type { Laid, Walk } from "../../../showroom/types.ts";

/** Below this the room stands above its list, and the panel covers a part of the window. */
const NARROW = "(width < 72rem)";

type InHandState = {
  readonly laid: Laid | null;
  /** The panel takes the focus: it was taken by a button of the list, or of those who walk together. */
  readonly takesFocus: boolean;
  takeFromList(piece: number): void;
  goFromList(stand: number): void;
  /** Takes what somebody else has in hand, by the walk of whoever goes on following them. */
  takeAlong(route: Walk, piece: number): void;
  lay(garment: RoomGarment | null): void;
};

/** What goes with a hanger in hand: what it is laid on, until it is put back or another is taken; and where whoever took it goes on afterwards, in the list or in the room. `frame` is about both. */
export function useInHand(walk: Walk, frame: RefObject<HTMLElement | null>): InHandState {
  const [laidOn, setLaidOn] = useState<{ readonly piece: number; readonly itemId: string } | null>(null);
  const { piece, pieces } = walk;
  const laid = useMemo((): Laid | null => {
    const productId = pieces[piece]?.productId;
    return laidOn?.piece === piece && productId ? { itemId: laidOn.itemId, productId } : null;
  }, [laidOn, piece, pieces]);
  const isByButton = useRef(false);
  const before = useRef(-1);
  useEffect(() => {
    const last = before.current;
    before.current = piece;
    if (last < 0 && piece >= 0 && matchMedia(NARROW).matches)
      frame.current?.querySelector("[data-room]")?.scrollIntoView({ block: "start" });
    if (last < 0 || piece >= 0) return;
    const line = isByButton.current ? `[data-hanger="${last}"]` : "[data-room] > button";
    isByButton.current = false;
    // Whoever has gone on to something else stays there.
    if (document.activeElement === document.body) frame.current?.querySelector<HTMLElement>(line)?.focus();
  }, [piece, frame]);
  return {
    laid,
    takesFocus: isByButton.current,
    takeFromList(taken) {
      isByButton.current = true;
      walk.take(taken);
    },
    goFromList(stand) {
      walk.toStand(stand);
      // What one goes to below the picture is seen in it.
      if (matchMedia(NARROW).matches)
        frame.current?.querySelector("[data-room]")?.closest("section")?.scrollIntoView({ block: "nearest" });
    },
    takeAlong(route, taken) {
      isByButton.current = true;
      route.take(taken);
    },
    lay(garment) {
      setLaidOn(garment && { piece, itemId: garment.itemId });
      if (garment) walk.toGarment(garment);
    },
  };
}
