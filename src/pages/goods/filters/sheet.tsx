import type { Listing } from "@selvedge/contract";
import { useTranslation } from "../../../i18n.ts";
import { openSearch } from "../../../state/search-dialogs.ts";
import { Button } from "../../../ui/button.tsx";
import { Drawer } from "../../../ui/dialog.tsx";
import { countFilters, type ListState, WITHOUT_FILTERS } from "../list-state.ts";
import type { Change } from "../use-list.ts";
import { FilterColumn } from "./column.tsx";

type FilterSheetProps = { listing: Listing; state: ListState; change: Change; onClose: () => void };

/** The filters in a sheet from below; the button says how many fabrics they leave. */
export default function FilterSheet({ listing, state, change, onClose }: FilterSheetProps) {
  const { t } = useTranslation("finding");
  return (
    <Drawer
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t("Filter")}
      actions={
        <>
          {countFilters(state) > 0 && (
            <Button tone="quiet" onClick={() => change(WITHOUT_FILTERS)}>
              {t("Clear all")}
            </Button>
          )}
          <Button tone="main" onClick={onClose}>
            {t("Show {{count}} fabrics", { count: listing.fabrics })}
          </Button>
        </>
      }
    >
      <Button
        wide
        className="mb-3"
        onClick={() => {
          onClose();
          openSearch("advanced");
        }}
      >
        {t("Advanced search")}
      </Button>
      <FilterColumn listing={listing} state={state} change={change} />
    </Drawer>
  );
}
