import { PauseCircleIcon } from "@phosphor-icons/react/dist/csr/PauseCircle";
import { XCircleIcon } from "@phosphor-icons/react/dist/csr/XCircle";
import type { Order } from "@selvedge/contract";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { cx } from "../../ui/classes.ts";
import { Icon } from "../../ui/icon.tsx";

/** Since when an order does not go on, by whom and why; nothing while it does. */
export function StoppedNote({ order: { status, history }, className }: { order: Order; className?: string }) {
  const { t } = useTranslation("orders");
  const { date } = useFormat();
  const isHeld = status === "onHold";
  if (!isHeld && status !== "cancelled") return null;
  const last = history.findLast(({ step, state }) => step === null && state === status);
  if (!last) return null;
  const day = date(last.at);
  return (
    <div className={cx("flex items-start gap-2 px-3 py-2.5 text-dense", isHeld ? "bg-warn-wash" : "bg-plate", className)}>
      <Icon
        of={isHeld ? PauseCircleIcon : XCircleIcon}
        size={20}
        className={cx("shrink-0", isHeld ? "text-warn" : "text-ink-2")}
      />
      <div className="min-w-0">
        <p className="font-medium">
          {isHeld ? t("On hold since {{day}}", { day }) : t("Cancelled on {{day}}", { day })}
          {last.actor && (
            <span className="ms-2 inline-block font-normal text-ink-2">
              <bdi>{last.actor}</bdi>
            </span>
          )}
        </p>
        {last.text && (
          <p dir="auto" className="whitespace-pre-line rtl:text-right">
            {last.text}
          </p>
        )}
      </div>
    </div>
  );
}
