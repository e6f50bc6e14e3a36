import { useTranslation } from "../../../../i18n.ts";
import { useFormat } from "../../../../i18n-format.ts";
import { Select } from "../../../../ui/select.tsx";
import { MAX_HANGERS, MIN_HANGERS } from "../draft.ts";
import type { Editing } from "./use-editing.ts";

const HANGERS = Array.from({ length: MAX_HANGERS - MIN_HANGERS + 1 }, (_, index) => MIN_HANGERS + index);
const GENERATED = "generated";
const FITTING = "fitting";

/** What the room one walks through is built like, where somebody lays it down. */
export function PlanFields({ editing }: { editing: Editing }) {
  const { t } = useTranslation("roomdesk");
  const { number } = useFormat();
  const { draft, change } = editing;
  const { plan } = draft;
  return (
    <section aria-label={t("Plan of the room")} className="grid gap-3">
      <Select
        label={t("Plan of the room")}
        value={plan?.architecture ?? GENERATED}
        choices={[
          { value: GENERATED, label: t("Built from what hangs in it") },
          { value: "gallery", label: t("Gallery: bays along the walls under a roof light") },
          { value: "loft", label: t("Loft: free rails between columns and tall windows") },
        ]}
        onChange={(value) =>
          change({ plan: value === "gallery" || value === "loft" ? { ...plan, version: 1, architecture: value } : null })
        }
      />
      {plan && (
        <Select
          label={t("Hangers at one stand")}
          value={String(plan.hangersOfStand ?? FITTING)}
          choices={[
            { value: FITTING, label: t("As it fits") },
            ...HANGERS.map((count) => ({ value: String(count), label: number(count, 0) })),
          ]}
          onChange={(value) => change({ plan: { ...plan, hangersOfStand: value === FITTING ? undefined : Number(value) } })}
        />
      )}
    </section>
  );
}
