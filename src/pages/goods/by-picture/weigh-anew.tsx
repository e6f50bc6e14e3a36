import { useEffect, useId, useRef, useState } from "react";
import { MAX_WEIGHT, PART_TITLES, PARTS, USUAL, type Weights, writeWeights } from "../../../finding/asked.ts";
import { useTranslation } from "../../../i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/classes.ts";
import { Slider } from "../../../ui/slider.tsx";

/** The list follows when the sliders have rested so long. */
const REST_MS = 350;

type WeighAnewProps = {
  weights: Weights;
  /** Hears weights as an address has them, of which one counts at least. */
  onWeigh: (written: string | null) => void;
};

/** What counts in a list of likenesses: three sliders that order it anew where it stands. On a phone they come with a press. */
export function WeighAnew({ weights, onWeigh }: WeighAnewProps) {
  const { t } = useTranslation("finding");
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [shown, setShown] = useState(weights);
  const weigh = useRef(onWeigh);
  weigh.current = onWeigh;
  const before = writeWeights(weights);
  const wanted = writeWeights(shown);
  const counts = PARTS.some((part) => shown[part] > 0);
  const asked = useRef(before);
  // An address that changed by itself, by going back, is shown.
  useEffect(() => {
    if (before === asked.current) return;
    asked.current = before;
    setShown(weights);
  }, [before, weights]);
  useEffect(() => {
    if (!counts || wanted === asked.current) return;
    const timer = setTimeout(() => {
      asked.current = wanted;
      weigh.current(wanted);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [wanted, counts]);
  return (
    <div className="w-80 min-w-0 max-tablet:w-full">
      <Button size="small" aria-expanded={isOpen} aria-controls={id} className="tablet:hidden" onClick={() => setOpen(!isOpen)}>
        {t("Compare by")}
      </Button>
      <fieldset id={id} className={cx("max-tablet:mt-2", !isOpen && "max-tablet:hidden")}>
        <legend className="sr-only">{t("Compare by")}</legend>
        {PARTS.map((part) => (
          <Slider
            key={part}
            label={t(PART_TITLES[part])}
            value={shown[part]}
            min={0}
            max={MAX_WEIGHT}
            step={10}
            digits={0}
            unit="%"
            reset={USUAL[part]}
            onChange={(value) => setShown((now) => ({ ...now, [part]: value }))}
          />
        ))}
        <div className="flex min-h-7 flex-wrap items-center justify-between gap-x-3">
          <p role="status" className="text-note text-fault">
            {!counts && t("At least one must be above zero.")}
          </p>
          {wanted !== null && (
            <Button tone="quiet" size="small" onClick={() => setShown(USUAL)}>
              {t("Reset")}
            </Button>
          )}
        </div>
      </fieldset>
    </div>
  );
}
