import type { Listing } from "@selvedge/contract";
import { DEFAULT_PAGE_SIZE } from "@selvedge/contract/page-size";
import { useTranslation } from "../../i18n.ts";
import { Checkbox } from "../../ui/choices.tsx";
import { LineSelect } from "../../ui/line-select.tsx";
import { Pager } from "../../ui/pager.tsx";
import { isByLook, type ListState, PAGE_SIZES } from "./list-state.ts";
import type { Change } from "./use-list.ts";

type ListFootProps = {
  listing: Listing;
  state: ListState;
  change: Change;
  /** Another page was asked for. */
  onPage: () => void;
};

/** Below the list: page, how many on one, and whether the colours of a quality are one card. */
export function ListFoot({ listing, state, change, onPage }: ListFootProps) {
  const { t } = useTranslation("finding");
  return (
    <footer className="mt-8">
      <Pager
        page={listing.pageNum}
        pages={listing.pages}
        onPage={(page) => {
          change({ page });
          onPage();
        }}
      />
      <div className="mt-2 flex flex-wrap items-center gap-x-8 gap-y-1">
        {listing.fabrics > DEFAULT_PAGE_SIZE && (
          <LineSelect
            label={t("On a page")}
            labelAt="beside"
            value={String(state.size)}
            onChange={(size) => change({ size: size === String(DEFAULT_PAGE_SIZE) ? null : size })}
            choices={PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }))}
          />
        )}
        {state.view === "grid" && !isByLook(state) && (
          <Checkbox
            label={t("Colours together")}
            checked={state.together}
            onChange={(on) => change({ together: on ? 1 : null })}
          />
        )}
      </div>
    </footer>
  );
}
