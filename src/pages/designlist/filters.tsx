import type { getStyleList } from "../../api/calls.ts";
import type { Data } from "../../api/definition.ts";
import { useTranslation } from "../../i18n.ts";
import { Checkbox } from "../../ui/choices.tsx";
import { FilterDrawer } from "../parts/filter-drawer.tsx";

/** Filters of the style list, as the query names them. */
export const STYLE_FILTERS = ["for", "season", "use", "kind"] as const;
export type StyleFilter = (typeof STYLE_FILTERS)[number];
export type Chosen = Readonly<Record<StyleFilter, readonly string[]>>;

export type Facets = Data<typeof getStyleList>["facets"];
type FilterProps = {
  facets: Facets;
  chosen: Chosen;
  onChange: (field: StyleFilter, values: readonly string[]) => void;
  /** Also shows a field with one value: where one searches, its count is worth knowing. */
  showSingle?: boolean;
};

/** What is sent of the chosen values. */
export const sentFilters = (chosen: Chosen): Record<StyleFilter, string[]> => ({
  for: [...chosen.for],
  season: [...chosen.season],
  use: [...chosen.use],
  kind: [...chosen.kind],
});
export const NO_FILTER: Readonly<Record<StyleFilter, null>> = { for: null, season: null, use: null, kind: null };

/** The chosen values as the query has them. */
export const chosenOf = (list: (name: string) => string[]): Chosen => ({
  for: list("for"),
  season: list("season"),
  use: list("use"),
  kind: list("kind"),
});

const isFilter = (field: string): field is StyleFilter => STYLE_FILTERS.some((name) => name === field);

/** One group per field, each value with how many styles it leaves. A field with nothing to choose is left out. */
export function Filters({ facets, chosen, onChange, showSingle = false }: FilterProps) {
  return facets.map(({ field, label, values }) => {
    if (!isFilter(field) || values.length === 0) return null;
    if (!showSingle && values.length < 2 && chosen[field].length === 0) return null;
    const toggle = (value: string, on: boolean) =>
      onChange(field, on ? [...chosen[field], value] : chosen[field].filter((other) => other !== value));
    return (
      <fieldset key={field} className="border-t border-line py-3">
        <legend className="float-start mb-1 w-full text-dense font-medium">{label}</legend>
        <div className="clear-both">
          {values.map(({ value, label: name, count }) => (
            <Checkbox
              key={value}
              label={<span className="inline-block first-letter:uppercase">{name}</span>}
              count={count}
              checked={chosen[field].includes(value)}
              onChange={(on) => toggle(value, on)}
            />
          ))}
        </div>
      </fieldset>
    );
  });
}

/** The same filters in a sheet from below, on a phone. */
export function StyleFilterDrawer(props: FilterProps) {
  const { t } = useTranslation("pages");
  return (
    <FilterDrawer chosen={props.chosen} done={t("Show the styles")}>
      <Filters {...props} />
    </FilterDrawer>
  );
}
