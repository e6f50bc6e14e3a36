import { useTranslation } from "react-i18next";
import { writeLimit } from "./number.ts";
import { unitSign } from "./unit-sign.ts";
import type { Figure } from "./use-figure.ts";
import type { Refused } from "./use-number-edit.ts";

const MAX_QUOTED_LENGTH = 24;
/** What was typed, as the fault quotes it. */
const shortened = (text: string) => (text.length > MAX_QUOTED_LENGTH ? `${text.slice(0, MAX_QUOTED_LENGTH)}…` : text);
/** A figure that keeps its order of signs among words from right to left. */
const isolated = (text: string) => (document.documentElement.dir === "rtl" ? `\u2066${text}\u2069` : text);

/** Why a number was not taken, or what it may be; null where nothing is wrong. */
export function useNumberFault(
  refused: Refused | null,
  isOutside: boolean,
  { unit, perShown, min, max }: Figure & { min: number; max: number },
): string | null {
  const { t } = useTranslation("shell");
  const tag = document.documentElement.lang;
  const range = () => {
    const end = (limit: number) => isolated(writeLimit(limit / perShown, tag));
    const named = unit && ` ${unitSign(unit, tag)}`;
    if (min === -Infinity) return t("At most {{max}}{{unit}}.", { max: end(max), unit: named });
    if (max === Infinity) return t("At least {{min}}{{unit}}.", { min: end(min), unit: named });
    return t("From {{min}} to {{max}}{{unit}}.", { min: end(min), max: end(max), unit: named });
  };
  if (!refused) return isOutside ? range() : null;
  const text = isolated(shortened(refused.text));
  if (refused.isRead) return `${t("“{{text}}” was not accepted.", { text })} ${range()}`;
  return t("“{{text}}” is not a number. Write it like 12.5 or 20+5.", { text });
}
