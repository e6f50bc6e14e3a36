import type { CutPiece } from "@selvedge/contract";
import { cutWay, laidOpen } from "@selvedge/garment-core";
import { areaOf, perimeterOf } from "@selvedge/geometry-core";
import { useMemo } from "react";
import { useTranslation } from "../../../i18n.ts";
import { useFormat } from "../../../i18n-format.ts";
import { Quantity } from "../../../ui/words.tsx";
import { closedPath, frameOf, onBoard, openPath, viewBox } from "./drawing.ts";
import { useMeasures } from "./measures.ts";

const NAME_PX = 11;
/** The room a drawing has on a desk. */
const ROOM = { width: 744, height: 560 } as const;

function Drawn({ piece, nameMm }: { piece: CutPiece; nameMm: number }) {
  const { x, y, width } = frameOf(piece.cutLine, 0);
  return (
    <g transform={`translate(${piece.layout.x} ${piece.layout.y})`} fill="none" className="stroke-ink">
      <path d={openPath(cutWay(piece))} className="fill-sheet" vectorEffect="non-scaling-stroke" strokeWidth={1.25} />
      <path
        d={closedPath(piece.outline)}
        className="stroke-ink-3"
        vectorEffect="non-scaling-stroke"
        strokeWidth={1}
        strokeDasharray="3 2"
      />
      {piece.fold && (
        <path
          d={openPath(piece.fold)}
          className="stroke-thread"
          vectorEffect="non-scaling-stroke"
          strokeWidth={2}
          strokeDasharray="8 3 2 3"
        />
      )}
      <title>{piece.name}</title>
      <text
        x={x + width / 2}
        y={y - nameMm / 2}
        fontSize={nameMm}
        textAnchor="middle"
        stroke="none"
        className="fill-ink-2 max-tablet:hidden"
      >
        {piece.name}
      </text>
    </g>
  );
}

/** The pieces of one size as they are cut: drawn at one scale, and counted and measured. */
export function Pieces({ pieces }: { pieces: readonly CutPiece[] }) {
  const { t } = useTranslation("pattern");
  const { number } = useFormat();
  const { area, width } = useMeasures();
  const measured = useMemo(
    () =>
      pieces.map((piece) => {
        const open = laidOpen(piece.cutLine, piece.fold);
        return { piece, mm2: areaOf(open), mm: perimeterOf(open) };
      }),
    [pieces],
  );
  const board = frameOf(pieces.flatMap(onBoard), 60);
  const nameMm = NAME_PX * Math.max(board.width / ROOM.width, board.height / ROOM.height);
  const together = measured.reduce((sum, { piece, mm2 }) => sum + mm2 * piece.count, 0);
  const count = pieces.reduce((sum, piece) => sum + piece.count, 0);
  const head = "py-1.5 pe-4 text-start font-normal text-ink-3";
  const figure = "py-1.5 pe-4 text-end tabular-nums last:pe-0";
  return (
    <div className="grid grid-cols-1 items-start gap-x-12 gap-y-6 pt-5 desk:grid-cols-[minmax(0,744fr)_minmax(0,568fr)]">
      <svg viewBox={viewBox(board)} className="max-h-[560px] w-full" role="img" aria-label={t("All pieces")}>
        {pieces.map((piece) => (
          <Drawn key={piece.key} piece={piece} nameMm={nameMm} />
        ))}
      </svg>
      <div className="min-w-0 overflow-x-auto">
        <table className="w-full text-dense">
          <thead className="border-b border-edge">
            <tr>
              <th scope="col" className={head}>
                {t("Piece")}
              </th>
              <th scope="col" className={`${head} text-end!`}>
                {t("Cut")}
              </th>
              <th scope="col" className={`${head} text-end!`}>
                {t("Area")}
              </th>
              <th scope="col" className={`${head} pe-0! text-end!`}>
                {t("Perimeter")}
              </th>
            </tr>
          </thead>
          <tbody>
            {measured.map(({ piece, mm2, mm }) => (
              <tr key={piece.key} className="border-b border-line">
                <th scope="row" className="py-1.5 pe-4 text-start font-normal">
                  {piece.name}
                  {piece.fold && <span className="text-ink-3"> · {t("on the fold")}</span>}
                </th>
                <td className={figure}>{number(piece.count)}</td>
                <td className={figure}>
                  <Quantity value={number(mm2 / area.mm2, 0)} unit={t(area.unit)} />
                </td>
                <td className={figure}>
                  <Quantity value={number(mm / width.mm, 1)} unit={t(width.unit)} />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="font-medium">
              <th scope="row" className="py-1.5 pe-4 text-start font-medium">
                {t("All pieces")}
              </th>
              <td className={figure}>{number(count)}</td>
              <td className={figure}>
                <Quantity value={number(together / area.mm2, 0)} unit={t(area.unit)} />
              </td>
              <td />
            </tr>
          </tfoot>
        </table>
        <p className="mt-2 text-note text-ink-3">{t("Measured along the cut line, pieces laid open at their folds.")}</p>
      </div>
    </div>
  );
}
