import { useLayoutEffect, useRef } from "react";
import type { Frame } from "../frame.ts";
import { boardInk } from "../ink.ts";
import { BoardLayer } from "./board-layer.tsx";
import { CentreLine } from "./centre-line.tsx";
import { ChosenPieces } from "./chosen-pieces.tsx";
import { DimensionLines } from "./dimension-lines.tsx";
import type { LayerNode } from "./konva.ts";
import { Marquee } from "./marquee.tsx";
import { NotePins } from "./note-pin.tsx";
import { PanelOverlay } from "./panel-overlay.tsx";
import { Readout } from "./readout.tsx";
import { Rulers } from "./rulers.tsx";
import { ChosenArtworks, ChosenTrim, ClothHandles } from "./selection.tsx";
import { SnapGuides } from "./snap-guides.tsx";

/** What lies over the cloth, from below to above: what is chosen with its handles, guides, dimension lines, the box being drawn, the rulers. */
export function OverlayLayer({ frame }: { frame: Frame }) {
  const layer = useRef<LayerNode>(null);
  useLayoutEffect(() => {
    const { condensed } = boardInk();
    const again = () => void layer.current?.batchDraw();
    Promise.all([400, 500].map((weight) => document.fonts.load(`${weight} 11px ${condensed}`, "0"))).then(again, again);
  }, []);
  return (
    <BoardLayer ref={layer} id="overlay" frame={frame}>
      <PanelOverlay part="draw" />
      <PanelOverlay part="handles" />
      <ChosenPieces />
      <CentreLine />
      <SnapGuides />
      <ChosenArtworks />
      <DimensionLines />
      <ChosenTrim />
      <ClothHandles />
      <NotePins />
      <Marquee />
      <Readout />
      <Rulers />
    </BoardLayer>
  );
}
