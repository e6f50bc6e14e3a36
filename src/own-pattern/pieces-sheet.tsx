import type { JoinedPattern, JoinPiece } from "@selvedge/garment-core";
import { between, boundsOf, cosSinOf, degrees, distance, middleOfBounds } from "@selvedge/geometry-core";
import { useMemo } from "react";
import { useTranslation } from "../i18n.ts";
import { useFormat } from "../i18n-format.ts";
import { cx } from "../ui/classes.ts";
import { type Laid, layOut } from "./lay-out.ts";
import type { DrawnJoin, JoinAnswer, PieceEdge, Place2 } from "./messages.ts";

/** The name of a piece stands above it where it is too low to hold it. */
const MIN_GRAIN_MM = 36;
const pathOf = (points: readonly Place2[]): string => points.map(([x, y], i) => `${i === 0 ? "M" : "L"}${x} ${y}`).join("");
/** The place half way along a line. */
function middleOf(points: readonly Place2[]): Place2 {
  const steps = points.slice(1).map((point, i) => distance(points[i]!, point));
  let left = steps.reduce((sum, step) => sum + step, 0) / 2;
  for (const [i, step] of steps.entries()) {
    if (left <= step) return between(points[i]!, points[i + 1]!, step > 0 ? left / step : 0);
    left -= step;
  }
  return points[0]!;
}

/** The grain line of a piece through its middle. */
function grainOf({ outline, grain }: JoinPiece): readonly [Place2, Place2] {
  const box = boundsOf(outline);
  const [x, y] = middleOfBounds(box);
  const half = (box.maxY - box.minY) * 0.25;
  const [cos, sin] = cosSinOf(degrees(grain));
  const [dx, dy] = [-sin * half, cos * half];
  return [
    [x - dx, y - dy],
    [x + dx, y + dy],
  ];
}

type Props = {
  pattern: JoinedPattern;
  answer: JoinAnswer;
  /** Keys of the edges that are chosen, `edgeKey`. */
  chosen: readonly string[];
  onEdge: (edge: PieceEdge) => void;
  /** The seam or suggestion that is pointed at. */
  shown: DrawnJoin | null;
  /** As wide per high as the sheet is to be, and how near an edge is pressed, mm of the pattern. */
  widthPerHeight: number;
  reach: number;
};

export const edgeKey = ({ run }: PieceEdge): string => `${run.piece} ${run.from}`;

/** The number of a seam on both of its edges. */
function SeamNumbers({ joins, laid }: { joins: readonly DrawnJoin[]; laid: Laid }) {
  const { number } = useFormat();
  return joins.map(({ a, b }, i) =>
    [a, b].map(({ piece, points }, side) => {
      const offset = laid.at[piece];
      if (!offset) return null;
      const [x, y] = middleOf(points);
      return (
        <g key={`${i}-${side}`} transform={`translate(${offset[0] + x} ${offset[1] + y})`} pointerEvents="none">
          <circle r={15} className="fill-sheet stroke-ok" strokeWidth={2} />
          <text textAnchor="middle" dy="0.35em" className="fill-ok text-[17px]">
            {number(i + 1)}
          </text>
        </g>
      );
    }),
  );
}

/** A stroke into the piece. */
function Notch({ outline, mm }: { outline: readonly Place2[]; mm: number }) {
  let left = mm;
  for (const [i, [x, y]] of outline.entries()) {
    const [u, v] = outline[(i + 1) % outline.length]!;
    const step = Math.hypot(u - x, v - y);
    if (left <= step) {
      const [dx, dy] = [(u - x) / (step || 1), (v - y) / (step || 1)];
      const [px, py] = [x + dx * left, y + dy * left];
      return <path d={`M${px} ${py}l${-dy * 16} ${dx * 16}`} className="stroke-ink" strokeWidth={3} pointerEvents="none" />;
    }
    left -= step;
  }
  return null;
}

/** All pieces with their seam line, notches and grain; edges are chosen by a press, joined ones carry the number of their seam. */
export function PiecesSheet({ pattern, answer, chosen, onEdge, shown, widthPerHeight, reach }: Props) {
  const { t } = useTranslation("own-styles");
  const { number } = useFormat();
  const laid = useMemo(() => layOut(pattern.pieces, widthPerHeight), [pattern.pieces, widthPerHeight]);
  return (
    <svg viewBox={`0 0 ${laid.width} ${laid.height}`} className="block h-auto max-h-[72vh] w-full bg-board">
      <title>{t("Pieces of the pattern")}</title>
      {pattern.pieces.map((piece) => {
        const offset = laid.at[piece.key]!;
        const isOut = piece.place === "leftOut";
        const [from, to] = grainOf(piece);
        const edges = answer.edges.filter(({ run }) => run.piece === piece.key);
        return (
          <g key={piece.key} transform={`translate(${offset[0]} ${offset[1]})`} className={isOut ? "opacity-45" : undefined}>
            <path d={`${pathOf(piece.outline)}Z`} className="fill-sheet stroke-none" />
            {piece.internal.map((line, i) => (
              <path
                key={i}
                d={pathOf(line.points)}
                className="fill-none stroke-edge"
                strokeWidth={1.5}
                strokeDasharray="8 6"
                pointerEvents="none"
              />
            ))}
            <path
              d={pathOf([from, to])}
              className="fill-none stroke-ink-3"
              strokeWidth={2}
              markerEnd="url(#grain-end)"
              markerStart="url(#grain-end)"
              pointerEvents="none"
            />
            {edges.map((edge) => {
              const isChosen = chosen.includes(edgeKey(edge));
              return (
                <g key={edgeKey(edge)}>
                  <path
                    d={pathOf(edge.points)}
                    className={cx("fill-none", isChosen ? "stroke-thread" : edge.isFree ? "stroke-ink" : "stroke-ok")}
                    strokeWidth={isChosen ? 9 : 3.5}
                    pointerEvents="none"
                  />
                  {!isOut && (
                    // biome-ignore lint/a11y/useSemanticElements: a button cannot be a line of a drawing
                    <path
                      d={pathOf(edge.points)}
                      role="button"
                      tabIndex={0}
                      aria-pressed={isChosen}
                      aria-label={t("Edge of {{piece}}, {{mm}} mm", { piece: piece.name, mm: number(Math.round(edge.length)) })}
                      className="cursor-pointer fill-none stroke-transparent outline-none hover:stroke-thread/30 focus-visible:stroke-thread/40"
                      strokeWidth={reach}
                      onClick={() => onEdge(edge)}
                      onKeyDown={(event) => {
                        if (event.key !== "Enter" && event.key !== " ") return;
                        event.preventDefault();
                        onEdge(edge);
                      }}
                    />
                  )}
                </g>
              );
            })}
            {piece.notches.map((mm) => (
              <Notch key={mm} outline={piece.outline} mm={mm} />
            ))}
            <text
              x={(from[0] + to[0]) / 2 + 16}
              y={to[1] - from[1] < MIN_GRAIN_MM ? (from[1] + to[1]) / 2 - MIN_GRAIN_MM : (from[1] + to[1]) / 2}
              className="fill-ink text-[24px] max-tablet:text-[40px]"
              pointerEvents="none"
            >
              {piece.name}
            </text>
          </g>
        );
      })}
      {shown &&
        [shown.a, shown.b].map(({ piece, points }, side) => (
          <path
            key={side}
            d={pathOf(points)}
            transform={`translate(${laid.at[piece]?.join(" ")})`}
            className="fill-none stroke-thread"
            strokeWidth={12}
            strokeLinecap="round"
            pointerEvents="none"
          />
        ))}
      <SeamNumbers joins={answer.joins} laid={laid} />
      <defs>
        <marker id="grain-end" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="7" markerHeight="7" orient="auto-start-reverse">
          <path d="M0 1L9 5L0 9z" className="fill-ink-3" />
        </marker>
      </defs>
    </svg>
  );
}
