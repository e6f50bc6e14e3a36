import type { Listing, RangeField } from "@selvedge/contract";
import { useTranslation } from "../../../i18n.ts";
import { COLUMN, OPEN_AT_FIRST } from "../fields.ts";
import { type ListState, writeRange } from "../list-state.ts";
import type { Change } from "../use-list.ts";
import { ColourFacet } from "./colour-facet.tsx";
import { RangeFacet } from "./range-facet.tsx";
import { useRangeWords } from "./range-words.ts";
import { Section } from "./section.tsx";
import { ValueFacet } from "./value-facet.tsx";

type ColumnProps = { listing: Listing; state: ListState; change: Change };

/** Every filter one below the other, each with what it would leave. One with nothing to choose is left out. */
export function FilterColumn({ listing, state, change }: ColumnProps) {
  const words = useRangeWords(listing);
  return COLUMN.map((field) => {
    const facet = listing.facets.find((one) => one.field === field);
    if (facet) {
      const chosen = state.filters[facet.field] ?? [];
      if (facet.values.length < 2 && chosen.length === 0) return null;
      const onChange = (values: readonly string[]) => change({ [field]: values });
      return (
        <Section key={field} title={facet.label} startsOpen={OPEN_AT_FIRST.has(field) || chosen.length > 0}>
          {field === "color" ? (
            <ColourFacet facet={facet} chosen={chosen} onChange={onChange} />
          ) : (
            <ValueFacet facet={facet} state={state} chosen={chosen} onChange={onChange} />
          )}
        </Section>
      );
    }
    const range = listing.ranges.find((one) => one.field === field);
    if (!range) return null;
    const chosen = state.ranges[field as RangeField] ?? null;
    if (range.min === range.max && !chosen) return null;
    return (
      <Section
        key={field}
        title={range.label}
        startsOpen={OPEN_AT_FIRST.has(field) || chosen !== null}
        note={chosen && <bdi dir="ltr">{words.span(range.field, chosen)}</bdi>}
      >
        <RangeFacet
          facet={range}
          chosen={chosen}
          say={(value) => words.value(range.field, value)}
          onChange={(span) => change({ [field]: span && writeRange(span) })}
        />
      </Section>
    );
  });
}

/** Boxes of the column before the first answer. */
export function ColumnPlates() {
  const { t } = useTranslation("finding");
  return (
    <ul aria-label={t("Filters")} className="grid gap-6 pt-2">
      {["h-28", "h-16", "h-20", "h-28"].map((height, index) => (
        <li key={index} className={height} />
      ))}
    </ul>
  );
}
