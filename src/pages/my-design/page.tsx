import { MagnifyingGlassIcon } from "@phosphor-icons/react/dist/csr/MagnifyingGlass";
import { useEffect, useState } from "react";
import { useCall } from "../../api/call.ts";
import { getProposalData } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { SearchField } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Pager } from "../../ui/pager.tsx";
import { Empty, ErrorState } from "../../ui/states.tsx";
import { CardGrid, CardSkeletons } from "../parts/cards.tsx";
import { useListQuery } from "../parts/query.ts";
import { PageTitle } from "../parts/title.tsx";
import { DesignCard } from "./design-card.tsx";
import { useDesignActions, useLinkSums } from "./use-designs.ts";

const PAGE_SIZE = 24;
const SEARCH_DELAY_MS = 300;

/** Writes the word into the URL when the reader pauses. */
function useWord(stored: string, change: (word: string) => void) {
  const [word, setWord] = useState(stored);
  useEffect(() => {
    if (word.trim() === stored) return;
    const timer = setTimeout(() => change(word.trim()), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  });
  return [word, setWord] as const;
}

/** The customer's saved designs. */
export default function MyDesignPage() {
  const { t } = useTranslation("pages");
  const { query, change, page } = useListQuery();
  const keyword = query.get("keyword") ?? "";
  const [word, setWord] = useWord(keyword, (next) => change({ keyword: next }, true));
  const links = useLinkSums();
  const actions = useDesignActions();
  const { data, error, isPending, refetch } = useCall(
    getProposalData,
    { keyword: keyword || undefined, pageNum: page, pageSize: PAGE_SIZE },
    { keepPrevious: true },
  );
  const designs = data && "list" in data ? data : null;
  return (
    <div className="px-margin pt-6">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <PageTitle note={designs && t("{{count}} designs", { count: designs.total })}>{t("My Design")}</PageTitle>
        <SearchField
          label={t("Search my designs")}
          placeholder={t("Name or style")}
          value={word}
          onChange={(event) => setWord(event.target.value)}
          start={<Icon of={MagnifyingGlassIcon} />}
          className="w-64 max-tablet:w-full"
        />
      </div>
      {isPending && <CardSkeletons count={8} />}
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {designs?.total === 0 &&
        (keyword ? (
          <Empty
            title={t("No design matches “{{word}}”", { word: keyword })}
            action={
              <Button
                size="small"
                onClick={() => {
                  setWord("");
                  change({ keyword: null });
                }}
              >
                {t("Show all designs")}
              </Button>
            }
          />
        ) : (
          <Empty
            title={t("No designs yet")}
            action={
              <ButtonLink size="small" to="/designlist?parentId=4&id=125">
                {t("Choose a style")}
              </ButtonLink>
            }
          >
            {t("Open a style, lay a fabric on it and save; it waits for you here.")}
          </Empty>
        ))}
      {designs && designs.total > 0 && (
        <>
          <CardGrid>
            {designs.list.map((design) => (
              <DesignCard key={design.proposalId} design={design} links={links.get(design.proposalId)} actions={actions} />
            ))}
          </CardGrid>
          <div className="mt-8">
            <Pager page={designs.pageNum} pages={designs.pages} onPage={(next) => change({ page: next })} />
          </div>
        </>
      )}
    </div>
  );
}
