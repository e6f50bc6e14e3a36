import { type PointerEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useStore } from "zustand";
import { toBoard, toScreen } from "../board/view.ts";
import { useSelection, useSession } from "../session/context.ts";
import { heldAt, type Measured, measuredText, straightened } from "./measured.ts";

/** A tape over the board: drawn from one place to another, it says how far that is. It catches on corners and edges unless Alt is held. */
export function MeasureTool() {
  const { t } = useTranslation("tools");
  const session = useSession();
  const isInches = useSelection((selection) => selection.isInches);
  const [measured, setMeasured] = useState<Measured | null>(null);
  const isDrawing = useRef(false);
  const placeOf = (event: PointerEvent<HTMLElement>) => {
    const { view } = session.camera.getState();
    const box = event.currentTarget.getBoundingClientRect();
    const point = toBoard(view, { x: event.clientX - box.left, y: event.clientY - box.top });
    return event.altKey ? point : heldAt(session.pieces(), point, view.pxPerMm);
  };
  return (
    <div
      data-overlay
      className="absolute inset-0 cursor-crosshair touch-none"
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        isDrawing.current = true;
        const start = placeOf(event);
        setMeasured({ from: start, to: start });
      }}
      onPointerMove={(event) => {
        if (!isDrawing.current) return;
        const end = placeOf(event);
        setMeasured((now) => now && { from: now.from, to: event.shiftKey ? straightened(now.from, end) : end });
      }}
      onPointerUp={() => {
        isDrawing.current = false;
      }}
    >
      {measured && <Tape measured={measured} text={measuredText(measured, isInches, session.format)} />}
      <p className="sr-only" aria-live="polite">
        {measured ? measuredText(measured, isInches, session.format) : t("Draw from one place to another.")}
      </p>
    </div>
  );
}

const CAP_PX = 5;
const PLATE_GAP_PX = 14;

/** The tape with its length on a plate; it stays on its places while the board is moved and zoomed. */
function Tape({ measured, text }: { measured: Measured; text: string }) {
  const { camera } = useSession();
  const view = useStore(camera, (sight) => sight.view);
  const [a, b] = [toScreen(view, measured.from), toScreen(view, measured.to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const [nx, ny] = length < 1 ? [0, CAP_PX] : [(-(b.y - a.y) / length) * CAP_PX, ((b.x - a.x) / length) * CAP_PX];
  const cap = ({ x, y }: { x: number; y: number }) => `M${x - nx} ${y - ny}L${x + nx} ${y + ny}`;
  const path = `M${a.x} ${a.y}L${b.x} ${b.y}${cap(a)}${cap(b)}`;
  return (
    <>
      <svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full">
        <path d={path} className="stroke-sheet" strokeWidth={4} />
        <path d={path} className="stroke-ink" strokeWidth={1.4} />
      </svg>
      <span
        aria-hidden
        className="pointer-events-none absolute whitespace-pre bg-ink px-1.5 py-0.5 font-cond text-note font-medium text-sheet"
        style={{ left: b.x + PLATE_GAP_PX, top: b.y + PLATE_GAP_PX }}
      >
        {text}
      </span>
    </>
  );
}
