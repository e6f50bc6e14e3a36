import { ArrowLeftIcon } from "@phosphor-icons/react/dist/csr/ArrowLeft";
import { type ReactNode, Suspense } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { loadAreas } from "../../i18n.ts";
import { lazy } from "../../lazy-part.ts";
import { Icon } from "../../ui/icon.tsx";
import { Skeleton } from "../../ui/states.tsx";
import { ShareFrame } from "./share-frame.tsx";
import type { ShownProps } from "./shown.tsx";

/** What draws a style in 3D comes with the first one that is opened. */
const Shown = lazy(async () => {
  const areas = ["preview", "materials", "fabrics", "pieces", "catalogue", "errors"] as const;
  const [{ Shown }] = await Promise.all([import("./shown.tsx"), loadAreas(areas)]);
  return { default: Shown };
});

/** A garment in 3D that was chosen from a page behind a link, whose password was given there. */
export function OpenedGarment(shown: ShownProps) {
  return (
    <Suspense
      fallback={
        <ShareFrame>
          <Skeleton className="mx-margin my-10 aspect-[6/5] max-w-[744px] max-tablet:mx-0" />
        </ShareFrame>
      }
    >
      <Shown {...shown} />
    </Suspense>
  );
}

/** The way back to the page that it was chosen from: the same address without the field that names it. */
export function BackFrom({ field, children }: { readonly field: string; readonly children: ReactNode }) {
  const [query] = useSearchParams();
  const before = new URLSearchParams(query);
  before.delete(field);
  return (
    <Link
      to={`?${before}`}
      className="grip inline-flex min-h-8 items-center gap-1.5 text-ink-2 hover:text-ink pointer-coarse:min-h-11"
    >
      <Icon of={ArrowLeftIcon} mirrors />
      {children}
    </Link>
  );
}
