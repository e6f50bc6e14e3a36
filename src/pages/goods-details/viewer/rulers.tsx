import { ticks } from "../../../designer/board/ruler-ticks.ts";
import type { Sight, Size } from "./sight.ts";

export const RULER_PX = 24;
const STROKE_PX = { minor: 3, middle: 6, major: 10 } as const;
/** A number needs this much room along the ruler. */
const NUMBER_PX = 26;

type RulerProps = { readonly sight: Sight; readonly length: number; readonly axis: "x" | "y" };

/** A steel rule along one side of the cloth, in mm from the cloth's own origin. */
function Ruler({ sight, length, axis }: RulerProps) {
  const { pxPerMm } = sight;
  const from = sight[axis];
  const strokes = ticks(from, from + length / pxPerMm, pxPerMm);
  const isRoomy = (px: number) => px > NUMBER_PX;
  const [width, height] = axis === "x" ? [length, RULER_PX] : [RULER_PX, length];
  const path = strokes
    .map(({ at, rank }) => {
      const px = Math.round((at - from) * pxPerMm) + 0.5;
      return axis === "x" ? `M${px} ${RULER_PX}v-${STROKE_PX[rank]}` : `M${RULER_PX} ${px}h-${STROKE_PX[rank]}`;
    })
    .join("");
  return (
    <svg
      width={width}
      height={height}
      aria-hidden="true"
      data-ruler={axis}
      className={axis === "x" ? "absolute inset-x-6 top-0" : "absolute inset-y-6 start-0"}
    >
      <path d={path} className="fill-none stroke-ink-3" />
      {strokes
        .filter(({ rank, at }) => rank === "major" && isRoomy((at - from) * pxPerMm))
        .map(({ at }) => {
          const px = Math.round((at - from) * pxPerMm);
          const text = String(Math.round(at * 10) / 10).replace("-", "−");
          return axis === "x" ? (
            <text key={at} x={px - 3} y={10} textAnchor="end" className="fill-ink-2 font-cond text-rule">
              {text}
            </text>
          ) : (
            <text key={at} x={1} y={px - 3} className="fill-ink-2 font-cond text-rule">
              {text}
            </text>
          );
        })}
    </svg>
  );
}

/** Both rulers of a view, and their unit in the corner. */
export function Rulers({ sight, size }: { readonly sight: Sight; readonly size: Size }) {
  return (
    <>
      <span className="absolute start-0 top-1.5 font-cond text-rule text-ink-3" aria-hidden="true">
        mm
      </span>
      <Ruler sight={sight} length={size.width} axis="x" />
      <Ruler sight={sight} length={size.height} axis="y" />
    </>
  );
}
