import type { FabricRecord, FabricRelation } from "@selvedge/contract";
import { Link } from "react-router-dom";
import { useCall } from "../../api/call.ts";
import { getMyFabric } from "../../api/calls.ts";
import { keepColour } from "../../cart/colours.ts";
import { addLine } from "../../cart/rules.ts";
import { changeCart, openCart } from "../../cart/store.ts";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Quantity } from "../../ui/words.tsx";
import { CardSkeletons } from "../parts/cards.tsx";
import { DeskList } from "../parts/desk-list.tsx";
import { FABRIC_ROW, FabricCard } from "../parts/fabric.tsx";
import { useList } from "../parts/use-list.ts";

const PAGE_SIZE = 24;
const TABS = ["all", "ordered", "sampled", "developed", "lapDip"] as const satisfies readonly ("all" | FabricRelation)[];
const NAMES: Readonly<Record<(typeof TABS)[number], string>> = {
  all: "All",
  ordered: "Ordered",
  sampled: "Sampled",
  developed: "Developed",
  lapDip: "Lap-dipped",
};

/** How often the fabric was ordered, sampled and dyed, each a link to its list. */
function RecordFigures({ record }: { record: FabricRecord }) {
  const { t } = useTranslation("samples");
  const { date } = useFormat();
  const { product, orderCount, sampleCount, lapDipCount, lastAt } = record;
  const query = `productId=${product.productId}`;
  return (
    <div className="mt-1 text-note text-ink-2">
      <p>{t("Last on {{date}}", { date: date(lastAt) })}</p>
      <p className="flex flex-wrap gap-x-3">
        {orderCount > 0 && (
          <Link to={`/myOrder?${query}`} className="quiet-link grip">
            {t("{{count}} orders", { count: orderCount })}
          </Link>
        )}
        {sampleCount > 0 && (
          <Link to={`/mySample?${query}`} className="quiet-link grip">
            {t("{{count}} samples", { count: sampleCount })}
          </Link>
        )}
        {lapDipCount > 0 && (
          <Link to={`/myLapDip?${query}`} className="quiet-link grip">
            {t("{{count}} lap-dips", { count: lapDipCount })}
          </Link>
        )}
      </p>
    </div>
  );
}

/** Puts the metres of the last order into the cart, in its colour, and opens it. */
function OrderAgain({ product, last }: { product: FabricRecord["product"]; last: NonNullable<FabricRecord["lastOrdered"]> }) {
  const { t } = useTranslation("samples");
  const { number } = useFormat();
  const isOut = product.stock === "out";
  const order = () => {
    keepColour(product.productId, last.color);
    changeCart((cart) => addLine(cart, product, "", last.productNum));
    openCart();
  };
  return (
    <>
      <p className="mt-2 text-note text-ink-2">
        {t("Last ordered")}: <Quantity value={number(last.productNum)} unit={t(last.unit)} />
        {last.color && (
          <>
            {" · "}
            <bdi>{last.color}</bdi>
          </>
        )}
      </p>
      <Button
        size="small"
        disabled={isOut}
        aria-label={`${isOut ? t("Out of stock") : t("Order again")}: ${product.productCode}`}
        onClick={order}
        className="mt-1.5"
      >
        {isOut ? t("Out of stock") : t("Order again")}
      </Button>
    </>
  );
}

/** Fabric records: what we ordered, sampled, had developed or dyed, and what was ordered before is ordered again. */
export default function MyFabricPage() {
  const { t } = useTranslation(["samples", "pages"]);
  const state = useList({ tabs: TABS, tabIn: "relation" });
  const { tab, keyword, page } = state;
  const answer = useCall(
    getMyFabric,
    { ...(tab !== "all" && { relation: [tab] }), ...(keyword && { keyword }), pageNum: page, pageSize: PAGE_SIZE },
    { keepPrevious: true, staleTimeMs: 0 },
  );
  return (
    <DeskList
      list={state}
      answer={answer}
      loading={<CardSkeletons count={8} shape="aspect-square" />}
      title={t("My Fabric")}
      note={answer.data && t("{{count}} fabrics", { count: answer.data.total })}
      search={{ label: t("Search my fabrics"), placeholder: t("Code or name of the fabric") }}
      tabs={{ label: t("Relation"), nameOf: (tab) => t(NAMES[tab]) }}
      noMatch={{ title: t("No fabric matches"), showAll: t("Show all fabrics") }}
      none={{
        title: t("No fabrics yet"),
        text: t("Fabrics you order, sample or have lap-dipped are listed here."),
        action: (
          <ButtonLink size="small" to="/goods">
            {t("Choose a fabric")}
          </ButtonLink>
        ),
      }}
    >
      {({ list }) => (
        <ul className={`mt-6 ${FABRIC_ROW}`}>
          {list.map((record) => (
            <FabricCard key={record.product.productId} fabric={record.product}>
              <RecordFigures record={record} />
              {record.lastOrdered && <OrderAgain product={record.product} last={record.lastOrdered} />}
            </FabricCard>
          ))}
        </ul>
      )}
    </DeskList>
  );
}
