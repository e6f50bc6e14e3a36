import { lazy, Suspense } from "react";
import { loadAreas } from "../i18n.ts";
import { closeSearch, useSearchDialogs } from "../state/search-dialogs.ts";

const withTexts = async <Page,>(load: () => Promise<Page>): Promise<Page> => {
  const [page] = await Promise.all([load(), loadAreas(["finding", "books", "fabric", "favourites"])]);
  return page;
};
const Advanced = lazy(() => withTexts(() => import("../pages/search-dialogs/advanced.tsx")));
const PictureSearch = lazy(() => withTexts(() => import("../pages/search-dialogs/picture.tsx")));
const SavedSearches = lazy(() => withTexts(() => import("../saved-searches/drawer.tsx")));

/** The searches that open over any page, fetched when one is opened. */
export function SearchDialogs() {
  const kind = useSearchDialogs((state) => state.kind);
  return (
    <Suspense>
      {kind === "advanced" && <Advanced onClose={closeSearch} />}
      {kind === "picture" && <PictureSearch onClose={closeSearch} />}
      {kind === "saved" && <SavedSearches onClose={closeSearch} />}
    </Suspense>
  );
}
