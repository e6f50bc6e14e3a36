import { lightOfHex, luminanceOf } from "@selvedge/geometry-core";
import { useEffect, useRef } from "react";
import { cx } from "../../ui/index.ts";
import { bentExtent } from "./bend.ts";
import { drawText } from "./draw.ts";
import type { Laying } from "./use-laid.ts";

const MAX_CSS_PX = { width: 220, height: 96 };
/** Above this a colour is too light to be read on the light ground (relative luminance, WCAG 2.2). */
const LIGHT = 0.5;

/** The text as it will lie on the garment, as large as there is room. */
export function TextShown({ done, label }: { done: Laying["done"]; label: string }) {
  const place = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = place.current;
    if (!canvas) return;
    const ratio = Math.min(2, devicePixelRatio || 1);
    const drawn = done?.laid && done;
    canvas.width = drawn ? MAX_CSS_PX.width * ratio : 1;
    canvas.height = drawn ? MAX_CSS_PX.height * ratio : 1;
    if (!drawn?.laid) return;
    const size = bentExtent(drawn.laid, drawn.text.bend);
    const grow = Math.min(canvas.width / size.width, canvas.height / size.height);
    const picture = drawText(drawn.laid, drawn.text, grow);
    canvas
      .getContext("2d")
      ?.drawImage(picture, Math.round((canvas.width - picture.width) / 2), Math.round((canvas.height - picture.height) / 2));
  }, [done]);
  return (
    <div
      className={cx(
        "mb-3 grid h-28 place-items-center border border-line",
        luminanceOf(...lightOfHex(done?.text.hex ?? "#000000")) > LIGHT ? "bg-ink" : "bg-plate",
      )}
    >
      <canvas ref={place} role="img" aria-label={label} style={MAX_CSS_PX} className="max-w-full" />
    </div>
  );
}
