import { SlidersHorizontalIcon } from "@phosphor-icons/react/dist/csr/SlidersHorizontal";
import type { Listing } from "@selvedge/contract";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "../../../i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { countFilters, type ListState } from "../list-state.ts";
import type { Change } from "../use-list.ts";

const FilterSheet = lazy(() => import("./sheet.tsx"));

/** The button that brings the filters from below on a phone, with how many are on. */
export function FilterButton(props: { listing: Listing | undefined; state: ListState; change: Change }) {
  const { t } = useTranslation("finding");
  const [isOpen, setOpen] = useState(false);
  const count = countFilters(props.state);
  return (
    <>
      <Button
        size="small"
        tone={count > 0 ? "main" : "plain"}
        icon={<Icon of={SlidersHorizontalIcon} />}
        className="shrink-0 tablet:hidden"
        onClick={() => setOpen(true)}
      >
        {t("Filter")}
        {count > 0 && <span className="font-cond">{count}</span>}
      </Button>
      {isOpen && props.listing && (
        <Suspense>
          <FilterSheet {...props} listing={props.listing} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
