import { lazy, Suspense, useState } from "react";
import { useCall } from "../../api/call.ts";
import { mySample } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { SAMPLE_TABS, TAB_NAMES } from "../../samples/words.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { DeskList } from "../parts/desk-list.tsx";
import { countIn, tabsOf, useList } from "../parts/use-list.ts";
import { SampleRow } from "./sample-row.tsx";

const AskDialog = lazy(() => import("../../samples/ask-dialog.tsx"));
const PAGE_SIZE = 24;

/** What a customer has asked for of one sort, by state. */
export function Samples({ of }: { of: "fabric" | "garment" }) {
  const { t } = useTranslation("samples");
  const state = useList({ tabs: tabsOf(SAMPLE_TABS), tabIn: "status", narrowedBy: ["productId", "sampleId"] });
  const { tab, keyword, page, query } = state;
  const productId = query.get("productId");
  const sampleId = query.get("sampleId");
  const [isAsking, setAsking] = useState(false);
  const answer = useCall(
    mySample,
    {
      // A letter or a notice names one, of whatever sort.
      ...(sampleId ? { sampleId } : { kind: of }),
      ...(tab !== "all" && { status: [...SAMPLE_TABS[tab]] }),
      ...(keyword && { keyword }),
      ...(productId && { productId }),
      pageNum: page,
      pageSize: PAGE_SIZE,
    },
    { keepPrevious: true, staleTimeMs: 0 },
  );
  const { data } = answer;
  return (
    <>
      <DeskList
        list={state}
        answer={answer}
        title={of === "garment" ? t("My Development") : t("Samples")}
        note={data && t("{{count}} samples", { count: data.total })}
        search={{ label: t("Search my samples"), placeholder: t("Number, fabric or tracking") }}
        verbs={
          of === "garment" && (
            <Button tone="main" onClick={() => setAsking(true)}>
              {t("Request a garment sample")}
            </Button>
          )
        }
        tabs={{
          label: t("By status"),
          nameOf: (one) => t(TAB_NAMES[one]),
          countOf: (one) => countIn(data?.counts, SAMPLE_TABS[one]),
        }}
        noMatch={{ title: t("No sample matches"), showAll: t("Show all samples") }}
        none={{
          title: t("No samples yet"),
          text: t("Your requests appear here, with promised date and delivery status."),
          action: of === "fabric" && (
            <ButtonLink size="small" to="/goods">
              {t("Choose a fabric")}
            </ButtonLink>
          ),
        }}
      >
        {({ list }) => (
          <ul className="mt-4 border-b border-line">
            {list.map((sample) => (
              <SampleRow key={sample.sampleId} sample={sample} isOpen={sample.sampleId === sampleId} />
            ))}
          </ul>
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
