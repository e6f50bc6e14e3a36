import type { ChanelProduct, Facet } from "@selvedge/contract";
import { useTranslation } from "../../i18n.ts";
import { Checkbox } from "../../ui/choices.tsx";
import { ColourFacet } from "../goods/filters/colour-facet.tsx";
import { Section } from "../goods/filters/section.tsx";
import { FilterDrawer } from "../parts/filter-drawer.tsx";
import { facetOf, type Narrowed, ROOM_FIELDS, type RoomField } from "./narrowing.ts";

type FilterProps = {
  facets: readonly Facet[];
  chosen: Narrowed;
  onChange: (field: RoomField, values: readonly string[]) => void;
};

const STOCK = { ready: "In stock", order: "Made to order", out: "Out of stock" } as const;
const SEASON = { SS: "Spring/Summer", AW: "Autumn/Winter" } as const;
const LABELS = { color: "Color", pattern: "Pattern", style: "Style", season: "Season", stock: "Stock" } as const;

/** The filters of a room in the reader's words; a field in which all fabrics are alike is left out. */
export function useFacets(fabrics: readonly ChanelProduct[], narrowed: Narrowed): Facet[] {
  const { t } = useTranslation(["showrooms", "attributes", "fabrics"]);
  const say = (value: string) => {
    const key = { ...STOCK, ...SEASON }[value] ?? value;
    return t(key);
  };
  return ROOM_FIELDS.map((field) => facetOf(fabrics, narrowed, field, { label: t(LABELS[field]), say })).filter(
    ({ values, field }) => values.length > 1 || narrowed[field as RoomField].length > 0,
  );
}

/** Every filter one below the other, each value with how many fabrics it leaves. */
export function Filters({ facets, chosen, onChange }: FilterProps) {
  return facets.map((facet) => {
    const field = facet.field as RoomField;
    const values = chosen[field];
    return (
      <Section key={field} title={facet.label} startsOpen={field === "color" || values.length > 0}>
        {field === "color" ? (
          <ColourFacet facet={facet} chosen={values} onChange={(next) => onChange(field, next)} />
        ) : (
          facet.values.map(({ value, label, count }) => (
            <Checkbox
              key={value}
              label={<span className="inline-block first-letter:uppercase">{label}</span>}
              count={count}
              checked={values.includes(value)}
              onChange={(on) => onChange(field, on ? [...values, value] : values.filter((other) => other !== value))}
              className="pe-0.5"
            />
          ))
        )}
      </Section>
    );
  });
}

/** The same in a sheet from below, on a phone. */
export function RoomFilterDrawer(props: FilterProps) {
  const { t } = useTranslation("showrooms");
  return (
    <FilterDrawer chosen={props.chosen} done={t("Show the fabrics")}>
      <Filters {...props} />
    </FilterDrawer>
  );
}
