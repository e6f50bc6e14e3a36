import { Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { loadAreas, useTranslation } from "../../i18n.ts";
import { isId } from "../../is-id.ts";
import { lazy } from "../../lazy-part.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Empty, Skeleton } from "../../ui/states.tsx";
import { ErpFrame } from "./frame.tsx";
import { LapDipView } from "./lap-dip-view.tsx";
import { OrderView } from "./order-view.tsx";
import { QuotationView } from "./quotation-view.tsx";
import { SampleView } from "./sample-view.tsx";
import { WORK_KINDS } from "./words.ts";

const VIEWS = { order: OrderView, rfq: QuotationView, lapDip: LapDipView, sample: SampleView } as const;
const ThreadPage = lazy(async () => (await Promise.all([import("./thread-page.tsx"), loadAreas(["messages"])]))[0]);

/** One order, lap-dip, sample, quotation or thread. */
export default function ErpViewPage() {
  const { t } = useTranslation("erp");
  const [query] = useSearchParams();
  const [kind, id] = [WORK_KINDS.find((one) => one === query.get("kind")), query.get("id") ?? ""];
  if (query.get("kind") === "thread" && isId(id))
    return (
      <Suspense
        fallback={
          <ErpFrame title={t("Messages")} hasBack>
            <Skeleton className="h-96" />
          </ErpFrame>
        }
      >
        <ThreadPage key={id} threadId={id} />
      </Suspense>
    );
  if (!kind || !isId(id))
    return (
      <ErpFrame title={t("Work")} hasBack>
        <Empty title={t("This was not found")} action={<ButtonLink to="/wapErp/manage">{t("Back to the list")}</ButtonLink>} />
      </ErpFrame>
    );
  const View = VIEWS[kind];
  return <View key={id} id={id} />;
}
