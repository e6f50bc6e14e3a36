import { Layer } from "konva/lib/Layer.js";
import { Shape } from "konva/lib/Shape.js";
import { Stage } from "konva/lib/Stage.js";
import { memo, type RefObject, useEffect, useMemo, useRef } from "react";
import { useLyingPieces, useSession, useStyle } from "../session/context.ts";
import { createClothPainter } from "./cloth.ts";
import type { Frame } from "./frame.ts";
import { boardInk } from "./ink.ts";
import { drawOver } from "./over.ts";
import type { Size } from "./view.ts";

/** Painting stops after this long and goes on in the next frame, so that the board stays under the hand. */
const PAINT_BUDGET_MS = 12;

/** A shape that draws by itself on the native canvas, in CSS px. */
const shapeOf = (draw: (canvas: CanvasRenderingContext2D) => void) =>
  new Shape({
    listening: false,
    perfectDrawEnabled: false,
    sceneFunc: ({ _context: canvas }) => {
      canvas.save();
      draw(canvas);
      canvas.restore();
    },
  });

type Props = {
  size: Size;
  /** Receives how the board is drawn, at most once a frame. */
  setDraw: (draw: () => void) => void;
  frame: Frame;
  board: RefObject<HTMLElement | null>;
};

/**
 * The canvas of the board: below each piece with its cloth, above what is chosen and its handles. Nothing here listens to the pointer.
 * Konva is driven by hand: its React binding would bring a second reconciler of 45 kB for two layers that never change.
 */
export const ClothStage = memo(function ClothStage({ size, setDraw, frame, board }: Props) {
  const session = useSession();
  const style = useStyle();
  const lying = useLyingPieces();
  const container = useRef<HTMLDivElement>(null);
  const stage = useRef<Stage | null>(null);
  const painter = useMemo(
    () =>
      createClothPainter(
        style.pieces,
        session.pictures,
        boardInk(),
        (fabric) => fabric.kind === "product" && session.stock.product(fabric.productId)?.texture.isOpen === true,
      ),
    [style, session],
  );

  useEffect(() => {
    if (!container.current) return;
    const { camera, editor, pictures, stock, selection, live, overlay } = session;
    const { width, height } = camera.getState().area;
    const made = new Stage({ container: container.current, width, height, listening: false });
    const cloth = new Layer({ listening: false });
    const over = new Layer({ listening: false });
    for (const { key } of style.pieces)
      cloth.add(
        shapeOf((canvas) => {
          const { view } = camera.getState();
          canvas.translate(view.x, view.y);
          canvas.scale(view.pxPerMm, view.pxPerMm);
          painter.draw(key, canvas);
        }),
      );
    over.add(shapeOf((canvas) => overlay.getState().draw?.(canvas, camera.getState().view)));
    over.add(shapeOf((canvas) => overlay.getState().handles?.draw(canvas, camera.getState().view)));
    over.add(shapeOf((canvas) => drawOver(canvas, session, boardInk())));
    made.add(cloth, over);
    stage.current = made;

    const draw = () => {
      const { settled, area } = camera.getState();
      painter.setPieces(session.pieces());
      painter.setPlacement(session.placement());
      painter.look(settled, area, window.devicePixelRatio || 1);
      const isMore = painter.paint(PAINT_BUDGET_MS);
      cloth.draw();
      over.draw();
      const node = board.current;
      if (node) {
        node.dataset.state = isMore || painter.waiting() > 0 ? "painting" : "ready";
        node.dataset.paints = String(painter.paintCount());
      }
      if (isMore) frame.request();
    };
    setDraw(draw);
    frame.request();
    const stops = [
      camera.subscribe(frame.request),
      editor.subscribe(frame.request),
      stock.subscribe(() => {
        if (painter.waiting() > 0) painter.refresh();
        frame.request();
      }),
      selection.subscribe(frame.request),
      live.subscribe(frame.request),
      overlay.subscribe(frame.request),
      pictures.subscribe(() => {
        painter.refresh();
        frame.request();
      }),
    ];
    document.fonts.load(`500 11px ${boardInk().condensed}`, "0").then(frame.request, frame.request);
    return () => {
      for (const stop of stops) stop();
      stage.current = null;
      made.destroy();
    };
  }, [session, style, painter, frame, setDraw, board]);

  useEffect(() => {
    if (lying.length > 0) frame.request();
  }, [lying, frame]);

  useEffect(() => {
    stage.current?.size(size);
    frame.request();
  }, [size, frame]);

  return <div ref={container} className="absolute inset-0" />;
});
