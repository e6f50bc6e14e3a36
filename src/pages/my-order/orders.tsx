import { CalendarPlusIcon } from "@phosphor-icons/react/dist/csr/CalendarPlus";
import type { OrderRow } from "@selvedge/contract";
import { useCall } from "../../api/call.ts";
import { myOrder, orderCalendar } from "../../api/calls.ts";
import { addressOf } from "../../api/definition.ts";
import { useTranslation } from "../../i18n.ts";
import { isId } from "../../is-id.ts";
import { FABRICS } from "../../places.ts";
import { ButtonLink, buttonClass } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Select } from "../../ui/select.tsx";
import { DeskList } from "../parts/desk-list.tsx";
import { countIn, tabsOf, useList } from "../parts/use-list.ts";
import { ExportButton } from "./export-button.tsx";
import { OrderDetail } from "./order-detail.tsx";
import { OrderTable } from "./order-table.tsx";
import { SORT_WORDS, SORTS, type Sort, TAB_WORDS, TABS, type TabKey } from "./words.ts";

const PAGE_SIZE = 24;

type Kind = OrderRow["kind"];
/** What is said otherwise of fabrics and of garments. */
const WORDS = {
  fabric: {
    title: "My Order",
    search: "Order, PO or fabric code",
    none: "No orders yet",
    text: "Orders appear here with every production step.",
    action: "Browse fabrics",
    to: FABRICS,
  },
  garment: {
    title: "Garment orders",
    search: "Order, PO or style",
    none: "No garment orders yet",
    text: "A garment sample that you approve can be ordered here in its sizes and colours.",
    action: "My Development",
    to: "/myGarmentSample",
  },
} as const satisfies Record<Kind, Record<string, string>>;

/** What was ordered, how far it is, and when it comes. Tab, words, page and the open order live in the address. */
export function Orders({ of: kind }: { of: Kind }) {
  const { t } = useTranslation("orders");
  const state = useList({ tabs: tabsOf(TABS), tabIn: "tab", narrowedBy: ["productId"], closes: ["orderId"] });
  const { tab, keyword, page, query, change } = state;
  const open = query.get("orderId");
  const productId = query.get("productId");
  const status = [...TABS[tab]];
  const sort = SORTS.find((one) => one === query.get("sort")) ?? "created";
  const words = WORDS[kind];
  const chosen = {
    kind,
    ...(isId(productId) && { productId }),
    ...(status.length > 0 && { status }),
    ...(tab === "late" && { late: true }),
    ...(keyword && { keyword }),
    sort,
  };
  const answer = useCall(myOrder, { ...chosen, pageNum: page, pageSize: PAGE_SIZE }, { keepPrevious: true, staleTimeMs: 0 });
  const found = answer.data && "list" in answer.data ? answer.data : undefined;
  const { late, ...byState } = found?.counts ?? {};
  const countOf = (tab: TabKey) => found && (tab === "late" ? late : countIn(byState, TABS[tab]));
  const inMill = countOf("production") ?? 0;
  return (
    <DeskList
      list={state}
      answer={{ ...answer, data: found }}
      title={t(words.title)}
      note={inMill > 0 && t("{{count}} in the mill", { count: inMill })}
      search={{ label: t(words.search), placeholder: t(words.search) }}
      verbs={
        found &&
        found.total > 0 && (
          <>
            <Select<Sort>
              label={t("Sort")}
              labelAt="hidden"
              variant="line"
              value={sort}
              choices={SORTS.map((value) => ({ value, label: t(SORT_WORDS[value]) }))}
              onChange={(next) => change({ sort: next === "created" ? null : next, orderId: null })}
            />
            <ExportButton what={chosen} />
            <a href={addressOf(orderCalendar)} download="selvedge-orders.ics" className={buttonClass({ size: "small" })}>
              <Icon of={CalendarPlusIcon} />
              {t("Add all dates to the calendar")}
            </a>
          </>
        )
      }
      above={
        open &&
        found &&
        !found.list.some(({ orderId }) => orderId === open) && <OrderDetail key={open} orderId={open} of={kind} isAlone />
      }
      tabs={{ label: t("Orders by status"), nameOf: (tab) => t(TAB_WORDS[tab]), countOf }}
      noMatch={{ title: t("No orders found"), showAll: t("Show all orders") }}
      none={{
        title: t(words.none),
        text: t(words.text),
        action: (
          <ButtonLink size="small" to={words.to}>
            {t(words.action)}
          </ButtonLink>
        ),
      }}
    >
      {({ list }) => <OrderTable rows={list} open={open} onOpen={(orderId) => change({ orderId, page }, true)} />}
    </DeskList>
  );
}
