import type { TexturedProduct } from "@selvedge/contract";
import { type Lay, type LayPiece, turned } from "@selvedge/garment-core";
import type { Point } from "@selvedge/geometry-core";
import { useId, useMemo } from "react";
import { useTranslation } from "../../../i18n.ts";
import { closedPath, frameOf } from "./drawing.ts";

/** A piece of the lay with what stands on it. */
export type NamedPiece = LayPiece & { readonly name: string };

const HEIGHT_PX = 400;
const NAME_PX = 11;
/** Share of its size that a letter is wide on average. */
const LETTER = 0.6;

type LayDrawingProps = {
  readonly lay: Lay;
  readonly pieces: readonly NamedPiece[];
  /** Of the cloth from edge to edge, and of each of its selvedges, mm. */
  readonly width: number;
  readonly selvedge: number;
  readonly texture: TexturedProduct["texture"] | null;
  readonly label: string;
};

/** Pieces as they lie on the cloth, the warp from left to right, the cloth on them at the scale of the drawing. */
export function LayDrawing({ lay, pieces, width, selvedge, texture, label }: LayDrawingProps) {
  const { t } = useTranslation("pattern");
  const cloth = useId();
  const mmPerPx = width / HEIGHT_PX;
  const placed = useMemo(() => {
    const byKey = new Map(pieces.map((piece) => [piece.key, piece]));
    return lay.placed.map(({ key, turn, x, y }) => {
      const piece = byKey.get(key)!;
      // Along the warp to the right, from the left selvedge upwards.
      const points = piece.outline.map((point): Point => {
        const [u, v] = turned(point, turn);
        return [v + y, width - selvedge - u - x];
      });
      return { name: piece.name, path: closedPath(points), frame: frameOf(points, 0) };
    });
  }, [lay, pieces, width, selvedge]);
  const size = NAME_PX * mmPerPx;
  return (
    <section
      dir="ltr"
      aria-label={t("Fabric needed")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long lay is scrolled by keys as well
      tabIndex={0}
      className="w-fit max-w-full overflow-x-auto bg-plate p-3"
    >
      <svg
        viewBox={`0 0 ${lay.length} ${width}`}
        height={HEIGHT_PX}
        width={lay.length / mmPerPx}
        role="img"
        aria-label={label}
        className="max-w-none"
      >
        {texture && (
          <defs>
            <pattern
              id={cloth}
              patternUnits="userSpaceOnUse"
              width={texture.mmWidth}
              height={texture.mmHeight}
              patternTransform={`translate(0 ${width}) rotate(-90)`}
            >
              <image href={texture.url} width={texture.mmWidth} height={texture.mmHeight} preserveAspectRatio="none" />
            </pattern>
          </defs>
        )}
        <rect width={lay.length} height={width} className="fill-sheet" />
        {placed.map(({ name, path, frame }, i) => (
          <g key={i}>
            <title>{name}</title>
            <path
              d={path}
              fill={texture ? `url(#${cloth})` : undefined}
              className={texture ? "stroke-ink" : "fill-plate stroke-ink"}
              strokeWidth={1}
              vectorEffect="non-scaling-stroke"
            />
            {frame.width > (name.length * LETTER + 1) * size && frame.height > 1.6 * size && (
              <text
                x={frame.x + frame.width / 2}
                y={frame.y + frame.height / 2}
                fontSize={size}
                textAnchor="middle"
                dominantBaseline="central"
                className="fill-ink stroke-sheet"
                strokeWidth={size / 3}
                paintOrder="stroke"
                strokeLinejoin="round"
              >
                {name}
              </text>
            )}
          </g>
        ))}
        {[selvedge, width - selvedge].map((y) => (
          <path
            key={y}
            d={`M0 ${y}H${lay.length}`}
            className="stroke-thread"
            strokeWidth={1}
            strokeDasharray="4 3"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
    </section>
  );
}
