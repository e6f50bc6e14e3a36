import { lazy, Suspense, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { useCall } from "../../api/call.ts";
import { getProposalData } from "../../api/calls.ts";
import { loadAreas, useTranslation } from "../../i18n.ts";
import { MESSAGES_OF } from "../../notices/places.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { CardGrid, CardSkeletons } from "../parts/cards.tsx";
import { ListBody } from "../parts/list-body.tsx";
import { ListHead } from "../parts/list-head.tsx";
import { useSearched } from "../parts/use-list.ts";
import { DesignCard } from "./design-card.tsx";
import { useDesignActions, useLinkSums } from "./use-designs.ts";

const PAGE_SIZE = 24;
const DesignMessages = lazy(async () => (await Promise.all([import("./design-messages.tsx"), loadAreas(["messages"])]))[0]);

/** The customer's saved designs. */
export default function MyDesignPage() {
  const { t } = useTranslation("pages");
  const { query, keyword, page, text, setText, setPage, forgetWord } = useSearched();
  const [, setQuery] = useSearchParams();
  const opener = useRef<HTMLElement | null>(null);
  const showMessages = (proposalId: string, from: HTMLElement | null) => {
    opener.current = from;
    const next = new URLSearchParams(query);
    next.set(MESSAGES_OF, proposalId);
    setQuery(next, { state: { isOpenedHere: true }, preventScrollReset: true });
  };
  const hasMessages = useRef(false);
  hasMessages.current ||= query.has(MESSAGES_OF);
  const links = useLinkSums();
  const actions = useDesignActions();
  const answer = useCall(
    getProposalData,
    { keyword: keyword || undefined, pageNum: page, pageSize: PAGE_SIZE },
    { keepPrevious: true },
  );
  const designs = answer.data && "list" in answer.data ? answer.data : undefined;
  return (
    <div className="px-margin pt-6">
      <ListHead
        title={t("My Design")}
        note={designs && t("{{count}} designs", { count: designs.total })}
        search={{ label: t("Search my designs"), placeholder: t("Name or style"), text, setText }}
        verbs={
          <ButtonLink size="small" to="/styleShowRecover">
            {t("Recover designs")}
          </ButtonLink>
        }
      />
      <ListBody
        answer={{ ...answer, data: designs }}
        loading={<CardSkeletons count={8} />}
        isNarrowed={keyword !== ""}
        noMatch={{
          title: t("No design matches “{{word}}”", { word: keyword }),
          showAll: t("Show all designs"),
          onShowAll: forgetWord,
        }}
        none={{
          title: t("No designs yet"),
          text: t("Open a style, lay a fabric on it and save; it appears here."),
          action: (
            <ButtonLink size="small" to="/designlist?parentId=4&id=125">
              {t("Choose a style")}
            </ButtonLink>
          ),
        }}
        onPage={setPage}
      >
        {({ list }) => (
          <CardGrid>
            {list.map((design) => (
              <DesignCard
                key={design.proposalId}
                design={design}
                links={links.get(design.proposalId)}
                actions={actions}
                onMessages={(from) => showMessages(design.proposalId, from)}
              />
            ))}
          </CardGrid>
        )}
      </ListBody>
      {hasMessages.current && (
        <Suspense>
          <DesignMessages opener={opener} />
        </Suspense>
      )}
    </div>
  );
}
