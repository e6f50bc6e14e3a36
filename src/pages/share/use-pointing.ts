import { useMemo, useState } from "react";
import { middleOf } from "../../drawing/index.ts";
import type { PreviewPin, PreviewView } from "../../preview/index.ts";
import type { Place } from "./comment-form.tsx";
import type { ShownDesign } from "./shown-design.ts";

/** What a reader points at, the same on the garment, on the pieces and in the list of notes. */
export type Pointing = {
  /** One for each note, numbered as the list is. */
  readonly pins: readonly PreviewPin[];
  readonly chosen: string | null;
  readonly choose: (markId: string) => void;
  readonly view: PreviewView;
  readonly setView: (view: PreviewView) => void;
  /** Where the next comment goes. */
  readonly place: Place;
  readonly placeOn: (pieceKey: string) => void;
  /** Moves the place; undefined where nobody may comment. */
  readonly pick: ((pieceKey: string, x: number, y: number) => void) | undefined;
};

export function usePointing({ style, marks }: ShownDesign, canComment: boolean): Pointing {
  const [view, setView] = useState<PreviewView>("front");
  const [chosen, setChosen] = useState<string | null>(null);
  const [place, setPlace] = useState<Place>(() => middlePlace(style.pieces, style.pieces[0]?.key ?? ""));
  const pins = useMemo<readonly PreviewPin[]>(
    () =>
      marks.map(({ markId, pieceKey, x, y, content }, index) => ({
        id: markId,
        number: index + 1,
        pieceKey,
        x,
        y,
        label: content,
      })),
    [marks],
  );
  const sides = useMemo(() => new Map(style.pieces.map(({ key, side }) => [key, side])), [style]);
  const choose = (markId: string) => {
    setChosen(markId);
    const mark = marks.find((one) => one.markId === markId);
    const side = mark && sides.get(mark.pieceKey);
    if (side === "front" || side === "back") setView(side);
  };
  return {
    pins,
    chosen,
    choose,
    view,
    setView,
    place,
    placeOn: (pieceKey) => setPlace(middlePlace(style.pieces, pieceKey)),
    pick: canComment ? (pieceKey, x, y) => setPlace({ pieceKey, x, y }) : undefined,
  };
}

/** The middle of a piece. */
function middlePlace(pieces: ShownDesign["style"]["pieces"], pieceKey: string): Place {
  const piece = pieces.find(({ key }) => key === pieceKey);
  return { pieceKey, ...(piece ? middleOf(piece.outline) : { x: 0, y: 0 }) };
}
