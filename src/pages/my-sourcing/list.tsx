import { lazy, Suspense, useState } from "react";
import { useCall } from "../../api/call.ts";
import { listRfq } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { FABRICS } from "../../places.ts";
import { TAB_NAMES, TABS, type TabKey } from "../../quotations/words.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { cx } from "../../ui/classes.ts";
import { DeskList } from "../parts/desk-list.tsx";
import { countIn, tabsOf, useList } from "../parts/use-list.ts";
import { COLUMNS, HEADS, Row } from "./row.tsx";

const AskDialog = lazy(() => import("../../quotations/ask-dialog.tsx"));
const PAGE_SIZE = 24;

/** Quotations by whose turn it is; tab, words and page live in the address. */
export function QuotationList() {
  const { t } = useTranslation("quotations");
  const state = useList({ tabs: tabsOf(TABS), tabIn: "tab" });
  const { tab, keyword, page } = state;
  const [isAsking, setAsking] = useState(false);
  const status = [...TABS[tab]];
  const answer = useCall(
    listRfq,
    { ...(status.length > 0 && { status }), ...(keyword && { keyword }), pageNum: page, pageSize: PAGE_SIZE },
    { keepPrevious: true, staleTimeMs: 0 },
  );
  const countOf = (tab: TabKey) => countIn(answer.data?.counts, TABS[tab]);
  const toDecide = countOf("decide") ?? 0;
  return (
    <>
      <DeskList
        list={state}
        answer={answer}
        title={t("Quotations")}
        note={toDecide > 0 && t("{{count}} to decide", { count: toDecide })}
        search={{ label: t("Number or fabric code"), placeholder: t("Number or fabric code") }}
        verbs={
          <Button tone="main" onClick={() => setAsking(true)}>
            {t("Request a quotation")}
          </Button>
        }
        tabs={{ label: t("Quotations by status"), nameOf: (tab) => t(TAB_NAMES[tab]), countOf }}
        noMatch={{ title: t("No quotations found"), showAll: t("Show all quotations") }}
        none={{
          title: t("No quotations yet"),
          text: t("Put fabrics into the cart and ask for prices: the mill's answer, your own prices and the order follow here."),
          action: (
            <ButtonLink size="small" to={FABRICS}>
              {t("Browse fabrics")}
            </ButtonLink>
          ),
        }}
      >
        {({ list }) => (
          <>
            <div aria-hidden="true" className={cx("hidden h-8.5 text-note text-ink-3", COLUMNS)}>
              <span />
              {HEADS.map(({ textKey, isFigure }) => (
                <span key={textKey} className={isFigure ? "text-end" : undefined}>
                  {t(textKey)}
                </span>
              ))}
            </div>
            <ul className="border-b border-line">
              {list.map((row) => (
                <Row key={row.rfqId} row={row} />
              ))}
            </ul>
          </>
        )}
      </DeskList>
      {isAsking && (
        <Suspense>
          <AskDialog onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
