import { MAX_SCREENS } from "@selvedge/textile-core";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../i18n-format.ts";
import { Button, Slider } from "../../ui/index.ts";
import type { PrintShown, Seen } from "./messages.ts";

type CountProps = { seen: Seen; count: number; isEdited: boolean; onCount: (count: number) => void };

/** How many screens, and how many would do. */
export function Count({ seen: { palettes, suggested }, count, isEdited, onCount }: CountProps) {
  const { t } = useTranslation("tailoring");
  const most = palettes.length;
  const words = useMemo(() => {
    if (most === 0) return t("Nothing of this picture is printed.");
    if (suggested === null)
      return t("{{most}} screens still lose much; a mill prints such a picture digitally.", { most: MAX_SCREENS });
    return t("{{count}} screens keep this picture.", { count: suggested });
  }, [t, most, suggested]);
  return (
    <>
      {most > 1 && (
        <Slider
          label={t("Screens")}
          value={count}
          min={1}
          max={most}
          digits={0}
          reset={suggested ?? most}
          onChange={(value) => onCount(Math.min(most, Math.max(1, Math.round(value))))}
        />
      )}
      <p className="mb-1 flex flex-wrap items-center justify-between gap-x-3 text-note text-ink-2">
        {words}
        {suggested !== null && (count !== suggested || isEdited) && (
          <Button size="small" tone="quiet" onClick={() => onCount(suggested)}>
            {t("As suggested")}
          </Button>
        )}
      </p>
    </>
  );
}

/** What the print loses in three figures. */
export function LossFigures({ print: { loss, edges } }: { print: PrintShown }) {
  const { t, i18n } = useTranslation("tailoring");
  const number = (value: number) => formatNumber(value, i18n.language, 1);
  const figures = [
    [t("Mean"), loss.mean],
    [t("95 % within"), loss.p95],
    [t("Farthest"), loss.max],
  ] as const;
  return (
    <div role="status" className="border-t border-line py-2" data-loss={loss.mean.toFixed(2)}>
      <dl className="grid grid-cols-3 gap-x-3">
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt className="text-note text-ink-3">{label}</dt>
            <dd className="tabular-nums rtl:text-right" dir="ltr">
              <span className="text-note text-ink-3">ΔE</span> {number(value)}
            </dd>
          </div>
        ))}
      </dl>
      {edges > 0.001 && (
        <p className="mt-1 text-note text-ink-3">
          {t("Soft edges, {{percent}} % of the picture, are printed hard and not counted.", { percent: number(edges * 100) })}
        </p>
      )}
    </div>
  );
}
