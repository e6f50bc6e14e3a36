import { MagnifyingGlassIcon } from "@phosphor-icons/react/dist/csr/MagnifyingGlass";
import type { Facet } from "@selvedge/contract";
import { useState } from "react";
import { useCall } from "../../../api/call.ts";
import { searchFacet } from "../../../api/calls.ts";
import { useTranslation } from "../../../i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/choices.tsx";
import { SearchField } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useDelayed } from "../../../ui/use-delayed.ts";
import type { ListState } from "../list-state.ts";
import { searchInput } from "../request.ts";

/** Values shown before "Show all". */
const FEW = 6;
/** From here on a facet can be searched. */
const LONG = 12;
const SEARCH_DELAY_MS = 200;

type ValueFacetProps = {
  facet: Facet;
  state: ListState;
  chosen: readonly string[];
  onChange: (values: readonly string[]) => void;
};

/** The facet's values that begin like a word, asked of the server. */
function useSearched(facet: Facet, state: ListState, word: string) {
  const asked = useDelayed(word.trim(), SEARCH_DELAY_MS);
  const { pageNum: _page, pageSize: _size, sort: _sort, ...fields } = searchInput(state);
  return useCall(searchFacet, { ...fields, field: facet.field, query: asked }, { enabled: asked !== "", keepPrevious: true }).data
    ?.values;
}

/** Values of one field with how many fabrics each leaves; chosen ones stay in view. A long one can be searched. */
export function ValueFacet({ facet, state, chosen, onChange }: ValueFacetProps) {
  const { t } = useTranslation("finding");
  const [isWhole, setWhole] = useState(false);
  const [word, setWord] = useState("");
  const searched = useSearched(facet, state, word);
  const listed = word.trim() ? (searched ?? []) : facet.values;
  const shown = isWhole ? listed : listed.filter(({ value }, index) => index < FEW || chosen.includes(value));
  const toggle = (value: string, on: boolean) => onChange(on ? [...chosen, value] : chosen.filter((other) => other !== value));
  return (
    <>
      {isWhole && facet.values.length > LONG && (
        <SearchField
          label={t("Search in “{{name}}”", { name: facet.label })}
          placeholder={t("Search")}
          value={word}
          onChange={(event) => setWord(event.target.value)}
          start={<Icon of={MagnifyingGlassIcon} />}
          className="mb-1"
        />
      )}
      <div className={isWhole ? "max-h-80 overflow-y-auto" : undefined}>
        {shown.map(({ value, label, count }) => (
          <Checkbox
            key={value}
            label={<span className="first-letter:uppercase">{label}</span>}
            count={count}
            checked={chosen.includes(value)}
            onChange={(on) => toggle(value, on)}
            className="pe-0.5"
          />
        ))}
        {word.trim() && searched?.length === 0 && <p className="py-1 text-note text-ink-3">{t("No matches.")}</p>}
      </div>
      {facet.values.length > FEW && (
        <Button
          tone="quiet"
          size="small"
          className="-ms-2"
          onClick={() => {
            setWhole(!isWhole);
            setWord("");
          }}
        >
          {isWhole ? t("Show fewer") : t("Show all {{count}}", { count: facet.values.length })}
        </Button>
      )}
    </>
  );
}
