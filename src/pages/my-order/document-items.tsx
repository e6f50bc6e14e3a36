import type { Order } from "@selvedge/contract";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { Bytes } from "../parts/bytes.tsx";
import { DOCUMENT_KINDS } from "./words.ts";

/** The documents of an order, each with its kind, the day it came and its size. */
export function DocumentItems({ documents, className }: Pick<Order, "documents"> & { className?: string }) {
  const { t } = useTranslation("orders");
  const { date } = useFormat();
  return documents.map(({ docId, kind, name, url, bytes, createdAt }) => (
    <li key={docId} className={className}>
      <a href={url} download={name} className="quiet-link block truncate">
        <bdi>{name}</bdi>
      </a>
      <span className="block text-note text-ink-3">
        {t(DOCUMENT_KINDS[kind])} · {date(createdAt)} · <Bytes of={bytes} />
      </span>
    </li>
  ));
}
