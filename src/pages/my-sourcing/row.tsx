import { ChatTextIcon } from "@phosphor-icons/react/dist/csr/ChatText";
import type { QuotationRow } from "@selvedge/contract";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { Difference, Price } from "../../quotations/money.tsx";
import { STATUS_NAMES } from "../../quotations/words.ts";
import { cx } from "../../ui/classes.ts";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Code } from "../../ui/words.tsx";
import { ValidUntil } from "./valid-until.tsx";

/** The columns of the list, the same in its head and its rows. */
export const COLUMNS =
  "tablet:grid tablet:grid-cols-[44px_minmax(7rem,1fr)_6.5rem_8rem_8rem_9.5rem_minmax(9rem,1.1fr)_minmax(8rem,1fr)] tablet:items-center tablet:gap-x-4";
export const HEADS = [
  { textKey: "Quotation", isFigure: false },
  { textKey: "Requested on", isFigure: false },
  { textKey: "Your price", isFigure: true },
  { textKey: "The mill's price", isFigure: true },
  { textKey: "Difference", isFigure: true },
  { textKey: "Valid until", isFigure: false },
  { textKey: "Status", isFigure: false },
] as const;

/** One quotation of the list; leads to it. */
export function Row({ row }: { row: QuotationRow }) {
  const { t } = useTranslation("quotations");
  const { date } = useFormat();
  return (
    <li className="border-t border-line">
      <Link
        to={`/mySourcing?rfqId=${row.rfqId}`}
        className={cx("relative flex min-h-15 flex-wrap gap-x-4 gap-y-2 py-2 text-dense hover:bg-plate max-tablet:py-3", COLUMNS)}
      >
        <Picture src={row.productImg} alt="" sizes="44px" className="size-11" />
        <span className="min-w-0 max-tablet:basis-[calc(100%-5rem)]">
          <Code className="font-medium">{row.rfqNo}</Code>
          <span className="block truncate text-note text-ink-3">
            <Code>{row.productCode}</Code>
            {row.lineCount > 1 && ` ${t("and {{count}} more", { count: row.lineCount - 1 })}`}
          </span>
        </span>
        <Fact label={t("Requested on")}>{date(row.createdAt)}</Fact>
        <Fact label={t("Your price")} isFigure isEmpty={!row.target}>
          <Price of={row.target} />
        </Fact>
        <Fact label={t("The mill's price")} isFigure isEmpty={!row.quoted}>
          <Price of={row.quoted} />
        </Fact>
        <Fact label={t("Difference")} isFigure isEmpty={!row.target || !row.quoted}>
          <Difference target={row.target} quoted={row.quoted} />
        </Fact>
        <Fact label={t("Valid until")} isEmpty={!row.validUntil}>
          <ValidUntil of={row} />
        </Fact>
        <span className="flex items-center gap-2.5 max-tablet:w-full">
          <span className={row.status === "quoted" ? "font-medium" : undefined}>{t(STATUS_NAMES[row.status])}</span>
          {row.unread > 0 && (
            <span className="inline-flex items-center gap-1 font-cond text-note">
              <Icon of={ChatTextIcon} />
              <span className="sr-only">{t("Unread messages")}</span>
              {row.unread}
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}

type FactProps = { label: string; isFigure?: boolean; isEmpty?: boolean; children: ReactNode };

/** A cell of the row; on a phone it stands below its name, and one without a value is left out. */
function Fact({ label, isFigure = false, isEmpty = false, children }: FactProps) {
  return (
    <span className={cx("max-tablet:basis-[calc(50%-0.5rem)]", isFigure && "tablet:text-end", isEmpty && "max-tablet:hidden")}>
      <span className="block text-note text-ink-3 tablet:sr-only">{label}</span>
      {children}
    </span>
  );
}
