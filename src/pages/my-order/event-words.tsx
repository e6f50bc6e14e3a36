import type { DeskEvent, Order } from "@selvedge/contract";
import { useTranslation } from "../../i18n.ts";
import { STATUSES, STEPS } from "./words.ts";

const STEP_STATES: Readonly<Record<string, string>> = {
  active: "in progress",
  done: "done",
  skipped: "not needed for this cloth",
  blocked: "stopped",
};

/** What happened to an order, in a few words; after a hold it goes on, whatever state that leads it to. */
export function EventWords({ event: { step, state, type } }: { event: DeskEvent }) {
  const { t } = useTranslation(["orders", "states"]);
  if (step) return `${t(STEPS[step], { ns: "states" })}: ${t(STEP_STATES[state] ?? state)}`;
  return type === "resume" ? t("Resumed") : t(STATUSES[state as Order["status"]]);
}
