import type { CutPiece } from "@selvedge/contract";
import { useTranslation } from "../../../i18n.ts";
import { useFormat } from "../../../i18n-format.ts";
import { closedPath, type Frame, frameOf, viewBox } from "./drawing.ts";

export type SizedPattern = { readonly size: string; readonly pieces: readonly CutPiece[] };

const MARGIN_MM = 12;
const SCALE_MM = 100;
/** The lightest line of a nest; the smallest size has it, the largest is full ink. */
const FAINTEST = 0.35;

const strengthOf = (index: number, count: number): number => FAINTEST + (1 - FAINTEST) * (count > 1 ? index / (count - 1) : 1);

type Line = { readonly size: string; readonly isChosen: boolean; readonly strength: number };

const stroke = ({ isChosen, strength }: Line) => ({
  className: isChosen ? "stroke-thread" : "stroke-ink",
  strokeWidth: isChosen ? 1.75 : 1,
  strokeOpacity: isChosen ? 1 : strength,
  vectorEffect: "non-scaling-stroke" as const,
});

/** A line of 100 mm under a piece that is drawn at a scale of its own. */
function ScaleLine({ frame }: { frame: Frame }) {
  const [x, y] = [frame.x + MARGIN_MM, frame.y + frame.height - MARGIN_MM / 2];
  return (
    <path
      d={`M${x} ${y - 4}v8M${x} ${y}h${SCALE_MM}M${x + SCALE_MM} ${y - 4}v8`}
      className="stroke-ink-3"
      strokeWidth={1}
      vectorEffect="non-scaling-stroke"
    />
  );
}

function Nested({ patterns, lines, pieceKey }: { patterns: readonly SizedPattern[]; lines: readonly Line[]; pieceKey: string }) {
  const { t } = useTranslation("pattern");
  const { list } = useFormat();
  const drawn = patterns.flatMap(({ pieces }, i) => {
    const piece = pieces.find(({ key }) => key === pieceKey);
    return piece ? [{ piece, line: lines[i]! }] : [];
  });
  const name = drawn[0]!.piece.name;
  const all = frameOf(
    drawn.flatMap(({ piece }) => piece.outline),
    MARGIN_MM,
  );
  const width = Math.max(all.width, SCALE_MM + 2 * MARGIN_MM);
  const frame = { ...all, x: all.x - (width - all.width) / 2, width, height: all.height + MARGIN_MM };
  // The chosen size lies on top.
  const ordered = [...drawn].sort((a, b) => Number(a.line.isChosen) - Number(b.line.isChosen));
  return (
    <figure className="flex min-w-0 flex-col">
      <svg
        viewBox={viewBox(frame)}
        className="h-64 w-full bg-sheet p-2"
        role="img"
        fill="none"
        aria-label={t("{{piece}} in the sizes {{sizes}}", { piece: name, sizes: list(lines.map(({ size }) => size)) })}
      >
        {ordered.map(({ piece, line }) => (
          <path key={line.size} d={closedPath(piece.outline)} {...stroke(line)} />
        ))}
        <ScaleLine frame={frame} />
      </svg>
      <figcaption className="mt-1.5 flex justify-between gap-3 text-dense text-ink-2">
        <span className="min-w-0 truncate">{name}</span>
        <span className="flex shrink-0 items-center gap-1.5 text-note text-ink-3">
          <svg viewBox="0 0 20 8" className="h-2 w-5 stroke-ink-3" aria-hidden="true">
            <path d="M0.5 0V8M0.5 4H19.5M19.5 0V8" />
          </svg>
          <bdi>
            {SCALE_MM} {t("mm")}
          </bdi>
        </span>
      </figcaption>
    </figure>
  );
}

/** The sizes of a style nested: every piece in all of them on one origin, the chosen size on the thread. */
export function Nest({ patterns, size }: { patterns: readonly SizedPattern[]; size: string }) {
  const { t } = useTranslation("pattern");
  const lines = patterns.map((pattern, i) => ({
    size: pattern.size,
    isChosen: pattern.size === size,
    strength: strengthOf(i, patterns.length),
  }));
  return (
    <div className="pt-5">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <p className="text-dense text-ink-2">{t("Every piece in all its sizes, on one origin.")}</p>
        <ul aria-label={t("Sizes")} className="flex flex-wrap gap-x-5 gap-y-1 text-dense">
          {lines.map((line) => (
            <li key={line.size} className={line.isChosen ? "flex items-center gap-2 font-medium" : "flex items-center gap-2"}>
              <svg viewBox="0 0 24 8" className="h-2 w-6" aria-hidden="true">
                <path d="M0 4H24" {...stroke(line)} />
              </svg>
              <bdi>{line.size}</bdi>
            </li>
          ))}
        </ul>
      </div>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(232px,1fr))] gap-x-6 gap-y-7 max-tablet:grid-cols-1">
        {patterns[0]!.pieces.map(({ key }) => (
          <Nested key={key} pieceKey={key} patterns={patterns} lines={lines} />
        ))}
      </div>
    </div>
  );
}
