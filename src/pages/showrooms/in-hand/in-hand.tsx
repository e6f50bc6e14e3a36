import { type KeyboardEvent, Suspense } from "react";
import { loadAreas, useTranslation } from "../../../i18n.ts";
import { lazy } from "../../../lazy-part.ts";
import { cx } from "../../../ui/classes.ts";
import { Skeleton } from "../../../ui/states.tsx";
import type { PanelProps } from "./panel.tsx";

/** Comes with the first hanger that is taken. */
const Panel = lazy(async () => {
  const areas = ["goods", "fabric", "catalogue", "fabrics", "attributes", "finding", "favourites"] as const;
  const [panel] = await Promise.all([import("./panel.tsx"), loadAreas(areas)]);
  return panel;
});

/** Over the list beside the room, and a sheet from below where the room stands above it. */
const BESIDE_ROOM =
  "desk:absolute desk:inset-y-0 desk:end-0 desk:w-[340px] max-desk:fixed max-desk:inset-x-0 max-desk:bottom-0 max-desk:max-h-[42svh] max-desk:shadow-float";
/** Where nothing is drawn: at the end of the window, or from below. */
const BESIDE_LIST =
  "fixed shadow-float tablet:inset-y-0 tablet:end-0 tablet:w-[400px] max-tablet:inset-x-0 max-tablet:bottom-0 max-tablet:max-h-[70svh]";

/** The panel of what is in hand. Escape within it puts it back. On a phone its end lies below the bar and is scrolled out from there. */
export function InHand(panel: PanelProps) {
  const { t } = useTranslation("showrooms");
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Not from a dialog that was opened here, whose Escape closes that.
    const isWithin = event.currentTarget.contains(event.target as Node);
    if (event.key === "Escape" && isWithin && !event.defaultPrevented) panel.walk.putBack();
  };
  return (
    <section
      aria-label={t("The hanger in hand")}
      onKeyDown={onKeyDown}
      className={cx("z-30 overflow-y-auto bg-sheet px-4 pb-5 max-tablet:pb-20", panel.isDrawn ? BESIDE_ROOM : BESIDE_LIST)}
    >
      <Suspense fallback={<Skeleton className="mt-3 h-60" />}>
        <Panel {...panel} />
      </Suspense>
    </section>
  );
}
