import { useTranslation } from "../../i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { type Chosen, type Facets, STYLE_FILTERS } from "../designlist/filters.tsx";

type ChosenFiltersProps = {
  facets: Facets;
  chosen: Chosen;
  onChange: (field: string, values: readonly string[]) => void;
  onClear: () => void;
};

/** The filters that are on, each to take away, and all at once. Nothing while none is. */
export function ChosenFilters({ facets, chosen, onChange, onClear }: ChosenFiltersProps) {
  const { t } = useTranslation("pages");
  const active = STYLE_FILTERS.flatMap((field) => chosen[field].map((value) => ({ field, value })));
  if (active.length === 0) return null;
  const labelOf = (field: string, value: string) =>
    facets.find((facet) => facet.field === field)?.values.find((one) => one.value === value)?.label ?? value;
  return (
    <div className="mb-5 flex flex-wrap items-center gap-2">
      {active.map(({ field, value }) => (
        <Chip
          key={field + value}
          removeLabel={t("Remove this filter")}
          onRemove={() =>
            onChange(
              field,
              chosen[field].filter((other) => other !== value),
            )
          }
        >
          {labelOf(field, value)}
        </Chip>
      ))}
      <Button tone="quiet" size="small" onClick={onClear}>
        {t("Clear all")}
      </Button>
    </div>
  );
}
