import { SlidersHorizontalIcon } from "@phosphor-icons/react/dist/csr/SlidersHorizontal";
import type { ChanelProduct, Facet } from "@selvedge/contract";
import { useState } from "react";
import { useTranslation } from "../../i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Checkbox } from "../../ui/choices.tsx";
import { Drawer } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ColourFacet } from "../goods/filters/colour-facet.tsx";
import { Section } from "../goods/filters/section.tsx";
import { facetOf, type Narrowed, ROOM_FIELDS, type RoomField } from "./narrowing.ts";

export type FilterProps = {
  facets: readonly Facet[];
  narrowed: Narrowed;
  onChange: (field: RoomField, values: readonly string[]) => void;
  onClear: () => void;
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
export function Filters({ facets, narrowed, onChange }: Omit<FilterProps, "onClear">) {
  return facets.map((facet) => {
    const field = facet.field as RoomField;
    const chosen = narrowed[field];
    return (
      <Section key={field} title={facet.label} startsOpen={field === "color" || chosen.length > 0}>
        {field === "color" ? (
          <ColourFacet facet={facet} chosen={chosen} onChange={(values) => onChange(field, values)} />
        ) : (
          facet.values.map(({ value, label, count }) => (
            <Checkbox
              key={value}
              label={<span className="inline-block first-letter:uppercase">{label}</span>}
              count={count}
              checked={chosen.includes(value)}
              onChange={(on) => onChange(field, on ? [...chosen, value] : chosen.filter((other) => other !== value))}
              className="pe-0.5"
            />
          ))
        )}
      </Section>
    );
  });
}

/** The same in a sheet from below, on a phone. */
export function FilterDrawer(props: FilterProps) {
  const { t } = useTranslation("showrooms");
  const [isOpen, setOpen] = useState(false);
  const count = ROOM_FIELDS.reduce((sum, field) => sum + props.narrowed[field].length, 0);
  return (
    <>
      <Button
        size="small"
        tone={count > 0 ? "main" : "plain"}
        icon={<Icon of={SlidersHorizontalIcon} />}
        className="mb-5 tablet:hidden"
        onClick={() => setOpen(true)}
      >
        {t("Filter")}
        {count > 0 && <span className="font-cond">{count}</span>}
      </Button>
      <Drawer
        open={isOpen}
        onOpenChange={setOpen}
        title={t("Filter")}
        actions={
          <Button tone="main" onClick={() => setOpen(false)}>
            {t("Show the fabrics")}
          </Button>
        }
      >
        <Filters {...props} />
      </Drawer>
    </>
  );
}

/** The filters that are on, each to take away, and all at once. Nothing while none is. */
export function ActiveFilters({ facets, narrowed, onChange, onClear }: FilterProps) {
  const { t } = useTranslation("showrooms");
  const active = ROOM_FIELDS.flatMap((field) => narrowed[field].map((value) => ({ field, value })));
  if (active.length === 0) return null;
  const labelOf = (field: RoomField, value: string) =>
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
              narrowed[field].filter((other) => other !== value),
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
