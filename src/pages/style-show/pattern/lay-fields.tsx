import { useTranslation } from "../../../i18n.ts";
import { useFormat } from "../../../i18n-format.ts";
import { Checkbox, Segmented } from "../../../ui/choices.tsx";
import { NumberField } from "../../../ui/number-field.tsx";
import { MAX_GARMENTS, USUAL_WIDTH_MM } from "./lay-order.ts";
import { useMeasures } from "./measures.ts";
import type { SizedPattern } from "./nest.tsx";
import { type ClothLay, MAX_WIDTH_MM, MIN_WIDTH_MM } from "./use-cloth-lay.ts";

/** The cloth and the garments that are to be cut from it. */
export function LayFields({ lay, patterns }: { lay: ClothLay; patterns: readonly SizedPattern[] }) {
  const { t } = useTranslation(["pattern", "pieces"]);
  const { number } = useFormat();
  const { unit, mm, digits } = useMeasures().width;
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <NumberField
          label={t("Fabric width")}
          value={lay.width / mm}
          onChange={(value) => lay.setWidth(value * mm)}
          unit={t(unit)}
          digits={digits}
          min={MIN_WIDTH_MM / mm}
          max={MAX_WIDTH_MM / mm}
          className="w-36"
        />
        <div>
          <p className="mb-1 text-dense font-medium">{t("Direction")}</p>
          <Segmented
            label={t("Direction")}
            value={lay.isNapFixed ? "one-way" : lay.nap}
            disabled={lay.isNapFixed}
            choices={[
              { value: "two-way", label: t("Two-way") },
              { value: "one-way", label: t("One-way") },
            ]}
            onChange={lay.setNap}
          />
        </div>
      </div>
      {lay.isWidthAssumed && (
        <p className="-mt-3 text-note text-ink-3">
          {t("The width of this cloth is not recorded; {{cm}} cm is assumed.", { cm: USUAL_WIDTH_MM / 10 })}
        </p>
      )}
      {lay.repeat > 0 && (
        <Checkbox
          label={t("Match the repeat of {{mm}} mm", { mm: number(lay.repeat) })}
          checked={lay.matches}
          onChange={lay.setMatches}
        />
      )}
      <fieldset>
        <legend className="mb-1.5 text-dense font-medium">{t("Garments in each size")}</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(84px,1fr))] gap-2">
          {patterns.map((pattern) => (
            <NumberField
              key={pattern.size}
              label={pattern.size}
              labelAt="inside"
              value={lay.wanted[pattern.size] ?? 0}
              onChange={(value) => lay.setCount(pattern.size, value)}
              digits={0}
              min={0}
              max={MAX_GARMENTS}
            />
          ))}
        </div>
      </fieldset>
      <p className="text-note text-pretty text-ink-3">
        {t(
          "An estimate from a quick lay on open cloth of this width. A cutting room's marker may need less; shrinkage and faults may need more.",
        )}
      </p>
    </div>
  );
}
