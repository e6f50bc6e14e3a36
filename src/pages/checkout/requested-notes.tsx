import { Link } from "react-router-dom";
import { useTranslation } from "../../i18n.ts";
import type { Requested } from "./use-requesting.ts";

/** Of some lines quotations were requested, while the others are still to be ordered. */
export function RequestedNotes({ requested }: { requested: readonly Requested[] }) {
  const { t } = useTranslation("checkout");
  return (
    <div role="status" className="grid gap-1 empty:hidden">
      {requested.map(({ rfqId, rfqNo }) => (
        <p key={rfqId} className="flex flex-wrap gap-x-4 bg-plate px-4 py-3 text-dense">
          <span>{t("{{number}} is with the mill", { number: rfqNo })}</span>
          <Link
            to={`/mySourcing?rfqId=${rfqId}`}
            className="underline decoration-edge underline-offset-[3px] hover:decoration-ink"
          >
            {t("Open the quotation")}
          </Link>
        </p>
      ))}
    </div>
  );
}
