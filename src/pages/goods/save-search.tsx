import { BookmarkSimpleIcon } from "@phosphor-icons/react/dist/csr/BookmarkSimple";
import { Suspense, useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { call, useCall } from "../../api/call.ts";
import { listSavedSearches, markSavedSearchSeen } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { lazy } from "../../lazy-part.ts";
import { refreshSaved, removeSaved } from "../../saved-searches/searches.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { ListState } from "./list-state.ts";
import { savedAddress, savedQuestion } from "./saved-query.ts";

const SearchNameDialog = lazy(() => import("../../saved-searches/search-name-dialog.tsx"));

type SaveSearchProps = {
  state: ListState;
  /** What the list is called: the name that is offered. */
  title: string;
  /** Whether the fabrics on screen are those of the address: then a saved search counts as looked at. */
  isShown: boolean;
};

/** Saves the search of the list under a name, or deletes it again, which can be undone. Says what is new in a saved one when it is opened, once. */
export function SaveSearch({ state, title, isShown }: SaveSearchProps) {
  const { t } = useTranslation("finding");
  const [query] = useSearchParams();
  const address = savedAddress(query);
  const { data } = useCall(listSavedSearches, {}, { staleTimeMs: 0 });
  const saved = data?.find((one) => one.address === address);
  const [isNaming, setNaming] = useState(false);
  const [news, setNews] = useState({ savedId: "", count: 0 });
  const savedId = saved?.savedId;
  const fresh = saved?.fresh ?? 0;

  useEffect(() => {
    if (!isShown || !savedId || fresh === 0) return;
    setNews({ savedId, count: fresh });
    // The mark stays where this does not arrive, and the search is new again the next time it is opened.
    call(markSavedSearchSeen, { savedId }).then(refreshSaved, console.debug);
  }, [isShown, savedId, fresh]);

  return (
    <>
      <Button
        size="small"
        aria-pressed={saved !== undefined}
        icon={<Icon of={BookmarkSimpleIcon} filled={saved !== undefined} />}
        className="shrink-0 max-tablet:px-1.5"
        onClick={() => (saved ? void removeSaved(saved) : setNaming(true))}
      >
        <span className="max-tablet:sr-only">{t("Save this search")}</span>
      </Button>
      <span role="status" className="text-note font-medium">
        {news.savedId === savedId &&
          news.count > 0 &&
          t("{{count}} fabrics are new since you last looked", { count: news.count })}
      </span>
      {isNaming && (
        <Suspense>
          <SearchNameDialog of={{ name: title, address, question: savedQuestion(state) }} onClose={() => setNaming(false)} />
        </Suspense>
      )}
    </>
  );
}
