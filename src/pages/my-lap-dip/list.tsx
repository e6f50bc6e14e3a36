import type { LapDip } from "@selvedge/contract";
import { Link } from "react-router-dom";
import { useCall } from "../../api/call.ts";
import { myLapDip } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { LAP_DIP_TABS, STATUS_NAMES, TAB_NAMES } from "../../lap-dips/words.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Tag } from "../../ui/tag.tsx";
import { Code } from "../../ui/words.tsx";
import { DeskList } from "../parts/desk-list.tsx";
import { countIn, tabsOf, useList } from "../parts/use-list.ts";

const PAGE_SIZE = 24;

function Row({ lapDip }: { lapDip: LapDip }) {
  const { t } = useTranslation("lapdips");
  const { date } = useFormat();
  const { lapDipId, lapDipNo, product, standard, rounds, status, dueDate, lateDays } = lapDip;
  return (
    <li className="border-t border-line">
      <Link
        to={`/myLapDip?lapDipId=${lapDipId}`}
        className="grid grid-cols-[60px_7.5rem_minmax(0,1.6fr)_minmax(0,1.2fr)_4.5rem_minmax(0,1.2fr)_minmax(0,1fr)] items-center gap-x-5 py-2 text-dense hover:bg-plate max-tablet:grid-cols-[60px_1fr] max-tablet:gap-x-4 max-tablet:py-3"
      >
        <Picture
          src={product.productImg}
          ground={product.meanColour}
          alt=""
          sizes="60px"
          className="size-15 max-tablet:row-span-5 max-tablet:self-start"
        />
        <Code className="font-medium">{lapDipNo}</Code>
        <span className="min-w-0">
          <Code>{product.productCode}</Code>
          <span dir="auto" className="block truncate text-ink-2 rtl:text-right">
            {product.productName}
          </span>
        </span>
        <span className="flex min-w-0 items-center gap-2.5">
          <span
            aria-hidden="true"
            className={`size-6 shrink-0 ${standard.hex ? "" : "unmeasured"}`}
            style={standard.hex ? { backgroundColor: standard.hex } : undefined}
          />
          <bdi className="min-w-0 truncate">{standard.code ?? standard.name}</bdi>
        </span>
        <span>{rounds.length > 0 ? t("Round {{round}}", { round: rounds.length }) : "–"}</span>
        <span className={status === "received" || status === "sent" ? "font-medium" : undefined}>{t(STATUS_NAMES[status])}</span>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {dueDate && <span className="whitespace-nowrap text-ink-2">{t("Due {{date}}", { date: date(dueDate) })}</span>}
          {lateDays > 0 && <Tag tone="fault">{t("{{count}} days late", { count: lateDays })}</Tag>}
        </span>
      </Link>
    </li>
  );
}

/** Lap-dips by state: those that wait for the user come with one click. */
export function LapDipList() {
  const { t } = useTranslation("lapdips");
  const state = useList({ tabs: tabsOf(LAP_DIP_TABS), tabIn: "status", narrowedBy: ["productId"] });
  const { tab, keyword, page, query } = state;
  const productId = query.get("productId");
  const answer = useCall(
    myLapDip,
    {
      ...(tab !== "all" && { status: [...LAP_DIP_TABS[tab]] }),
      ...(keyword && { keyword }),
      ...(productId && { productId }),
      pageNum: page,
      pageSize: PAGE_SIZE,
    },
    { keepPrevious: true, staleTimeMs: 0 },
  );
  const { data } = answer;
  return (
    <DeskList
      list={state}
      answer={answer}
      title={t("Lap-dips")}
      note={data && t("{{count}} lap-dips", { count: data.total })}
      search={{ label: t("Search my lap-dips"), placeholder: t("Number, fabric or colour") }}
      tabs={{
        label: t("By status"),
        nameOf: (tab) => t(TAB_NAMES[tab]),
        countOf: (tab) => countIn(data?.counts, LAP_DIP_TABS[tab]),
      }}
      noMatch={{ title: t("No lap-dip matches"), showAll: t("Show all lap-dips") }}
      none={{
        title: t("No lap-dips yet"),
        text: t("Request your colour on a fabric's page; the options appear here to be judged."),
        action: (
          <ButtonLink size="small" to="/goods">
            {t("Choose a fabric")}
          </ButtonLink>
        ),
      }}
    >
      {({ list }) => (
        <ul className="mt-4 border-b border-line">
          {list.map((lapDip) => (
            <Row key={lapDip.lapDipId} lapDip={lapDip} />
          ))}
        </ul>
      )}
    </DeskList>
  );
}
