import type { InspectedRoll } from "@selvedge/contract";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { cx } from "../../ui/classes.ts";

type Fault = InspectedRoll["defects"][number];
const MM_PER_M = 1_000;
const share = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(3)}%`;
/** Metres between two marks of the ruler, so that there are at most seven. */
const rulerStep = (lengthM: number): number => [1, 2, 5, 10, 20, 50, 100, 200].find((step) => lengthM / step <= 7) ?? 500;
const inkOf = ({ points }: Fault) => (points === 4 ? "stroke-fault fill-fault" : "stroke-ink fill-ink");

/** A roll from its beginning at the left, its faults as strokes as high as their points. The same way round in every language. */
export function RollStrip({ roll, longestM }: { roll: InspectedRoll; longestM: number }) {
  return (
    <span dir="ltr" className="block">
      <svg aria-hidden="true" className="block h-4 w-full" style={{ maxInlineSize: share(roll.lengthM, longestM) }}>
        <line x1="0" x2="100%" y1="15.5" y2="15.5" className="stroke-edge" />
        {roll.defects.map((fault) => (
          <line
            key={fault.defectId}
            x1={share(fault.positionM, roll.lengthM)}
            x2={share(fault.positionM, roll.lengthM)}
            y1={15}
            y2={15 - fault.points * 3.5}
            strokeWidth="2"
            className={inkOf(fault)}
          />
        ))}
      </svg>
    </span>
  );
}

/**
 * The face of a roll, its beginning at the left and its left selvedge above, in every language. A fault lies where it was found, as
 * long as it is, with its number of the list; its disc grows with its points. The list beside it says the same in words.
 */
export function RollMap({ roll }: { roll: InspectedRoll }) {
  const { t } = useTranslation("inspection");
  const { number } = useFormat();
  const step = rulerStep(roll.lengthM);
  const marks = Array.from({ length: Math.floor(roll.lengthM / step) + 1 }, (_, index) => index * step);
  return (
    <figure dir="ltr" className="px-3">
      <svg
        role="img"
        aria-label={t("Faults along roll {{roll}}; the list says the same", { roll: roll.rollNo })}
        className="block h-40 w-full overflow-visible"
      >
        <rect width="100%" height="100%" className="fill-plate" />
        <line x2="100%" className="stroke-edge" />
        <line x2="100%" y1="100%" y2="100%" className="stroke-edge" />
        {marks.map((metre) => (
          <line key={metre} x1={share(metre, roll.lengthM)} x2={share(metre, roll.lengthM)} y2="100%" className="stroke-line" />
        ))}
        {roll.defects.map((fault) => (
          <Extent key={fault.defectId} fault={fault} roll={roll} />
        ))}
        {roll.defects.map((fault, index) => (
          <Disc key={fault.defectId} fault={fault} roll={roll} place={index + 1} />
        ))}
      </svg>
      <div aria-hidden="true" className="relative mt-1 h-4 font-cond text-rule text-ink-3">
        {marks.map((metre) => (
          <span
            key={metre}
            className={cx("absolute whitespace-nowrap", metre > 0 && "-translate-x-1/2")}
            style={{ left: share(metre, roll.lengthM) }}
          >
            {metre === 0 ? `0 ${t("m")}` : number(metre)}
          </span>
        ))}
      </div>
    </figure>
  );
}

/** How far a fault reaches, along or across, at the scale of the roll. */
function Extent({ fault, roll }: { fault: Fault; roll: InspectedRoll }) {
  const { direction, positionM, acrossMm, sizeMm } = fault;
  const toM = direction === "warp" ? Math.min(roll.lengthM, positionM + sizeMm / MM_PER_M) : positionM;
  const toMm = direction === "weft" ? Math.min(roll.widthMm, acrossMm + sizeMm) : acrossMm;
  return (
    <line
      x1={share(positionM, roll.lengthM)}
      x2={share(toM, roll.lengthM)}
      y1={share(acrossMm, roll.widthMm)}
      y2={share(toMm, roll.widthMm)}
      strokeWidth="3"
      className={inkOf(fault)}
    />
  );
}

const MIN_RADIUS = 6.5;
const RADIUS_PER_POINT = 1.25;

function Disc({ fault, roll, place }: { fault: Fault; roll: InspectedRoll; place: number }) {
  const x = share(fault.positionM, roll.lengthM);
  const y = share(fault.acrossMm, roll.widthMm);
  return (
    <g>
      <circle
        cx={x}
        cy={y}
        r={MIN_RADIUS + fault.points * RADIUS_PER_POINT}
        className={cx("stroke-sheet", fault.points === 4 ? "fill-fault" : "fill-ink")}
      />
      <text x={x} y={y} textAnchor="middle" dominantBaseline="central" className="fill-sheet font-cond text-rule">
        {place}
      </text>
    </g>
  );
}
