import { ChatTextIcon } from "@phosphor-icons/react/dist/csr/ChatText";
import { ClockIcon } from "@phosphor-icons/react/dist/csr/Clock";
import type { WorkItem } from "@selvedge/contract";
import { Link } from "react-router-dom";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { cx } from "../../ui/classes.ts";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Code } from "../../ui/words.tsx";
import { InChargeOf } from "./in-charge-of.tsx";
import { STEP_NAMES, WORK_STATES } from "./words.ts";

/** One piece of work: its cloth, number and customer, where it is, and when it is due. The whole row opens it. */
export function WorkRow({ item }: { item: WorkItem }) {
  const { t } = useTranslation(["erp", "states"]);
  const { date } = useFormat();
  return (
    <li className="border-b border-line">
      <Link to={`/wapErp/view?kind=${item.kind}&id=${item.id}`} className="flex min-h-20 items-center gap-3 py-2.5">
        <Picture src={item.productImg} alt="" sizes="56px" className="size-14 shrink-0" />
        <span className="min-w-0 flex-1 text-dense">
          <span className="flex items-baseline justify-between gap-2">
            <Code className="font-medium">{item.number}</Code>
            <span className={cx("shrink-0", item.waiting ? "font-medium text-ink" : "text-ink-2")}>
              {t(WORK_STATES[item.state] ?? item.state)}
            </span>
          </span>
          <span className="block truncate text-ink-2">{item.company}</span>
          <span className="flex flex-wrap items-center gap-x-3 text-ink-2">
            {item.title !== "" && (
              <span className="font-cond">
                <Code>{item.title}</Code>
                {item.more > 0 && ` +${item.more}`}
              </span>
            )}
            {item.step && <span>{t(STEP_NAMES[item.step])}</span>}
            {item.lateDays > 0 ? (
              <span className="flex items-center gap-1 text-fault">
                <Icon of={ClockIcon} size={14} />
                {t("{{count}} days late", { count: item.lateDays })}
              </span>
            ) : (
              item.dueDate && <span>{t("until {{date}}", { date: date(item.dueDate) })}</span>
            )}
            {item.inCharge && <InChargeOf name={item.inCharge.name} />}
            {item.unread > 0 && (
              <span className="flex items-center gap-1 text-thread">
                <Icon of={ChatTextIcon} size={14} />
                {t("{{count}} new messages", { count: item.unread })}
              </span>
            )}
          </span>
        </span>
      </Link>
    </li>
  );
}

export const WorkRows = ({ items }: { items: readonly WorkItem[] }) => (
  <ul className="border-t border-line">
    {items.map((item) => (
      <WorkRow key={`${item.kind} ${item.id}`} item={item} />
    ))}
  </ul>
);
