import { useTranslation } from "../../i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";

type FacetWords = { readonly field: string; readonly values: readonly { readonly value: string; readonly label: string }[] };

type ChosenFiltersProps<Field extends string> = {
  facets: readonly FacetWords[];
  /** The chosen values of each field. */
  chosen: Readonly<Record<Field, readonly string[]>>;
  onChange: (field: Field, values: readonly string[]) => void;
  onClear: () => void;
};

/** The filters that are on, each to take away, and all at once. Nothing while none is. */
export function ChosenFilters<Field extends string>({ facets, chosen, onChange, onClear }: ChosenFiltersProps<Field>) {
  const { t } = useTranslation("pages");
  const active = (Object.keys(chosen) as Field[]).flatMap((field) => chosen[field].map((value) => ({ field, value })));
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
          <span className="inline-block first-letter:uppercase">{labelOf(field, value)}</span>
        </Chip>
      ))}
      <Button tone="quiet" size="small" onClick={onClear}>
        {t("Clear all")}
      </Button>
    </div>
  );
}
