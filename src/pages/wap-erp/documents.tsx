import { CloudArrowUpIcon } from "@phosphor-icons/react/dist/csr/CloudArrowUp";
import { FilePlusIcon } from "@phosphor-icons/react/dist/csr/FilePlus";
import { useState } from "react";
import { useCall } from "../../api/call.ts";
import { orderDocuments } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { DocumentItems } from "../my-order/document-items.tsx";
import { DOCUMENT_KINDS } from "../my-order/words.ts";
import { DocumentSheet } from "./document-sheet.tsx";
import type { Order } from "./order.ts";
import { useWaiting } from "./use-waiting.ts";

/** The order's documents as the customer has them, and those that wait to be sent. */
export function Documents({ order }: { order: Order }) {
  const { t } = useTranslation(["erp", "orders"]);
  const [isAdding, setAdding] = useState(false);
  const waiting = useWaiting(order.orderId);
  const { data, error, refetch } = useCall(orderDocuments, { orderId: order.orderId }, { staleTimeMs: 0 });
  return (
    <section>
      <h2 className="voice-name mt-8 mb-2 text-head">{t("Documents")}</h2>
      {!data && error && <ErrorState error={error} onRetry={refetch} />}
      <ul aria-label={t("Documents")} className="border-t border-line text-dense empty:hidden">
        <DocumentItems papers={data?.list ?? []} className="border-b border-line py-2.5" />
        {waiting.map(
          ({ key, errand }) =>
            errand.what === "document" && (
              <li key={key} className="flex items-center gap-2 border-b border-line py-2.5 text-warn">
                <Icon of={CloudArrowUpIcon} size={20} />
                {t("{{what}}: waiting to be sent", { what: t(DOCUMENT_KINDS[errand.body.kind], { ns: "orders" }) })}
              </li>
            ),
        )}
      </ul>
      <Button icon={<Icon of={FilePlusIcon} size={20} />} className="mt-3" onClick={() => setAdding(true)}>
        {t("Add a document")}
      </Button>
      {isAdding && <DocumentSheet order={order} onClose={() => setAdding(false)} />}
    </section>
  );
}
