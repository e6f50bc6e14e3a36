import type { JoinPiece } from "@selvedge/garment-core";
import { useTranslation } from "../i18n.ts";
import { useFormat } from "../i18n-format.ts";
import { cx } from "../ui/classes.ts";
import type { PieceEdge, Place2 } from "./messages.ts";
import { edgeKey, grainOf, pathOf } from "./sheet-lines.ts";

/** The name of a piece stands above it where it is too low to hold it. */
const MIN_GRAIN_MM = 36;

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

type EdgeProps = {
  edge: PieceEdge;
  /** What it is called; null where it cannot be chosen. */
  label: string | null;
  isChosen: boolean;
  /** How near it is pressed, mm of the pattern. */
  reach: number;
  onEdge: (edge: PieceEdge) => void;
};

/** An edge of a piece, which is chosen by a press. */
function Edge({ edge, label, isChosen, reach, onEdge }: EdgeProps) {
  return (
    <g>
      <path
        d={pathOf(edge.points)}
        className={cx("fill-none", isChosen ? "stroke-thread" : edge.isFree ? "stroke-ink" : "stroke-ok")}
        strokeWidth={isChosen ? 9 : 3.5}
        pointerEvents="none"
      />
      {label !== null && (
        // biome-ignore lint/a11y/useSemanticElements: a button cannot be a line of a drawing
        <path
          d={pathOf(edge.points)}
          role="button"
          tabIndex={0}
          aria-pressed={isChosen}
          aria-label={label}
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
}

type SheetPieceProps = Pick<EdgeProps, "reach" | "onEdge"> & {
  piece: JoinPiece;
  /** Where the piece lies on the sheet, mm. */
  offset: Place2;
  edges: readonly PieceEdge[];
  /** Keys of the edges that are chosen, `edgeKey`. */
  chosen: readonly string[];
};

/** One piece with its seam line, notches, grain and name; its grain ends in the marker `grain-end` of the sheet. */
export function SheetPiece({ piece, offset, edges, chosen, reach, onEdge }: SheetPieceProps) {
  const { t } = useTranslation("own-styles");
  const { number } = useFormat();
  const [from, to] = grainOf(piece);
  const isOut = piece.place === "leftOut";
  return (
    <g transform={`translate(${offset[0]} ${offset[1]})`} className={isOut ? "opacity-45" : undefined}>
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
      {edges.map((edge) => (
        <Edge
          key={edgeKey(edge)}
          edge={edge}
          label={isOut ? null : t("Edge of {{piece}}, {{mm}} mm", { piece: piece.name, mm: number(Math.round(edge.length)) })}
          isChosen={chosen.includes(edgeKey(edge))}
          reach={reach}
          onEdge={onEdge}
        />
      ))}
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
}
