import type { ChanelRow } from "@selvedge/contract";
import { useTranslation } from "../../../i18n.ts";
import { useFormat } from "../../../i18n-format.ts";
import { Tag } from "../../../ui/tag.tsx";

/** The kinds and states of showrooms in the user's language. */
export function useRoomWords() {
  const { t } = useTranslation("roomdesk");
  return {
    scopes: { public: t("Public"), private: t("Private"), vr: t("VR") },
    states: { draft: t("Draft"), published: t("Published"), closed: t("Closed") },
  } as const;
}

export function StateTag({ state }: { state: ChanelRow["state"] }) {
  const { states } = useRoomWords();
  return <Tag tone={state === "published" ? "ok" : state === "closed" ? "warn" : "line"}>{states[state]}</Tag>;
}

/** From when to when a room is open; the last day is one it is open on. */
export function useValidity() {
  const { t } = useTranslation("roomdesk");
  const { date } = useFormat();
  return ({ startsAt, expiresAt }: Pick<ChanelRow, "startsAt" | "expiresAt">): string => {
    const from = startsAt && date(startsAt);
    const until = expiresAt && date(new Date(Date.parse(expiresAt) - 1).toISOString());
    if (from && until) return t("{{from}} to {{until}}", { from, until });
    return from ? t("From {{from}}", { from }) : until ? t("Until {{until}}", { until }) : t("Always");
  };
}
