import type { OfferLine } from "@selvedge/contract";
import { useMemo, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useCall } from "../../api/call.ts";
import { addressList, previewOrder } from "../../api/calls.ts";
import { keptColours } from "../../cart/colours.ts";
import { setCount } from "../../cart/rules.ts";
import { changeCart, openCart, useCart } from "../../cart/store.ts";
import { useTranslation } from "../../i18n.ts";
import { FABRICS } from "../../places.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Empty, ErrorState, Skeleton } from "../../ui/states.tsx";
import { PageTitle } from "../parts/title.tsx";
import { type ActionState, Actions } from "./actions.tsx";
import { Changes } from "./changes.tsx";
import { type Delivery, DeliveryFields, NO_DELIVERY } from "./delivery-fields.tsx";
import { CheckoutLine, NO_WORDS } from "./lines.tsx";
import { changesOfShown } from "./offer-changes.ts";
import { orderBodyOf, partsOf, type WordsOfLines } from "./order-body.ts";
import { type JustPlaced, type PlacedOrder, PlacedPage } from "./placed.tsx";
import { RequestedNotes } from "./requested-notes.tsx";
import { Summary } from "./summary.tsx";
import { useChanges } from "./use-changes.ts";
import { usePlacing } from "./use-placing.ts";
import { useRequesting } from "./use-requesting.ts";

/** Orders what is checked in the cart: lines, address, dates and words on one page, with what it comes to beside them. What has no price, or cannot be ordered as it is, becomes a quotation. The order that was placed takes the page's place in the history: neither Reload nor Back leads to the form again. */
export default function CheckoutPage() {
  const { t } = useTranslation(["checkout", "favourites"]);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const orderId = query.get("orderId");
  const showPlaced = async (order: PlacedOrder, onRequestCount: number) => {
    const state: JustPlaced = { order, onRequestCount };
    // At once: the lines leave the cart next, and the form would show without them.
    await navigate(`/checkout?orderId=${order.orderId}`, { replace: true, state, flushSync: true });
  };
  return (
    <div className="px-margin pt-6">
      {orderId ? <PlacedPage key={orderId} orderId={orderId} /> : <Form title={t("Checkout")} onPlaced={showPlaced} />}
    </div>
  );
}

/** What the cart asks for: what is checked in it, and made new where the customer says so. */
function useCheckedItems(words: WordsOfLines) {
  const cart = useCart(({ lines }) => lines);
  const items = useMemo(
    () =>
      cart
        .filter((line) => line.checked === "1")
        .map(({ productId, productNum }) => ({
          productId,
          productNum,
          ...(words[productId]?.isMade && { supply: "make" as const }),
        })),
    [cart, words],
  );
  return { items, isCartEmpty: cart.length === 0 };
}

function NothingChecked({ isCartEmpty }: { isCartEmpty: boolean }) {
  const { t } = useTranslation(["checkout", "favourites"]);
  return (
    <Empty
      title={t("Nothing in the cart is checked")}
      className="mt-6"
      action={
        isCartEmpty ? (
          <ButtonLink to={FABRICS}>{t("Browse fabrics")}</ButtonLink>
        ) : (
          <Button onClick={openCart}>{t("Open the cart")}</Button>
        )
      }
    >
      {t("Items checked in the cart are ordered here.")}
    </Empty>
  );
}

type OrderLinesProps = {
  readonly lines: readonly OfferLine[];
  readonly words: WordsOfLines;
  readonly onWords: (words: WordsOfLines) => void;
  /** The action of requesting a quotation for some of them. */
  readonly requestingOf: (lines: readonly OfferLine[]) => ActionState;
};

function OrderLines({ lines, words, onWords, requestingOf }: OrderLinesProps) {
  const { t } = useTranslation(["checkout", "favourites"]);
  return (
    <ul aria-label={t("Fabrics of the order")} className="border-t border-line">
      {lines.map((line) => {
        const { productId } = line.product;
        return (
          <CheckoutLine
            key={productId}
            line={line}
            words={words[productId] ?? NO_WORDS}
            onCount={(count) => changeCart((all) => setCount(all, productId, count))}
            onWords={(next) => onWords({ ...words, [productId]: next })}
            requesting={requestingOf([line])}
          />
        );
      })}
    </ul>
  );
}

/** What stands in the way of the order, or what it means to place it. */
function OrderHint({ hasProblem, hasAddress }: { hasProblem: boolean; hasAddress: boolean }) {
  const { t } = useTranslation("checkout");
  if (hasProblem) return t("A line above needs your attention.");
  if (!hasAddress) return t("Please enter a delivery address.");
  return t("The order is binding once the mill confirms it. Until then it can be cancelled.");
}

/** Fabrics that are ordered again begin with the colour of before. */
const wordsOfBefore = (): WordsOfLines =>
  Object.fromEntries(keptColours().map(([productId, color]) => [productId, { ...NO_WORDS, color }]));

type FormProps = { title: string; onPlaced: (order: PlacedOrder, onRequestCount: number) => Promise<void> };

function Form({ title, onPlaced }: FormProps) {
  const { t } = useTranslation(["checkout", "favourites"]);
  const [words, setWords] = useState<WordsOfLines>(wordsOfBefore);
  const [delivery, setDelivery] = useState<Delivery>(NO_DELIVERY);
  const addresses = useCall(addressList, {});
  const { items, isCartEmpty } = useCheckedItems(words);
  const offer = useCall(previewOrder, { items }, { keepPrevious: true, staleTimeMs: 0, enabled: items.length > 0 });
  const isSettled = !offer.isPlaceholderData && !offer.isFetching;
  const { changes, add, clear } = useChanges(isSettled ? offer.data?.lines : undefined);
  const { place, isPlacing, error } = usePlacing(
    (order) => onPlaced(order, offer.data?.onRequest ?? 0),
    (found) => {
      add(found);
      void offer.refetch();
    },
  );
  const {
    request,
    isRequesting,
    requested,
    error: requestError,
  } = useRequesting(words, delivery.message, () => void offer.refetch());

  if (items.length === 0)
    return (
      <>
        <PageTitle name={title}>{title}</PageTitle>
        <NothingChecked isCartEmpty={isCartEmpty} />
      </>
    );
  if (!offer.data)
    return (
      <>
        <PageTitle name={title}>{title}</PageTitle>
        <div className="mt-6">
          {offer.error ? <ErrorState error={offer.error} onRetry={offer.refetch} /> : <Skeleton className="h-96" />}
        </div>
      </>
    );

  const { data } = offer;
  const { lines, totals } = data;
  const { priced, onRequest } = partsOf(lines);
  const shownChanges = changesOfShown(changes, data);
  const sendTo = delivery.addressId ?? addresses.data?.[0]?.addressId ?? null;
  const hasProblem = priced.some(({ problem }) => problem !== null);
  const placeOrder = () => {
    if (!sendTo || hasProblem || !isSettled || isPlacing || isRequesting) return;
    clear();
    void place(orderBodyOf(data, sendTo, words, delivery));
  };
  const requestingOf = (asked: readonly OfferLine[]): ActionState => ({
    isBusy: isRequesting,
    isOff: !isSettled || isPlacing,
    onPress: () => request(asked),
  });
  return (
    <>
      <PageTitle name={title}>{title}</PageTitle>
      <div className="mt-4 grid items-start gap-x-12 gap-y-8 desk:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          {shownChanges.length > 0 && <Changes changes={shownChanges} lines={lines} />}
          <RequestedNotes requested={requested} />
          <OrderLines lines={lines} words={words} onWords={setWords} requestingOf={requestingOf} />
          <DeliveryFields
            delivery={delivery}
            onChange={(changed) => setDelivery((before) => ({ ...before, ...changed }))}
            dateError={error?.fields.requestedDate ?? null}
          />
        </div>
        <Summary totals={totals} onRequest={onRequest.length} count={lines.length}>
          {error && <ErrorState error={error} title={t("The order was not placed")} className="mt-4" />}
          {requestError && <ErrorState error={requestError} title={t("The quotation was not requested")} className="mt-4" />}
          <Actions
            pricedCount={priced.length}
            onRequestCount={onRequest.length}
            placing={{
              isBusy: isPlacing,
              isOff: !sendTo || hasProblem || !isSettled || isRequesting,
              onPress: placeOrder,
            }}
            requesting={requestingOf(onRequest)}
          >
            <OrderHint hasProblem={hasProblem} hasAddress={sendTo !== null} />
          </Actions>
        </Summary>
      </div>
    </>
  );
}
