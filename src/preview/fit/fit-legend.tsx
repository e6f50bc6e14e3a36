import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../i18n-format.ts";
import { Icon, IconButton, Spinner, unitSign, withUnit } from "../../ui/index.ts";
import { type FitKey, type FitMap, SCALE_PARTS } from "./fit-map.ts";
import { MAX_GAP_MM } from "./gap.ts";
import { RAMP } from "./ramp.ts";

type FitLegendProps = {
  readonly fit: FitKey;
  /** Null while it is measured. */
  readonly map: FitMap | null;
  readonly pieceName: (key: string) => string;
  readonly onClose: () => void;
};

/** What the colours on the cloth mean, with the most there is and where. */
export function FitLegend({ fit, map, pieceName, onClose }: FitLegendProps) {
  const { t, i18n } = useTranslation("preview");
  const names: Readonly<Record<FitKey, string>> = {
    warp: t("Stretch along the warp"),
    weft: t("Stretch along the weft"),
    bias: t("Stretch on the bias"),
    gap: t("Gap to the form"),
  };
  const unit = fit === "gap" ? "mm" : "%";
  const write = (value: number, digits?: number) => formatNumber(value, i18n.language, digits);
  const most = map && {
    // Isolated, so that number and unit keep their order in a line from right to left.
    value: `\u2066${withUnit(`${map.most.value >= MAX_GAP_MM ? "≥ " : ""}${write(map.most.value, fit === "gap" ? 0 : 1)}`, unit, i18n.language)}\u2069`,
    piece: pieceName(map.most.pieceKey),
  };
  return (
    <section
      aria-label={names[fit]}
      dir={i18n.dir()}
      className="w-52 rounded-control bg-sheet ps-3 pe-1 pb-2.5"
      data-fit={map ? fit : undefined}
    >
      <div className="flex min-h-9 items-center justify-between gap-2">
        <h2 className="text-dense font-medium">{names[fit]}</h2>
        <IconButton
          size="small"
          label={t("Show the fabric again")}
          title={t("Show the fabric again")}
          className="pointer-coarse:size-11"
          icon={<Icon of={XIcon} />}
          onClick={onClose}
        />
      </div>
      {map && most ? (
        <div className="pe-2">
          <div dir="ltr" aria-hidden="true">
            <div className="h-2.5" style={{ backgroundImage: `linear-gradient(to right, ${RAMP.join(", ")})` }} />
            <div className="mt-1 flex justify-between font-cond text-rule text-ink">
              {Array.from({ length: SCALE_PARTS + 1 }, (_, index) => (
                <span key={index}>
                  {write((map.top * index) / SCALE_PARTS)}
                  {index === SCALE_PARTS && ` ${unitSign(unit, i18n.language)}`}
                </span>
              ))}
            </div>
          </div>
          <p role="status" className="mt-1 text-note text-ink-2">
            {t("At most {{value}}: {{piece}}", most)}
          </p>
        </div>
      ) : (
        <p role="status" className="flex items-center gap-2 pe-2 text-note text-ink-2">
          <Spinner />
          {t("Measuring the fit")}
        </p>
      )}
    </section>
  );
}
