import { type RefObject, useLayoutEffect, useMemo, useRef } from "react";
import { useSession, useStyle } from "../../session/context.ts";
import { createClothPainter } from "../cloth.ts";
import type { Frame } from "../frame.ts";
import { boardInk } from "../ink.ts";
import { BoardLayer } from "./board-layer.tsx";
import type { LayerNode } from "./konva.ts";
import { PieceNode } from "./piece-node.tsx";
import { BoardSpace } from "./space.tsx";
import { TrimNodes } from "./trim-node.tsx";

/** Painting stops after this long and goes on in the next frame, so that the board keeps following the pointer. */
const PAINT_BUDGET_MS = 12;

type Props = { readonly frame: Frame; readonly board: RefObject<HTMLElement | null> };

/** The pieces with their cloth and what lies on them. Says on the board whether cloth is still being painted (`data-state`), and how much was. */
export function ClothLayer({ frame, board }: Props) {
  const session = useSession();
  const style = useStyle();
  const layer = useRef<LayerNode>(null);
  const painter = useMemo(
    () =>
      createClothPainter(
        style.pieces,
        session.pictures,
        boardInk(),
        (fabric) => fabric.kind === "product" && session.assets.product(fabric.productId)?.texture.isOpen === true,
      ),
    [style, session],
  );
  useLayoutEffect(() => {
    const node = layer.current;
    if (!node) return;
    const { camera, editor, pictures, assets, onStyle } = session;
    const request = () => void node.batchDraw();
    node.on("beforeDraw.cloth", () => {
      const { settled, area } = camera.getState();
      painter.setPieces(session.pieces());
      painter.setPlacement(session.placement());
      painter.show(settled, area, window.devicePixelRatio || 1);
      const isMore = painter.paint(PAINT_BUDGET_MS);
      if (isMore) request();
      if (!board.current) return;
      board.current.dataset.state = isMore || painter.waiting() > 0 ? "painting" : "ready";
      board.current.dataset.paints = String(painter.paintCount());
    });
    const refresh = () => {
      painter.refresh();
      request();
    };
    const stops = [
      camera.subscribe(request),
      editor.subscribe(request),
      onStyle(request),
      assets.subscribe(() => (painter.waiting() > 0 ? refresh() : request())),
      pictures.subscribe(refresh),
    ];
    request();
    return () => {
      for (const stop of stops) stop();
      node.off("beforeDraw.cloth");
    };
  }, [session, painter, board]);
  return (
    <BoardLayer ref={layer} id="cloth" frame={frame} listening>
      <BoardSpace>
        {style.pieces.map(({ key }) => (
          <PieceNode key={key} pieceKey={key} painter={painter} />
        ))}
        <TrimNodes />
      </BoardSpace>
    </BoardLayer>
  );
}
