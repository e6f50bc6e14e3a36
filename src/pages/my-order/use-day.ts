import { useTranslation } from "../../i18n.ts";

/** A day YYYY-MM-DD as day and month with Latin digits, the year only where it is not this one. */
export function useDay(): (day: string) => string {
  const { i18n } = useTranslation();
  const thisYear = String(new Date().getFullYear());
  return (day) =>
    new Intl.DateTimeFormat(i18n.language, {
      numberingSystem: "latn",
      timeZone: "UTC",
      day: "numeric",
      month: "short",
      ...(day.slice(0, 4) !== thisYear && { year: "numeric" }),
    }).format(new Date(`${day.slice(0, 10)}T00:00:00Z`));
}
