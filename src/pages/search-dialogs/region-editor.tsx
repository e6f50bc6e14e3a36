import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { CORNERS, type Corner, moved, type Region, sized } from "../../finding/region.ts";
import { useTranslation } from "../../i18n.ts";
import { cx } from "../../ui/classes.ts";

/** A press of an arrow goes this far; with Shift it sizes. */
const KEY_STEP = 0.02;
const PLACES: Readonly<Record<Corner, string>> = {
  "top-start": "left-0 top-0 -translate-x-1/2 -translate-y-1/2 cursor-nwse-resize",
  "top-end": "left-full top-0 -translate-x-1/2 -translate-y-1/2 cursor-nesw-resize",
  "bottom-start": "left-0 top-full -translate-x-1/2 -translate-y-1/2 cursor-nesw-resize",
  "bottom-end": "left-full top-full -translate-x-1/2 -translate-y-1/2 cursor-nwse-resize",
};
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
};
const percent = (part: number) => `${part * 100}%`;

type RegionEditorProps = { src: string; region: Region; onChange: (region: Region) => void };

/** The picture with the part that is searched: dragged and pulled by its corners with mouse or finger, moved by arrows and sized by arrows with Shift. Pictures do not mirror. */
export function RegionEditor({ src, region, onChange }: RegionEditorProps) {
  const { t } = useTranslation("finding");
  const picture = useRef<HTMLImageElement>(null);

  const drag = (event: PointerEvent<HTMLElement>, apply: (start: Region, dx: number, dy: number) => Region) => {
    const box = picture.current?.getBoundingClientRect();
    if (!box || event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    const target = event.currentTarget;
    const start = { region, x: event.clientX, y: event.clientY };
    target.setPointerCapture(event.pointerId);
    const move = (next: globalThis.PointerEvent) =>
      onChange(apply(start.region, (next.clientX - start.x) / box.width, (next.clientY - start.y) / box.height));
    const end = () => {
      target.removeEventListener("pointermove", move);
      target.removeEventListener("pointerup", end);
      target.removeEventListener("pointercancel", end);
    };
    target.addEventListener("pointermove", move);
    target.addEventListener("pointerup", end);
    target.addEventListener("pointercancel", end);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = ARROWS[event.key];
    if (!step) return;
    event.preventDefault();
    onChange(event.shiftKey ? sized(region, "bottom-end", ...step) : moved(region, ...step));
  };
  const place = {
    left: percent(region.x),
    top: percent(region.y),
    width: percent(region.width),
    height: percent(region.height),
  };
  return (
    <div dir="ltr" className="grid place-items-center bg-plate p-3">
      <div className="relative touch-none select-none">
        <img
          ref={picture}
          src={src}
          alt={t("The picture that is searched")}
          draggable={false}
          className="block max-h-[46vh] max-w-full"
        />
        <span aria-hidden="true" className="pointer-events-none absolute inset-0 overflow-hidden">
          <span className="absolute shadow-[0_0_0_4000px_rgb(27_28_32/0.5)]" style={place} />
        </span>
        {/* biome-ignore lint/a11y/useSemanticElements: a part of a picture has no element of its own */}
        <div
          role="group"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the region is moved and sized by keys
          tabIndex={0}
          aria-label={t("Searched part: arrows move it, Shift with arrows sizes it")}
          onKeyDown={onKeyDown}
          onPointerDown={(event) => drag(event, moved)}
          className="absolute cursor-move border-2 border-thread shadow-[0_0_0_2px_var(--color-sheet)]"
          style={place}
        >
          {CORNERS.map((corner) => (
            <span
              key={corner}
              data-corner={corner}
              onPointerDown={(event) => drag(event, (start, dx, dy) => sized(start, corner, dx, dy))}
              className={cx("absolute grid size-11 place-items-center", PLACES[corner])}
            >
              <span className="size-3 border-2 border-thread bg-sheet" />
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
