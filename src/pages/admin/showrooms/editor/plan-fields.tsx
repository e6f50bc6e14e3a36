import { useTranslation } from "../../../../i18n.ts";
import { NumberField } from "../../../../ui/number-field.tsx";
import { Select } from "../../../../ui/select.tsx";
import type { Editing } from "./use-editing.ts";

/** As the contract has it; its own file would bring zod into the page. */
const HANGERS = { min: 2, max: 12 } as const;
const GENERATED = "generated";

/** What the room one walks through is built like, where somebody lays it down. */
export function PlanFields({ editing }: { editing: Editing }) {
  const { t } = useTranslation("roomdesk");
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
        <NumberField
          label={t("Hangers at one stand")}
          value={plan.hangersOfStand ?? null}
          digits={0}
          {...HANGERS}
          placeholder={t("As it fits")}
          onCommit={(hangersOfStand) => change({ plan: { ...plan, hangersOfStand } })}
        />
      )}
    </section>
  );
}
