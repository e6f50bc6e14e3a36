import type { Texture } from "@selvedge/contract";
import { perMm } from "@selvedge/geometry-core";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { clothGl, tableFor } from "./viewer/cloth-gl.ts";

const BAR_MM = 2;
/** CSS pixels a mm: a yarn of a shirting is five wide. A cloth without a structure of its own is shown no finer than its tile. */
const PX_PER_MM = perMm(26);
const TILE_PX_PER_MM = perMm(14);

type StructureProps = {
  readonly texture: Texture;
  readonly meanColour: string | null;
  /** Frames the drawing; `note` says how much cloth it shows. */
  readonly children: (drawing: ReactNode, note: string) => ReactNode;
};

/** The weave or knit from near, with a bar of two millimetres. */
export function Structure({ texture, meanColour, children }: StructureProps) {
  const { t } = useTranslation("goods");
  const { number } = useFormat();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [width, setWidth] = useState(0);
  const pxPerMm = texture.near ? PX_PER_MM : TILE_PX_PER_MM;
  useEffect(() => {
    const node = canvas.current;
    if (!node) return;
    const draw = () =>
      drawn?.draw({ x: 0, y: 0, pxPerMm }, { width: node.clientWidth, height: node.clientHeight }, devicePixelRatio || 1);
    const drawn = clothGl(node, texture, tableFor(meanColour), draw);
    const observer = new ResizeObserver(() => {
      setWidth(node.clientWidth);
      draw();
    });
    observer.observe(node);
    return () => {
      observer.disconnect();
      drawn?.dispose();
    };
  }, [texture, meanColour, pxPerMm]);
  return children(
    <>
      <canvas ref={canvas} role="img" aria-label={t("Structure")} className="block size-full" />
      <span dir="ltr" className="absolute start-2 bottom-2 rounded-control bg-sheet px-2 py-1 font-cond text-rule text-ink">
        <span
          className="me-2 inline-block h-1.5 border border-t-0 border-ink align-baseline"
          style={{ inlineSize: BAR_MM * pxPerMm }}
        />
        {BAR_MM} mm
      </span>
    </>,
    t("{{mm}} mm across", { mm: number(width / pxPerMm, 1) }),
  );
}
