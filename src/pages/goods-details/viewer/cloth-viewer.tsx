import { ArrowsOutIcon } from "@phosphor-icons/react/dist/csr/ArrowsOut";
import { MinusIcon } from "@phosphor-icons/react/dist/csr/Minus";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import type { Texture } from "@selvedge/contract";
import { type PxPerMm, perMm } from "@selvedge/geometry-core";
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "../../../i18n.ts";
import { useFormat } from "../../../i18n-format.ts";
import { IconButton } from "../../../ui/button.tsx";
import { Segmented } from "../../../ui/choices.tsx";
import { cx } from "../../../ui/classes.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { type ClothGl, clothGl, tableFor } from "./cloth-gl.ts";
import { RULER_PX, Rulers } from "./rulers.tsx";
import { hangerPxPerMm, LIFE_SIZE, moved, type Sight, type Size, STEP, YARN_PX_PER_MM, zoomed } from "./sight.ts";
import { useGestures } from "./use-gestures.ts";

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
const near = (a: number, b: number) => Math.abs(a / b - 1) < 0.01;

/** The cloth at any scale from the hanger to the single yarn, with rulers that stay true. `data-px-per-mm` tells the scale in CSS pixels. */
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
  const { number } = useFormat();
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = useRef<ClothGl | null>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const [sight, setSight] = useState<Sight>({ x: 0, y: 0, pxPerMm: startPxPerMm });
  const [pictures, setPictures] = useState(0);
  const [isFlat, setFlat] = useState(false);

  const change = useCallback((next: (sight: Sight, size: Size) => Sight) => setSight((before) => next(before, size)), [size]);
  useGestures(frame, change);
  useEffect(() => {
    const node = frame.current;
    if (!node) return;
    const observer = new ResizeObserver(() => setSize({ width: node.clientWidth, height: node.clientHeight }));
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (!canvas.current) return;
    drawn.current = clothGl(canvas.current, texture, tableFor(meanColour), () => setPictures((count) => count + 1));
    setFlat(drawn.current === null);
    return () => drawn.current?.dispose();
  }, [texture, meanColour]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one more picture is drawn with
  useEffect(() => {
    if (size.width > 0) drawn.current?.draw(sight, size, devicePixelRatio || 1);
  }, [sight, size, pictures]);

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
  const stops = [
    { value: "hanger", label: t("Hanger"), pxPerMm: hangerPxPerMm(size) },
    { value: "life", label: "1 : 1", pxPerMm: LIFE_SIZE },
    { value: "yarn", label: t("Yarn"), pxPerMm: YARN_PX_PER_MM },
  ] as const;
  const stop = stops.find(({ pxPerMm }) => near(pxPerMm, sight.pxPerMm));

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
      <div className="mt-3 ms-6 flex flex-wrap items-center gap-x-4 gap-y-2 rtl:ms-0 rtl:me-6 max-tablet:ms-0 max-tablet:rtl:me-0">
        <span className="flex items-center gap-1">
          <IconButton label={t("Zoom out")} icon={<Icon of={MinusIcon} />} onClick={() => zoomBy(1 / STEP)} />
          <Segmented
            label={t("Scale")}
            value={stop?.value ?? null}
            choices={stops.map(({ value, label }) => ({ value, label }))}
            onChange={(next) => zoomTo(stops.find(({ value }) => value === next)!.pxPerMm)}
          />
          <IconButton label={t("Zoom in")} icon={<Icon of={PlusIcon} />} onClick={() => zoomBy(STEP)} />
        </span>
        <p className="min-w-0 flex-1 text-note text-ink-2 max-tablet:order-last max-tablet:basis-full" aria-live="polite">
          {stop?.value === "life"
            ? t("Life size on a screen of 96 pixels per inch; check with a ruler.")
            : t("{{percent}} % of life size", { percent: number(Math.round((sight.pxPerMm / LIFE_SIZE) * 100)) })}
        </p>
        {onFull && <IconButton label={t("Full window", { ns: "fabric" })} icon={<Icon of={ArrowsOutIcon} />} onClick={onFull} />}
      </div>
    </section>
  );
}
