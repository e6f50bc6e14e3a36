import { useTranslation } from "../../../../i18n.ts";

/** A time that was spent, in the two largest units it has. */
export function useDuration(): (seconds: number) => string {
  const { t } = useTranslation("roomdesk");
  return (spent) => {
    const whole = Math.round(spent);
    const [hours, minutes, seconds] = [Math.floor(whole / 3_600), Math.floor((whole % 3_600) / 60), whole % 60];
    if (hours > 0) return t("{{hours}} h {{minutes}} min", { hours, minutes });
    return minutes > 0 ? t("{{minutes}} min {{seconds}} s", { minutes, seconds }) : t("{{seconds}} s", { seconds });
  };
}
