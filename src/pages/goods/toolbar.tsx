import { RowsIcon } from "@phosphor-icons/react/dist/csr/Rows";
import { ScrollIcon } from "@phosphor-icons/react/dist/csr/Scroll";
import { SquaresFourIcon } from "@phosphor-icons/react/dist/csr/SquaresFour";
import type { Listing } from "@selvedge/contract";
import { useTranslation } from "../../i18n.ts";
import { Segmented } from "../../ui/choices.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LineSelect } from "../../ui/line-select.tsx";
import { ActiveChips } from "./chips.tsx";
import { ExportResult } from "./export-result.tsx";
import { SORT_NAMES, type Sort } from "./fields.ts";
import { FilterButton } from "./filters/filter-button.tsx";
import { isByLook, isPictureList, type ListState, type View } from "./list-state.ts";
import { isSearch } from "./request.ts";
import type { Change } from "./use-list.ts";

const SORTS: Readonly<Record<Sort, string>> = {
  relevance: "Best match first",
  newest: "Newest first",
  price: "Price, lowest first",
  "-price": "Price, highest first",
  weight: "Weight, lightest first",
  leadDays: "Shortest lead time",
};
const VIEWS = [
  { value: "grid", icon: <Icon of={SquaresFourIcon} />, titleKey: "Pictures" },
  { value: "table", icon: <Icon of={RowsIcon} />, titleKey: "Table" },
  { value: "endless", icon: <Icon of={ScrollIcon} />, titleKey: "Scroll all" },
] as const satisfies readonly { value: View; icon: unknown; titleKey: string }[];

type ToolbarProps = { listing: Listing | undefined; state: ListState; change: Change };

/** Active filters, the export of the whole list, order and view; what is near a picture or a colour has its own order. On a phone the filters' button beside the order, and the chips in one row to push. */
export function Toolbar({ listing, state, change }: ToolbarProps) {
  const { t } = useTranslation("finding");
  const byLook = isByLook(state);
  const usual: Sort = isSearch(state) ? "relevance" : "newest";
  const sort = state.sort ?? usual;
  const choices = SORT_NAMES.filter((name) => name !== "relevance" || isSearch(state));
  return (
    <div className="mb-5 flex items-start justify-between gap-x-6 gap-y-3 max-tablet:flex-col-reverse max-tablet:items-stretch">
      <div className="flex flex-1 flex-wrap items-center gap-2 max-tablet:empty:hidden tablet:min-h-8 max-tablet:-mx-margin max-tablet:flex-nowrap max-tablet:overflow-x-auto max-tablet:px-margin max-tablet:py-0.5 max-tablet:[scrollbar-width:none]">
        <ActiveChips listing={listing} state={state} change={change} />
      </div>
      <div className="flex min-w-0 shrink-0 items-center gap-5 max-desk:gap-3 max-tablet:justify-between max-tablet:gap-2">
        <FilterButton listing={listing} state={state} change={change} />
        {listing?.total !== 0 && (
          <>
            {listing && !isPictureList(state) && <ExportResult state={state} count={listing.fabrics} />}
            {!byLook && (
              <LineSelect
                label={t("Sort")}
                value={sort}
                onChange={(next) => change({ sort: next === usual ? null : next })}
                choices={choices.map((value) => ({ value, label: t(SORTS[value]) }))}
                className="min-w-0 max-tablet:ms-auto"
              />
            )}
            <Segmented
              label={t("View")}
              iconsOnly
              value={state.view}
              onChange={(view) => change({ view: view === "grid" ? null : view }, { replace: true })}
              choices={VIEWS.filter(({ value }) => !byLook || value !== "endless").map(({ value, icon, titleKey }) => ({
                value,
                icon,
                label: t(titleKey),
              }))}
              className="shrink-0"
            />
          </>
        )}
      </div>
    </div>
  );
}
