import type { Design } from "@selvedge/contract";
import type { DesignDocument } from "@selvedge/editor-core";
import { type BoardLayout, layoutIn, relayout, withPlaces } from "../board/board-layout.ts";
import type { Size } from "../board/view.ts";

/** Where the pieces of each pattern lie on the board: arranged for its shape, and where they were moved to by hand. */
export type BoardPlaces = {
  /** The layout a document shows; the same one while nothing changes. */
  readonly of: (document: DesignDocument) => BoardLayout;
  /** Arranges a pattern, and from now on every one, for a board of this size; whether that changed anything. */
  readonly arrange: (style: Design, to: Size) => boolean;
};

export function createBoardPlaces(styleOf: (document: DesignDocument) => Design): BoardPlaces {
  const layouts = new Map<Design, BoardLayout>();
  let area: Size | null = null;
  let byHand: { readonly from: BoardLayout; readonly places: unknown; readonly to: BoardLayout } | null = null;
  /** The board's own layout of a pattern, before anything was moved by hand. */
  const arrangedOf = (style: Design): BoardLayout => {
    const known = layouts.get(style) ?? layoutIn(style, area);
    layouts.set(style, known);
    return known;
  };
  return {
    of(document) {
      const from = arrangedOf(styleOf(document));
      const places = document.board?.places;
      if (!places) return from;
      if (byHand?.from !== from || byHand.places !== places) byHand = { from, places, to: withPlaces(from, places) };
      return byHand.to;
    },
    arrange(style, to) {
      const before = arrangedOf(style);
      area = to;
      const now = area.width > 0 ? relayout(style, before, area) : before;
      if (now === before) return false;
      layouts.clear();
      layouts.set(style, now);
      return true;
    },
  };
}
