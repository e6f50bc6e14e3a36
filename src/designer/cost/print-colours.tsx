import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../i18n-format.ts";
import { usePrintColours } from "./use-print-colours.ts";
import { useStitches } from "./use-stitches.ts";

type CountedProps = { name: string; isCounting: boolean } & ComponentProps<"li">;

/** What was counted of an artwork, beside its name; a dash until it is. */
const Counted = ({ name, isCounting, children, ...rest }: CountedProps) => (
  <li {...rest} className="flex min-h-9 items-center justify-between gap-3 border-t border-line text-dense">
    <bdi className="min-w-0 truncate">{name}</bdi>
    <span className="shrink-0 text-end tabular-nums" aria-busy={isCounting}>
      {isCounting ? "–" : children}
    </span>
  </li>
);

/** The screens each picture on the garment is printed from. */
export function PrintColours() {
  const { t } = useTranslation("tailoring");
  return usePrintColours().map(({ name, imageId, colours }) => (
    <Counted key={imageId} name={name} isCounting={colours === null} data-colours={colours ?? "counting"}>
      {colours === "digital" ? t("digital print") : t("{{count}} print colours", { count: colours ?? 0 })}
    </Counted>
  ));
}

/** The stitches of each embroidery on the garment, with its threads. */
export function Stitches() {
  const { t, i18n } = useTranslation("tailoring");
  return useStitches().map(({ id, name, stitches, threads }) => (
    <Counted key={id} name={name} isCounting={stitches === null} data-stitches={stitches ?? "counting"}>
      {t("{{stitches}} stitches", { stitches: formatNumber(stitches ?? 0, i18n.language, 0) })}
      {threads !== null && (
        <span className="block font-cond text-note text-ink-3">{t("{{count}} threads", { count: threads })}</span>
      )}
    </Counted>
  ));
}
