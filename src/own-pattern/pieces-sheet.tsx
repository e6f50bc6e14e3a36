import type { JoinedPattern } from "@selvedge/garment-core";
import { useMemo } from "react";
import { useTranslation } from "../i18n.ts";
import { useFormat } from "../i18n-format.ts";
import { type Laid, layOut } from "./lay-out.ts";
import type { DrawnJoin, JoinAnswer, PieceEdge } from "./messages.ts";
import { middleOf, pathOf } from "./sheet-lines.ts";
import { SheetPiece } from "./sheet-piece.tsx";

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

/** All pieces with their seam line, notches and grain; edges are chosen by a press, joined ones carry the number of their seam. */
export function PiecesSheet({ pattern, answer, chosen, onEdge, shown, widthPerHeight, reach }: Props) {
  const { t } = useTranslation("own-styles");
  const laid = useMemo(() => layOut(pattern.pieces, widthPerHeight), [pattern.pieces, widthPerHeight]);
  return (
    <svg viewBox={`0 0 ${laid.width} ${laid.height}`} className="block h-auto max-h-[72vh] w-full bg-board">
      <title>{t("Pieces of the pattern")}</title>
      {pattern.pieces.map((piece) => (
        <SheetPiece
          key={piece.key}
          piece={piece}
          offset={laid.at[piece.key]!}
          edges={answer.edges.filter(({ run }) => run.piece === piece.key)}
          chosen={chosen}
          reach={reach}
          onEdge={onEdge}
        />
      ))}
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
