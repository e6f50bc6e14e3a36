import type { Design, HandClass, StoredDrape } from "@selvedge/contract";
import type { DesignDocument } from "@selvedge/editor-core";
import { type ReactNode, Suspense, useRef, useState } from "react";
import { loadAreas } from "../i18n.ts";
import { lazy } from "../lazy-part.ts";
import { OPEN, openIn } from "./open.ts";
import type { Hung } from "./use-hung.ts";

const Rehung = lazy(async () => {
  const [page] = await Promise.all([import("./rehung.tsx"), loadAreas(["pattern"])]);
  return page;
});

export type CutGarment = {
  /** What hangs: the garment as it is cut, or the last good one until that is draped; null where there is none yet. */
  readonly hung: Hung | null;
  /** Whether the stored drape hangs. */
  readonly isStored: boolean;
  /** Says how far the drape is; lies over the garment. */
  readonly note: ReactNode;
};

/** A garment as it hangs: from its stored drape as it is drafted, draped here where something was chosen otherwise or a closure is open. */
export function useCutGarment(
  style: Design,
  hand: HandClass,
  drape: StoredDrape | null,
  worn: DesignDocument["options"],
): CutGarment {
  const open = openIn(style.garment.closures, worn[OPEN]);
  const isChosen = Object.keys(style.garment.options).length > 0 || open.length > 0;
  const [draped, setDraped] = useState<Hung | null>(null);
  const last = useRef<Hung | null>(null);
  const isOwn = draped?.style.id === style.id;
  if (!isChosen) last.current = drape && { url: drape.url, style };
  else if (isOwn && draped) last.current = draped;
  const hung = last.current?.style.id === style.id ? last.current : null;
  const note = isChosen && (
    <Suspense>
      <Rehung style={style} hand={hand} open={open} onHung={setDraped} />
    </Suspense>
  );
  return { hung, isStored: !isChosen, note };
}
