import type { Stamp } from "@selvedge/editor-core";
import type { Bounds, Point } from "@selvedge/geometry-core";
import { useEffect, useRef } from "react";
import { paintStamps } from "../../drawing/index.ts";
import { cx } from "../../ui/index.ts";
import { useSession } from "../session/context.ts";

/** What a tile shows of a piece, in mm. */
export type Window = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Wide over high; the tile's picture is as wide as its column. */
const SHAPE = 1.6;
const PX_WIDE = 240;

type Props = { name: string; isChosen: boolean; stamps: readonly Stamp[]; window: Window; onChoose: () => void };

/** One finish: what it is laid on, made up in it, and its name. */
export function FinishTile({ name, isChosen, stamps, window, onChoose }: Props) {
  const { pictures } = useSession();
  const canvas = useRef<HTMLCanvasElement | null>(null);
  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context) return;
    const perMm = PX_WIDE / window.width;
    const [right, foot] = [window.x + window.width, window.y + window.height];
    const sheet: readonly Point[] = [
      [window.x, window.y],
      [right, window.y],
      [right, foot],
      [window.x, foot],
    ];
    const paint = () => {
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(0, 0, PX_WIDE, PX_WIDE / SHAPE);
      context.setTransform(perMm, 0, 0, perMm, -window.x * perMm, -window.y * perMm);
      paintStamps(context, stamps, sheet, pictures, { pxPerMm: perMm, finished: "appearance" });
    };
    paint();
    const addresses = new Set(stamps.map(({ source }) => pictures.addressOf(source)));
    return pictures.subscribe((address) => {
      if (addresses.has(address)) paint();
    });
  }, [stamps, window, pictures]);
  return (
    <li className={cx("min-w-0", isChosen && "thread-edge before:-inset-s-1.5")}>
      <button type="button" aria-pressed={isChosen} onClick={onChoose} className="group block w-full text-start text-dense">
        <canvas
          ref={canvas}
          aria-hidden
          width={PX_WIDE}
          height={PX_WIDE / SHAPE}
          className="block w-full border border-line bg-plate group-hover:border-ink"
        />
        <span className={cx("block truncate pt-1 pb-1.5", isChosen ? "font-medium" : "text-ink-2")}>{name}</span>
      </button>
    </li>
  );
}

/** A window of this width around a place of a piece. */
export const windowAt = ([x, y]: Point, width: number): Window => ({
  x: x - width / 2,
  y: y - width / SHAPE / 2,
  width,
  height: width / SHAPE,
});

/** The window that holds a box with a little room around it. */
export const windowAround = ({ minX, minY, maxX, maxY }: Bounds): Window =>
  windowAt([(minX + maxX) / 2, (minY + maxY) / 2], 1.16 * Math.max(maxX - minX, (maxY - minY) * SHAPE));
