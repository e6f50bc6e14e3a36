import { ArrowsOutIcon } from "@phosphor-icons/react/dist/csr/ArrowsOut";
import { MinusIcon } from "@phosphor-icons/react/dist/csr/Minus";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import type { PxPerMm } from "@selvedge/geometry-core";
import { useTranslation } from "../../../i18n.ts";
import { useFormat } from "../../../i18n-format.ts";
import { IconButton } from "../../../ui/button.tsx";
import { Segmented } from "../../../ui/choices.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { hangerPxPerMm, LIFE_SIZE, type Size, STEP, YARN_PX_PER_MM } from "./sight.ts";

const near = (a: number, b: number) => Math.abs(a / b - 1) < 0.01;

type ZoomBarProps = {
  readonly pxPerMm: PxPerMm;
  readonly size: Size;
  readonly zoomTo: (pxPerMm: PxPerMm) => void;
  readonly zoomBy: (factor: number) => void;
  readonly onFull?: () => void;
};

/** Steps and stops of the scale, and what the scale is. */
export function ZoomBar({ pxPerMm, size, zoomTo, zoomBy, onFull }: ZoomBarProps) {
  const { t } = useTranslation(["goods", "fabric"]);
  const { number } = useFormat();
  const stops = [
    { value: "hanger", label: t("Hanger"), pxPerMm: hangerPxPerMm(size) },
    { value: "life", label: "1 : 1", pxPerMm: LIFE_SIZE },
    { value: "yarn", label: t("Yarn"), pxPerMm: YARN_PX_PER_MM },
  ] as const;
  const stop = stops.find((one) => near(one.pxPerMm, pxPerMm));
  return (
    <div className="mt-3 ms-6 flex flex-wrap items-center gap-x-4 gap-y-2 rtl:ms-0 rtl:me-6 max-tablet:ms-0 max-tablet:rtl:me-0">
      <span className="flex items-center gap-1">
        <IconButton label={t("Zoom out")} icon={<Icon of={MinusIcon} />} onClick={() => zoomBy(1 / STEP)} />
        <Segmented
          label={t("Scale")}
          value={stop?.value ?? null}
          choices={stops.map(({ value, label }) => ({ value, label }))}
          onChange={(next) => zoomTo(stops.find(({ value }) => value === next)!.pxPerMm)}
        />
        <IconButton label={t("Zoom in")} icon={<Icon of={PlusIcon} />} onClick={() => zoomBy(STEP)} />
      </span>
      <p className="min-w-0 flex-1 text-note text-ink-2 max-tablet:order-last max-tablet:basis-full" aria-live="polite">
        {stop?.value === "life"
          ? t("Life size on a screen of 96 pixels per inch; check with a ruler.")
          : t("{{percent}} % of life size", { percent: number(Math.round((pxPerMm / LIFE_SIZE) * 100)) })}
      </p>
      {onFull && <IconButton label={t("Full window", { ns: "fabric" })} icon={<Icon of={ArrowsOutIcon} />} onClick={onFull} />}
    </div>
  );
}
