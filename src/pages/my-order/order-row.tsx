import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { CaretUpIcon } from "@phosphor-icons/react/dist/csr/CaretUp";
import { ChatTextIcon } from "@phosphor-icons/react/dist/csr/ChatText";
import { ClockIcon } from "@phosphor-icons/react/dist/csr/Clock";
import type { OrderRow } from "@selvedge/contract";
import type { ReactNode } from "react";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { cx } from "../../ui/classes.ts";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Code, Quantity } from "../../ui/words.tsx";
import { OrderDetail } from "./order-detail.tsx";
import { StepDots } from "./timeline.tsx";
import { useDay } from "./use-day.ts";
import { STATUSES, STEPS } from "./words.ts";

/** The columns of the list, the same in its head and its rows. */
export const COLUMNS =
  "tablet:grid tablet:grid-cols-[44px_minmax(8rem,1.3fr)_5.5rem_5.5rem_8rem_6rem_6rem_minmax(11rem,1.2fr)_3rem] tablet:items-center tablet:gap-x-4";

const UNDER_WAY = new Set(["confirmed", "inProduction", "partShipped", "onHold"]);

/** One order; opened, its lines and their way through the mill. */
export function OrderItem({ row, isOpen, onToggle }: { row: OrderRow; isOpen: boolean; onToggle: () => void }) {
  const { t } = useTranslation("orders");
  const { amount, list } = useFormat();
  const day = useDay();
  return (
    <li className="border-t border-line">
      <div className={cx("relative flex min-h-15 flex-wrap gap-x-3 gap-y-2 py-2 text-dense hover:bg-plate/60", COLUMNS)}>
        <Picture
          src={row.productImg}
          alt=""
          fit={row.kind === "garment" ? "contain" : "cover"}
          sizes="44px"
          className="size-11"
        />
        <div className="min-w-0 flex-1 max-tablet:basis-[calc(100%-7rem)] max-tablet:pe-12">
          <h2 className="font-medium">
            <Code>{row.orderNo}</Code>
          </h2>
          <p className="truncate text-note text-ink-3">
            {list([row.poNumber, row.styleName || t("{{count}} lines", { count: row.lineCount })])}
          </p>
        </div>
        <Figure label={t("Ordered")}>
          <Amount of={row.quantity} />
        </Figure>
        <Figure label={t("Delivered")}>
          <Amount of={row.delivered} />
        </Figure>
        <Figure label={t("Total")}>
          {row.total ? (
            <bdi dir="ltr">
              <Quantity value={amount(row.total.amount, row.total.currency)} unit={row.total.currency} />
            </bdi>
          ) : (
            t("on request")
          )}
        </Figure>
        <Figure label={t("Requested")} isEmpty={!row.requestedDate}>
          {row.requestedDate ? day(row.requestedDate) : "–"}
        </Figure>
        <Figure
          label={t("Promised")}
          isEmpty={!row.promisedDate}
          strong={Boolean(row.promisedDate && row.requestedDate && row.promisedDate > row.requestedDate)}
        >
          {row.promisedDate ? day(row.promisedDate) : "–"}
        </Figure>
        <div className="max-tablet:w-full tablet:ps-3">
          <State row={row} />
        </div>
        <div className="flex items-center justify-end gap-2 max-tablet:absolute max-tablet:end-0 max-tablet:top-2">
          {row.unread > 0 && (
            <span className="inline-flex items-center gap-1 font-cond text-note">
              <Icon of={ChatTextIcon} />
              <span className="sr-only">{t("Unread messages")}</span>
              {row.unread}
            </span>
          )}
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={t("Order {{number}}", { number: row.orderNo })}
            onClick={onToggle}
            className="grid size-8 place-items-center rounded-control before:absolute before:inset-0 pointer-coarse:size-11"
          >
            <Icon of={isOpen ? CaretUpIcon : CaretDownIcon} />
          </button>
        </div>
      </div>
      {isOpen && <OrderDetail orderId={row.orderId} of={row.kind} />}
    </li>
  );
}

type FigureProps = { label: string; strong?: boolean; isEmpty?: boolean; children: ReactNode };

/** A figure of the row; on a phone it stands below its name, and one without a value is left out. */
function Figure({ label, strong = false, isEmpty = false, children }: FigureProps) {
  return (
    <p
      className={cx(
        "max-tablet:basis-[calc(33.3%-0.5rem)] tablet:text-end",
        strong && "font-medium",
        isEmpty && "max-tablet:hidden",
      )}
    >
      <span className="block text-note font-normal text-ink-3 tablet:sr-only">{label}</span>
      {children}
    </p>
  );
}

function Amount({ of }: { of: OrderRow["quantity"] }) {
  const { t } = useTranslation("orders");
  const { number } = useFormat();
  return <Quantity value={number(of.value)} unit={t(of.unit)} />;
}

function State({ row }: { row: OrderRow }) {
  const { t } = useTranslation(["orders", "states"]);
  const isOver = row.status === "shipped" || row.status === "completed";
  const isUnderWay = UNDER_WAY.has(row.status);
  return (
    <>
      <span className="flex items-center gap-3">
        <StepDots kind={row.kind} current={row.currentStep} isOver={isOver} />
        <span>
          {isUnderWay && row.currentStep && row.status !== "onHold"
            ? t(STEPS[row.currentStep], { ns: "states" })
            : t(STATUSES[row.status])}
        </span>
      </span>
      {isUnderWay && row.lateDays > 0 ? (
        <span className="flex items-center gap-1 text-note text-fault">
          <Icon of={ClockIcon} size={14} />
          {t("{{count}} days late", { count: row.lateDays })}
        </span>
      ) : (
        isUnderWay && row.status !== "onHold" && <span className="text-note text-ink-3">{t("on time")}</span>
      )}
    </>
  );
}
