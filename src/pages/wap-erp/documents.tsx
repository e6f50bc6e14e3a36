import { CloudArrowUpIcon } from "@phosphor-icons/react/dist/csr/CloudArrowUp";
import { FilePlusIcon } from "@phosphor-icons/react/dist/csr/FilePlus";
import { useState } from "react";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Bytes } from "./bytes.tsx";
import { DocumentSheet } from "./document-sheet.tsx";
import type { Order } from "./order.ts";
import { useWaiting } from "./use-waiting.ts";
import { DOCUMENT_KINDS } from "./words.ts";

/** The order's documents as the customer has them, and those that wait to be sent. */
export function Documents({ order }: { order: Order }) {
  const { t } = useTranslation(["erp", "states"]);
  const { date } = useFormat();
  const [isAdding, setAdding] = useState(false);
  const waiting = useWaiting(order.orderId);
  return (
    <section>
      <h2 className="voice-name mt-8 mb-2 text-head">{t("Documents")}</h2>
      <ul className="border-t border-line text-dense empty:hidden">
        {order.documents.map(({ docId, kind, name, url, bytes, createdAt }) => (
          <li key={docId} className="flex items-baseline justify-between gap-4 border-b border-line py-2.5">
            <span className="min-w-0">
              <a href={url} download={name} className="quiet-link block truncate">
                <bdi>{name}</bdi>
              </a>
              <span className="text-note text-ink-2">{t(DOCUMENT_KINDS[kind])}</span>
            </span>
            <span className="shrink-0 text-end text-note text-ink-2">
              {date(createdAt)}
              <span className="block">
                <Bytes of={bytes} />
              </span>
            </span>
          </li>
        ))}
        {waiting.map(
          ({ key, errand }) =>
            errand.what === "document" && (
              <li key={key} className="flex items-center gap-2 border-b border-line py-2.5 text-warn">
                <Icon of={CloudArrowUpIcon} size={20} />
                {t("{{what}}: waiting to be sent", { what: t(DOCUMENT_KINDS[errand.body.kind]) })}
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
