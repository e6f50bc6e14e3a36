import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { CaretUpIcon } from "@phosphor-icons/react/dist/csr/CaretUp";
import type { InspectedRoll, InspectionReport } from "@selvedge/contract";
import { Fragment, useId, useState } from "react";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { Segmented } from "../../ui/choices.tsx";
import { cx } from "../../ui/classes.ts";
import { Icon } from "../../ui/icon.tsx";
import { Tag } from "../../ui/tag.tsx";
import { Code } from "../../ui/words.tsx";
import { Faults } from "./faults.tsx";
import { RollMap, RollStrip } from "./roll-map.tsx";
import { agreedRate, GRADES, MARKS, PER_100 } from "./words.ts";

const CELL = "h-9 pe-4 text-start";
const FIGURE = "h-9 pe-4 text-end";
const WIDE_ONLY = "max-tablet:hidden";
const COLUMNS = 12;
const BASES = ["sqyd", "sqm"] as const;

/** The four-point table: what each roll was charged with, its faults and its map when it is opened. */
export function Rolls({ report, onClaim }: { report: InspectionReport; onClaim: (words: string) => void }) {
  const { t } = useTranslation("inspection");
  const failing = report.rolls.filter(({ grade }) => grade === "second");
  const [shown, setShown] = useState<"all" | "failing">("all");
  const [open, setOpen] = useState<string | null>((failing[0] ?? report.rolls[0])?.rollNo ?? null);
  const longestM = Math.max(...report.rolls.map(({ lengthM }) => lengthM));
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="mt-9">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id={heading} className="voice-name text-head">
          {t("Rolls")}
        </h2>
        {failing.length > 0 && (
          <Segmented
            label={t("Which rolls")}
            value={shown}
            onChange={setShown}
            choices={[
              { value: "all", label: t("All ({{rolls}})", { rolls: report.rolls.length }) },
              { value: "failing", label: t("Over the limit ({{rolls}})", { rolls: failing.length }) },
            ]}
          />
        )}
      </div>
      <table className="w-full text-dense">
        <caption className="sr-only">{t("Points of each roll by the four-point system")}</caption>
        <Head basis={report.limits.basis} />
        <tbody>
          {(shown === "failing" ? failing : report.rolls).map((roll) => (
            <Fragment key={roll.rollNo}>
              <RollRow
                roll={roll}
                limits={report.limits}
                longestM={longestM}
                isOpen={roll.rollNo === open}
                onToggle={() => setOpen(roll.rollNo === open ? null : roll.rollNo)}
              />
              {roll.rollNo === open && (
                <tr>
                  <td colSpan={COLUMNS} className="pb-5">
                    {/* As wide as the table, whatever is in it, so that opening a roll moves no column. */}
                    <div className="thread-edge grid w-0 min-w-full gap-3 bg-sheet px-4 py-4 max-tablet:px-2">
                      <RollMap roll={roll} />
                      <Faults roll={roll} onClaim={onClaim} />
                    </div>
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** On a phone only the basis that was agreed. */
function Head({ basis }: Pick<InspectionReport["limits"], "basis">) {
  const { t } = useTranslation("inspection");
  return (
    <thead className="text-note text-ink-3 [&_th]:font-normal">
      <tr className={WIDE_ONLY}>
        <td colSpan={3} />
        <th colSpan={MARKS.length} className="pe-4 text-center">
          {t("Faults by points")}
        </th>
        <td colSpan={5} />
      </tr>
      <tr className="border-b border-edge">
        <th scope="col" className={CELL}>
          {t("Roll")}
        </th>
        <th scope="col" className={FIGURE}>
          {t("m")}
        </th>
        <th scope="col" className={cx(FIGURE, WIDE_ONLY)}>
          {t("cm")}
        </th>
        {MARKS.map((mark) => (
          <th key={mark} scope="col" className={cx(FIGURE, WIDE_ONLY)}>
            <span className="sr-only">{t("Faults by points")} </span>
            {mark}
          </th>
        ))}
        <th scope="col" className={FIGURE}>
          {t("Points")}
        </th>
        {BASES.map((unit) => (
          <th key={unit} scope="col" className={cx(FIGURE, unit !== basis && WIDE_ONLY)}>
            {t(PER_100[unit])}
          </th>
        ))}
        <th scope="col" className={CELL}>
          {t("Result")}
        </th>
        <th scope="col" className="w-[18%] max-desk:hidden">
          <span className="sr-only">{t("Faults along the roll")}</span>
        </th>
      </tr>
    </thead>
  );
}

type RowProps = {
  roll: InspectedRoll;
  limits: InspectionReport["limits"];
  longestM: number;
  isOpen: boolean;
  onToggle: () => void;
};

function RollRow({ roll, limits, longestM, isOpen, onToggle }: RowProps) {
  const { t } = useTranslation("inspection");
  const { number } = useFormat();
  const isOver = agreedRate(roll, limits.basis) > limits.roll;
  return (
    <tr className="relative border-t border-line hover:bg-plate/60">
      <th scope="row" className={cx(CELL, "font-medium")}>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={onToggle}
          className="inline-flex min-h-8 items-center gap-1.5 before:absolute before:inset-0 pointer-coarse:min-h-11"
        >
          <Icon of={isOpen ? CaretUpIcon : CaretDownIcon} size={14} />
          <Code>{roll.rollNo}</Code>
        </button>
      </th>
      <td className={FIGURE}>{number(roll.lengthM, 1)}</td>
      <td className={cx(FIGURE, WIDE_ONLY)}>{number(roll.widthMm / 10, 1)}</td>
      {MARKS.map((mark) => {
        const count = roll.defects.filter(({ points }) => points === mark).length;
        return (
          <td key={mark} className={cx(FIGURE, WIDE_ONLY, count === 0 && "text-ink-3")}>
            {count === 0 ? "–" : count}
          </td>
        );
      })}
      <td className={cx(FIGURE, "font-medium")}>{roll.points}</td>
      {BASES.map((basis) => (
        <td key={basis} className={cx(FIGURE, basis !== limits.basis && WIDE_ONLY)}>
          <span className={cx(basis === limits.basis && isOver && "font-medium text-fault")}>
            {number(agreedRate(roll, basis), 1)}
          </span>
        </td>
      ))}
      <td className={CELL}>
        {roll.grade === "first" ? (
          <span className="text-ink-2">{t(GRADES.first)}</span>
        ) : (
          <Tag tone="warn">{t(GRADES.second)}</Tag>
        )}
      </td>
      <td className="max-desk:hidden">
        <RollStrip roll={roll} longestM={longestM} />
      </td>
    </tr>
  );
}
