import { MM_PER_INCH } from "@selvedge/geometry-core";
import { useContext, useEffect, useRef } from "react";
import { LengthUnitContext, unitSign } from "../../ui/index.ts";
import type { Camera, Sight } from "./camera.ts";
import { boardInk } from "./ink.ts";
import { type Tick, ticks } from "./ruler-ticks.ts";
import type { Box } from "./view.ts";

export const RULER_PX = 22;
const TICK_PX = { minor: 5, middle: 8, major: RULER_PX } as const;

type Axis = "x" | "y";

function drawTick(context: CanvasRenderingContext2D, tick: Tick, at: number, axis: Axis): void {
  const px = Math.round(at) + 0.5;
  const from = RULER_PX - TICK_PX[tick.rank];
  context.beginPath();
  if (axis === "x") {
    context.moveTo(px, from);
    context.lineTo(px, RULER_PX);
  } else {
    context.moveTo(from, px);
    context.lineTo(RULER_PX, px);
  }
  context.stroke();
}

function drawNumber(context: CanvasRenderingContext2D, tick: Tick, at: number, axis: Axis, isInches: boolean): void {
  const text = String(Math.round((isInches ? tick.at / MM_PER_INCH : tick.at) * 10) / 10).replace("-", "−");
  context.save();
  if (axis === "x") context.translate(Math.round(at) + 3, 10);
  else {
    context.translate(10, Math.round(at) - 3);
    context.rotate(-Math.PI / 2);
  }
  context.fillText(text, 0, 0);
  context.restore();
}

/** Draws one ruler with the span of what is chosen; `span` is in board mm along this axis. */
function drawRuler(
  canvas: HTMLCanvasElement,
  axis: Axis,
  sight: Sight,
  span: { from: number; to: number } | null,
  isInches: boolean,
): void {
  const ink = boardInk();
  const ratio = window.devicePixelRatio || 1;
  const length = axis === "x" ? sight.area.width : sight.area.height;
  const [width, height] = axis === "x" ? [length, RULER_PX] : [RULER_PX, length];
  if (canvas.width !== Math.round(width * ratio)) canvas.width = Math.round(width * ratio);
  if (canvas.height !== Math.round(height * ratio)) canvas.height = Math.round(height * ratio);
  const context = canvas.getContext("2d");
  if (!context || length === 0) return;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.fillStyle = ink.paper;
  context.fillRect(0, 0, width, height);
  const { pxPerMm } = sight.view;
  const origin = axis === "x" ? sight.view.x : sight.view.y;
  const place = (mm: number) => mm * pxPerMm + origin;
  if (span) {
    context.fillStyle = ink.threadWash;
    const [from, to] = [place(span.from), place(span.to)];
    if (axis === "x") context.fillRect(from, 0, to - from, RULER_PX);
    else context.fillRect(0, from, RULER_PX, to - from);
  }
  context.strokeStyle = ink.ink3;
  context.lineWidth = 1;
  context.font = `400 11px ${ink.condensed}`;
  context.fillStyle = ink.ink2;
  for (const tick of ticks(-origin / pxPerMm, (length - origin) / pxPerMm, pxPerMm, isInches)) {
    const at = place(tick.at);
    drawTick(context, tick, at, axis);
    if (tick.rank === "major") drawNumber(context, tick, at, axis, isInches);
  }
  if (span) {
    context.strokeStyle = ink.thread;
    context.lineWidth = 1.5;
    for (const mm of [span.from, span.to]) {
      context.beginPath();
      if (axis === "x") {
        context.moveTo(place(mm), 0);
        context.lineTo(place(mm), RULER_PX);
      } else {
        context.moveTo(0, place(mm));
        context.lineTo(RULER_PX, place(mm));
      }
      context.stroke();
    }
  }
  context.strokeStyle = ink.edge;
  context.lineWidth = 1;
  context.beginPath();
  if (axis === "x") {
    context.moveTo(0, RULER_PX - 0.5);
    context.lineTo(length, RULER_PX - 0.5);
  } else {
    context.moveTo(RULER_PX - 0.5, 0);
    context.lineTo(RULER_PX - 0.5, length);
  }
  context.stroke();
}

/** The two rulers in mm or inches beside the board; `span` is the box of what is chosen, in board mm. */
export function Rulers({ camera, span }: { camera: Camera; span: Box | null }) {
  const unit = useContext(LengthUnitContext);
  const across = useRef<HTMLCanvasElement>(null);
  const down = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const isInches = unit === "in";
    const draw = () => {
      const sight = camera.getState();
      if (across.current) drawRuler(across.current, "x", sight, span && { from: span.x, to: span.x + span.width }, isInches);
      if (down.current) drawRuler(down.current, "y", sight, span && { from: span.y, to: span.y + span.height }, isInches);
    };
    draw();
    let alive = true;
    document.fonts.load(`400 11px ${boardInk().condensed}`, "0").then(() => alive && draw());
    const stop = camera.subscribe(draw);
    return () => {
      alive = false;
      stop();
    };
  }, [camera, span, unit]);
  return (
    <>
      <div
        aria-hidden
        className="absolute left-0 top-0 z-10 grid place-items-center border-r border-b border-edge bg-paper font-cond text-rule text-ink-2"
        style={{ width: RULER_PX, height: RULER_PX }}
      >
        {unitSign(unit, document.documentElement.lang)}
      </div>
      <canvas
        ref={across}
        aria-hidden
        className="absolute top-0 block"
        style={{ left: RULER_PX, right: 0, width: `calc(100% - ${RULER_PX}px)`, height: RULER_PX }}
      />
      <canvas
        ref={down}
        aria-hidden
        className="absolute left-0 block"
        style={{ top: RULER_PX, width: RULER_PX, height: `calc(100% - ${RULER_PX}px)` }}
      />
    </>
  );
}
