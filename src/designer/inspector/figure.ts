import { useTranslation } from "react-i18next";

/** As far as anything lies from a piece's origin, and as large as it may be. */
export const LIMIT_MM = 20_000;
/** How a figure of what lies on a piece is shown. */
export const FIGURE = { labelAt: "inside", size: "small", unit: "mm" } as const;

/** Says between what a figure may lie. */
export function useHint() {
  const { t } = useTranslation("designer");
  return (min: number, max: number, unit: string) => t("From {{min}} to {{max}} {{unit}}", { min, max, unit });
}
