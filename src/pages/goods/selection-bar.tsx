import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { lazy, Suspense } from "react";
import { useTranslation } from "../../i18n.ts";
import { chooseNone, useChosen } from "../../state/chosen.ts";
import { IconButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

const SelectionVerbs = lazy(() => import("./selection-verbs.tsx"));

/** What can be done with the chosen fabrics; stays at the top of the list while there are any. */
export function SelectionBar() {
  const { t } = useTranslation("finding");
  const fabrics = useChosen((state) => state.fabrics);
  if (fabrics.length === 0) return null;
  return (
    <section
      aria-label={t("Chosen fabrics")}
      className="sticky top-0 z-20 mb-4 flex min-h-12 items-center gap-x-4 bg-sheet px-3 py-1.5 shadow-float max-tablet:top-15 max-tablet:gap-x-3"
    >
      <p role="status" className="font-medium whitespace-nowrap">
        {t("{{count}} chosen", { count: fabrics.length })}
      </p>
      <div className="flex min-h-9 min-w-0 items-center gap-2 desk:flex-wrap max-desk:overflow-x-auto max-desk:*:shrink-0">
        <Suspense>
          <SelectionVerbs fabrics={fabrics} />
        </Suspense>
      </div>
      <IconButton
        label={t("Clear selection")}
        icon={<Icon of={XIcon} />}
        className="ms-auto pointer-coarse:size-11"
        onClick={chooseNone}
      />
    </section>
  );
}
