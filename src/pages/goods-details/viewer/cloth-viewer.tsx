import type { Texture } from "@selvedge/contract";
import { type PxPerMm, perMm } from "@selvedge/geometry-core";
import { type KeyboardEvent, useCallback, useRef, useState } from "react";
import { useTranslation } from "../../../i18n.ts";
import { cx } from "../../../ui/classes.ts";
import { Picture } from "../../../ui/picture.tsx";
import { RULER_PX, Rulers } from "./rulers.tsx";
import { LIFE_SIZE, moved, type Sight, type Size, STEP, zoomed } from "./sight.ts";
import { useClothCanvas } from "./use-cloth-canvas.ts";
import { useGestures } from "./use-gestures.ts";
import { useSize } from "./use-size.ts";
import { ZoomBar } from "./zoom-bar.tsx";

type ClothViewerProps = {
  readonly texture: Texture;
  /** Shown where the browser draws no WebGL. */
  readonly pictureUrl: string;
  readonly meanColour: string | null;
  readonly name: string;
  /** CSS pixels per mm to begin with; life size when left out. */
  readonly startPxPerMm?: PxPerMm;
  /** Takes all the height there is. */
  readonly fills?: boolean;
  /** Offers the whole window. */
  readonly onFull?: () => void;
};

const ARROW_PX = 40;

/** The cloth at any scale from the hanger to the single yarn, with rulers that stay true. `data-px-per-mm` is the scale in CSS pixels. */
export function ClothViewer({
  texture,
  pictureUrl,
  meanColour,
  name,
  startPxPerMm = LIFE_SIZE,
  fills = false,
  onFull,
}: ClothViewerProps) {
  const { t } = useTranslation(["goods", "fabric"]);
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const [sight, setSight] = useState<Sight>({ x: 0, y: 0, pxPerMm: startPxPerMm });
  const { canvas, pictures, isFlat } = useClothCanvas({ texture, meanColour, sight, size });
  const change = useCallback((next: (sight: Sight, size: Size) => Sight) => setSight((before) => next(before, size)), [size]);
  useGestures(frame, change);

  const middle = { x: size.width / 2, y: size.height / 2 };
  const zoomTo = (pxPerMm: PxPerMm) => change((before) => zoomed(before, pxPerMm, middle, size));
  const zoomBy = (factor: number) => zoomTo(perMm(sight.pxPerMm * factor));
  const onKeyDown = (event: KeyboardEvent) => {
    const pull = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key];
    if (pull) change((before) => moved(before, pull[0]! * ARROW_PX, pull[1]! * ARROW_PX));
    else if (event.key === "+" || event.key === "=") zoomBy(STEP);
    else if (event.key === "-") zoomBy(1 / STEP);
    else if (event.key === "0") zoomTo(LIFE_SIZE);
    else return;
    event.preventDefault();
  };

  if (isFlat)
    return (
      <Picture
        src={pictureUrl}
        ground={meanColour}
        alt={name}
        className={cx("w-full", fills ? "h-full" : "aspect-8/5")}
        loading="eager"
      />
    );
  return (
    <section
      aria-label={t("Fabric at true scale")}
      data-px-per-mm={sight.pxPerMm}
      data-pictures={pictures}
      className={cx(fills && "flex h-full flex-col")}
    >
      <div
        dir="ltr"
        className={cx("relative", fills && "min-h-0 flex-1")}
        style={{ paddingInlineStart: RULER_PX, paddingBlockStart: RULER_PX }}
      >
        <Rulers sight={sight} size={size} />
        <div
          ref={frame}
          className={cx(
            "relative cursor-grab overflow-hidden bg-plate active:cursor-grabbing",
            fills ? "h-full touch-none" : "aspect-8/5 touch-pan-y max-tablet:aspect-square",
          )}
          style={meanColour ? { backgroundColor: meanColour } : undefined}
        >
          <canvas ref={canvas} role="img" aria-label={name} className="block size-full" />
          <button
            type="button"
            className="pointer-events-none absolute inset-0 -outline-offset-4"
            aria-label={t("Move the fabric with the arrow keys, zoom with + and −, 0 is life size")}
            onKeyDown={onKeyDown}
          />
        </div>
      </div>
      <ZoomBar pxPerMm={sight.pxPerMm} size={size} zoomTo={zoomTo} zoomBy={zoomBy} onFull={onFull} />
    </section>
  );
}
