import { useTranslation } from "../../../../i18n.ts";
import { useFormat } from "../../../../i18n-format.ts";

/** A time that was spent, in the two largest units it has. */
export function useDuration(): (seconds: number) => string {
  const { t } = useTranslation("roomdesk");
  const { number } = useFormat();
  return (spent) => {
    const whole = Math.round(spent);
    const [hours, minutes, seconds] = [Math.floor(whole / 3_600), Math.floor((whole % 3_600) / 60), whole % 60];
    if (hours > 0) return t("{{hours}} h {{minutes}} min", { hours: number(hours, 0), minutes });
    if (minutes === 0) return t("{{seconds}} s", { seconds });
    return seconds > 0 ? t("{{minutes}} min {{seconds}} s", { minutes, seconds }) : t("{{minutes}} min", { minutes });
  };
}
