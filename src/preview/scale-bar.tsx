import type { PxPerMm } from "@selvedge/geometry-core";
import { useTranslation } from "react-i18next";

const LENGTHS_MM = [500, 200, 100, 50, 20, 10, 5, 2];
const MAX_PX = 240;

/** The longest round length in mm whose bar is not wider than a hand on the screen; 50 mm at true scale. */
export function barLength(pxPerMm: PxPerMm): number {
  return LENGTHS_MM.find((mm) => mm * pxPerMm <= MAX_PX) ?? LENGTHS_MM.at(-1)!;
}

/** A bar as long as it says, at this many CSS pixels per mm. */
export function ScaleBar({ pxPerMm, lengthMm = barLength(pxPerMm) }: { pxPerMm: PxPerMm; lengthMm?: number }) {
  const { t } = useTranslation("preview");
  return (
    <span role="img" aria-label={t("Scale bar: {{length}} mm", { length: lengthMm })} dir="ltr" className="inline-block">
      <span className="block px-1 text-center font-cond text-rule text-ink">{lengthMm} mm</span>
      <span className="block h-1.5 border-x border-b border-ink" style={{ width: lengthMm * pxPerMm }} />
    </span>
  );
}
