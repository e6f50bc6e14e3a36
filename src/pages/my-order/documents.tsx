import type { Order } from "@selvedge/contract";
import { useCall } from "../../api/call.ts";
import { orderDocuments } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { ErrorState, Skeleton } from "../../ui/states.tsx";
import { DocumentItems } from "./document-items.tsx";
import { HEAD } from "./garment-detail.tsx";

/** What the customer has of the order on paper; before the mill has confirmed it, when the confirmation comes. */
export function Documents({ order: { orderId, status } }: { order: Order }) {
  const { t } = useTranslation("orders");
  const { data, error, refetch } = useCall(orderDocuments, { orderId }, { staleTimeMs: 0 });
  return (
    <div className="min-w-0">
      <h3 className={HEAD}>{t("Documents")}</h3>
      {!data && error && <ErrorState error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton className="h-10" />}
      {data && (
        <ul aria-label={t("Documents")} className="grid gap-1.5 text-dense">
          <DocumentItems papers={data.list} />
        </ul>
      )}
      {status === "submitted" && (
        <p className="mt-1.5 text-note text-ink-3">{t("The confirmation appears here once the mill has confirmed the order.")}</p>
      )}
    </div>
  );
}
