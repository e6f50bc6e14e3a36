import type { Listing } from "@selvedge/contract";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { openSearch } from "../../state/search-dialogs.ts";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { readAdvcid, writeAdvcid } from "../search-dialogs/advcid.ts";
import { ADVANCED, COUNTS, FACETS, RANGES } from "./fields.ts";
import { useRangeWords } from "./filters/range-words.ts";
import { countFilters, type ListState, WITHOUT_FILTERS } from "./list-state.ts";
import type { Change } from "./use-list.ts";

type ChipsProps = { listing: Listing | undefined; state: ListState; change: Change };

/** The words without the part that was read as a filter. */
export const withoutPart = (words: string, part: string): string => words.replace(part, " ").replace(/\s+/g, " ").trim();

/** The thirteen values of the advanced search that are set, each to take away; the rest is edited where it was written. */
function AdvancedChips({ state, change }: Pick<ChipsProps, "state" | "change">) {
  const { t } = useTranslation("finding");
  const values = readAdvcid(state.advcid);
  if (!values.some(Boolean)) return null;
  return (
    <>
      {ADVANCED.map(({ field, titleKey }, part) =>
        values[part] ? (
          <Chip
            key={field}
            name={t(titleKey)}
            removeLabel={t("Remove this filter")}
            onRemove={() => change({ advcid: writeAdvcid(values.with(part, "")) })}
          >
            {values[part]}
          </Chip>
        ) : null,
      )}
      <Button size="small" onClick={() => openSearch("advanced")}>
        {t("Edit the search")}
      </Button>
    </>
  );
}

/** What was read out of the typed words as a number or a value, and every active filter; each chip takes its own away. */
export function ActiveChips({ listing, state, change }: ChipsProps) {
  const { t } = useTranslation("finding");
  const { list } = useFormat();
  const words = useRangeWords(listing);
  const facetOf = (field: string) => listing?.facets.find((facet) => facet.field === field);
  const rangeOf = (field: string) => listing?.ranges.find((range) => range.field === field);
  const labelOf = (field: string, value: string) => facetOf(field)?.values.find((one) => one.value === value)?.label ?? t(value);
  return (
    <>
      <AdvancedChips state={state} change={change} />
      {(listing?.understood ?? [])
        .filter(({ part }) => part === null)
        .map(({ text, field, label, value }) => (
          <Chip
            key={field + text}
            name={label}
            removeLabel={t("Remove this filter")}
            onRemove={() => change({ cid: withoutPart(state.cid, text) })}
          >
            {value}
          </Chip>
        ))}
      {[...FACETS, ...COUNTS].map((field) => {
        const values = state.filters[field];
        if (!values) return null;
        return (
          <Chip
            key={field}
            name={facetOf(field)?.label}
            removeLabel={t("Remove this filter")}
            onRemove={() => change({ [field]: null })}
          >
            {list(values.map((value) => labelOf(field, value)))}
          </Chip>
        );
      })}
      {RANGES.map((field) => {
        const span = state.ranges[field];
        if (!span) return null;
        return (
          <Chip
            key={field}
            name={rangeOf(field)?.label}
            removeLabel={t("Remove this filter")}
            onRemove={() => change({ [field]: null })}
          >
            <bdi dir="ltr">{words.span(field, span)}</bdi>
          </Chip>
        );
      })}
      {countFilters(state) > 0 && (
        <Button tone="quiet" size="small" onClick={() => change(WITHOUT_FILTERS)}>
          {t("Clear all")}
        </Button>
      )}
    </>
  );
}
