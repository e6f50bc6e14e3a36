import { lazy, Suspense } from "react";
import { loadAreas } from "../i18n.ts";
import { closeSearch, useSearchDialogs } from "../state/search-dialogs.ts";

const withTexts = async <Page,>(load: () => Promise<Page>): Promise<Page> => {
  const [page] = await Promise.all([load(), loadAreas(["finding"])]);
  return page;
};
const Advanced = lazy(() => withTexts(() => import("../pages/search-dialogs/advanced.tsx")));

/** The searches that open over any page, fetched when one is opened. */
export function SearchDialogs() {
  const kind = useSearchDialogs((state) => state.kind);
  return <Suspense>{kind === "advanced" && <Advanced onClose={closeSearch} />}</Suspense>;
}
