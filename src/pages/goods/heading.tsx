import type { Listing } from "@selvedge/contract";
import { Suspense } from "react";
import { useCall } from "../../api/call.ts";
import { getFrontMenuTree } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { lazy } from "../../lazy-part.ts";
import { Breadcrumb } from "../../shell/breadcrumb.tsx";
import { breadcrumbOf, pathIn } from "../../shell/categories.ts";
import { Pending } from "../../ui/pending.tsx";
import { SCALE_MM } from "../parts/scale.ts";
import { PageTitle } from "../parts/title.tsx";
import { isColourList, isPictureList, type ListState } from "./list-state.ts";
import { isSearch } from "./request.ts";
import { SearchedColour } from "./searched-colour.tsx";

const SaveSearch = lazy(async () => ({ default: (await import("./save-search.tsx")).SaveSearch }));
const SearchedPicture = lazy(async () => ({ default: (await import("./searched-picture.tsx")).SearchedPicture }));

type HeadingProps = {
  listing: Listing | undefined;
  /** The list on screen is the one before. */
  isOld: boolean;
  state: ListState;
  /** Fabrics that are still being prepared for the search of this list. */
  pending: number;
};

/** Where the list is, what it is called, how many fabrics it has, how it is saved, and the scale of its pictures. */
export function Heading({ listing, isOld, state, pending }: HeadingProps) {
  const { t } = useTranslation("finding");
  const { data: tree = [] } = useCall(getFrontMenuTree, {}, { staleTimeMs: 60_000 });
  const path = pathIn(tree, state.category);
  const steps = breadcrumbOf(t("Fabrics"), path);
  const byPicture = isPictureList(state);
  const searched = byPicture
    ? t("Like your picture")
    : isColourList(state)
      ? t("Near your colour")
      : state.cid
        ? t("“{{word}}”", { word: state.cid })
        : state.products.length > 0
          ? t(state.picture ? "Like your picture" : state.colour ? "Near your colour" : "Chosen fabrics")
          : isSearch(state)
            ? t("Advanced search")
            : null;
  const category = path.at(-1)?.entity.alias;
  const title = searched ?? category ?? t("All fabrics");
  return (
    <div className="mb-3.5">
      {(searched || path.length > 0) && <Breadcrumb steps={searched ? [...steps, { label: searched, to: "#" }] : steps} />}
      <div className="mt-1 flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1">
          {state.picture && !byPicture && (
            <Suspense>
              <SearchedPicture asked={state.picture} />
            </Suspense>
          )}
          {state.colour && <SearchedColour asked={state.colour} />}
          <PageTitle name={title} note={listing && t("{{count}} fabrics", { count: listing.fabrics })}>
            {title}
          </PageTitle>
          <Suspense fallback={<span className="size-7 pointer-coarse:size-9" />}>
            <SaveSearch
              state={state}
              title={searched && state.cid && !byPicture ? state.cid : title}
              isShown={listing !== undefined && !isOld}
            />
          </Suspense>
        </div>
        <p className="text-note text-ink-3">{t("All pictures at one scale, {{mm}} mm across", { mm: SCALE_MM })}</p>
      </div>
      <Pending count={(state.picture ?? state.colour)?.pending || pending} className="mt-1" />
    </div>
  );
}
