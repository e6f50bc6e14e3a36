import type { SeamMiss } from "@selvedge/editor-core";
import { useEffect, useLayoutEffect } from "react";
import { NO_OVERLAY } from "../board/overlay.ts";
import { useBoardPieces, useSession } from "../session/context.ts";
import { clothLines, drawSeams } from "./draw-seams.ts";

/** Draws the seams over the board and on the garment while their panel is open. */
export function useDrawnSeams(seams: readonly SeamMiss[], chosen: number | null): void {
  const session = useSession();
  const pieces = useBoardPieces();
  useEffect(() => {
    const { format, overlay } = session;
    const byKey = new Map(pieces.map((piece) => [piece.key, piece]));
    overlay.setState({
      draw: (canvas, view) => drawSeams(canvas, view, seams, byKey, chosen, format.mm),
      lines: clothLines(seams),
    });
  }, [session, pieces, seams, chosen]);
  // At once, also when the panel that takes its place is still on its way.
  useLayoutEffect(() => () => session.overlay.setState(NO_OVERLAY), [session]);
}
