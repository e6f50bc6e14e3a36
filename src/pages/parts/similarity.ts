import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";

/** A figure below this says nothing. */
const MIN_SHOWN_SCORE = 0.05;

/** Words for how like another a fabric is, from its score of 0 to 1: "73 % similar", "< 5 % similar". */
export function useSimilarity(): (score: number) => string {
  const { t } = useTranslation("favourites");
  const { number } = useFormat();
  return (score) => {
    const percent = score < MIN_SHOWN_SCORE ? `< ${number(MIN_SHOWN_SCORE * 100)}` : number(Math.round(score * 100));
    return t("{{percent}} % similar", { percent });
  };
}
