import { type Artwork, type Dimension, dimensionsOf, withDistance } from "@selvedge/editor-core";
import { useTranslation } from "react-i18next";
import { cx, NumberField } from "../../ui/index.ts";
import { LIMIT_MM, MIN_SIZE_MM } from "../inspector/figure.ts";
import { useSession } from "../session/context.ts";
import { atBoardPoint } from "./at-board-point.ts";
import { pieceToBoard } from "./place.ts";

/** Lines that stand upright have their figure beside them. */
const UPRIGHT: readonly Dimension["key"][] = ["top", "bottom", "shoulder"];

/** The two lines that lie close to the artwork have their figure on the far side, so that a small one is not covered. */
const RISES: Partial<Record<Dimension["key"], string>> = { centre: "-mt-2 -translate-y-full", width: "mt-2" };

type Placed = Pick<Artwork, "name" | "pieceKey" | "x" | "y" | "width" | "height" | "angle">;
type DistancesProps = {
  placed: Placed;
  /** Where it lies in the committed document; nothing when it is gone. */
  read: () => Omit<Placed, "name"> | undefined;
  onMove: (x: number, y: number) => void;
  /** Left out where the size is not to be chosen. */
  onSize?: (placed: ReturnType<typeof withDistance>) => void;
};

/** The distances of Show Location as fields. */
export function DistancesOf({ placed: artwork, read, onMove, onSize }: DistancesProps) {
  const session = useSession();
  const { t } = useTranslation("designer");
  const piece = session.piece(artwork.pieceKey);
  if (!piece) return null;
  const base = session.dimensionBaseOf(piece);
  const names: Record<Dimension["key"], string> = {
    left: t("Distance to the left edge"),
    right: t("Distance to the right edge"),
    top: t("Distance to the upper edge"),
    bottom: t("Distance to the lower edge"),
    centre: t("Distance to the centre line"),
    shoulder: t("Distance to the high point shoulder"),
    width: t("Width"),
  };
  const commit = (key: Dimension["key"], mm: number) => {
    const current = read();
    if (!current) return;
    const next = withDistance(current, base, key, mm);
    if (key === "width") onSize?.(next);
    else onMove(next.x, next.y);
  };
  const lines = dimensionsOf(artwork, base).filter(({ key }) => key !== "width" || onSize);
  return lines.map(({ key, from, to, mm }) => (
    <div
      key={key}
      data-overlay
      className={cx(
        "pointer-events-auto absolute w-[46px]",
        RISES[key] ?? "-translate-y-1/2",
        UPRIGHT.includes(key) ? "-ms-2 -translate-x-full" : "-translate-x-1/2",
      )}
      style={atBoardPoint(pieceToBoard(piece.layout, { x: (from[0] + to[0]) / 2, y: (from[1] + to[1]) / 2 }))}
    >
      <NumberField
        label={`${names[key]}, ${artwork.name}`}
        labelAt="hidden"
        size="small"
        value={Math.round(mm * 10) / 10}
        digits={1}
        min={key === "width" ? MIN_SIZE_MM : -LIMIT_MM}
        max={LIMIT_MM}
        onCommit={(value) => commit(key, value)}
        className="[&_input]:font-cond [&_input]:text-note [&_input]:font-medium [&_input]:text-center [&_span]:h-[18px] [&_span]:border-transparent [&_span]:px-0.5 [&_p]:absolute [&_p]:top-full [&_p]:left-1/2 [&_p]:z-10 [&_p]:w-44 [&_p]:-translate-x-1/2 [&_p]:border [&_p]:border-fault [&_p]:bg-sheet [&_p]:p-1.5"
      />
    </div>
  ));
}
