import { type PointerEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { boardInk } from "../board/ink.ts";
import { pieceToBoard } from "../board/place.ts";
import { fitted, type Size, seen, toBoard, toScreen } from "../board/view.ts";
import { wholeBoard } from "../board/whole-board.ts";
import { useBoardPieces, useSession } from "../session/context.ts";

const MAP: Size = { width: 168, height: 112 };
const MARGIN_PX = 4;
/** One press of an arrow moves the view by this share of what is seen. */
const STEP = 0.2;
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** The whole board in small with what is seen of it; pressed or dragged, the view goes there. */
export function Minimap() {
  const { t } = useTranslation("tools");
  const session = useSession();
  const pieces = useBoardPieces();
  const place = useRef<HTMLCanvasElement>(null);
  const small = () => fitted(wholeBoard(pieces), MAP, MARGIN_PX);
  useEffect(() => {
    const draw = () => {
      const canvas = place.current;
      const context = canvas?.getContext("2d");
      if (!canvas || !context) return;
      const ratio = window.devicePixelRatio || 1;
      canvas.width = MAP.width * ratio;
      canvas.height = MAP.height * ratio;
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      const ink = boardInk();
      const view = fitted(wholeBoard(pieces), MAP, MARGIN_PX);
      const chosen = session.selection.getState().pieces;
      for (const { key, outline, layout } of pieces) {
        context.beginPath();
        for (const [x, y] of outline) {
          const corner = toScreen(view, pieceToBoard(layout, { x, y }));
          context.lineTo(corner.x, corner.y);
        }
        context.closePath();
        context.fillStyle = chosen.includes(key) ? ink.threadWash : ink.plate;
        context.strokeStyle = chosen.includes(key) ? ink.thread : ink.ink3;
        context.fill();
        context.stroke();
      }
      const { view: now, area } = session.camera.getState();
      const inView = seen(now, area);
      const from = toScreen(view, inView);
      context.strokeStyle = ink.ink;
      context.lineWidth = 1.5;
      context.strokeRect(from.x, from.y, inView.width * view.pxPerMm, inView.height * view.pxPerMm);
    };
    draw();
    const stops = [session.camera.subscribe(draw), session.selection.subscribe(draw)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [session, pieces]);

  const lookAt = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const point = toBoard(small(), { x: event.clientX - box.left, y: event.clientY - box.top });
    const { view, area } = session.camera.getState();
    session.camera.show({ ...view, x: area.width / 2 - point.x * view.pxPerMm, y: area.height / 2 - point.y * view.pxPerMm });
  };
  return (
    <button
      type="button"
      data-overlay
      aria-label={t("The whole board; click or drag to move the view")}
      className="absolute right-3 bottom-3 z-10 touch-none max-[639px]:bottom-16 border border-edge bg-sheet shadow-float"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        lookAt(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) lookAt(event);
      }}
      onKeyDown={(event) => {
        const { area } = session.camera.getState();
        const [dx, dy] = STEPS[event.key] ?? [0, 0];
        event.preventDefault();
        event.stopPropagation();
        session.camera.panBy(dx * area.width * STEP, dy * area.height * STEP);
      }}
    >
      <canvas ref={place} className="block" style={MAP} />
    </button>
  );
}
