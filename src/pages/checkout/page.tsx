import type { Change } from "@selvedge/contract";
import { type ReactNode, useMemo, useState } from "react";
import { AddressField } from "../../addresses/address-field.tsx";
import { call, keyOf, useCall } from "../../api/call.ts";
import { addOrder, addressList, myOrder, previewOrder } from "../../api/calls.ts";
import { queryClient } from "../../api/client.ts";
import { type ApiError, asApiError } from "../../api/error.ts";
import { sendingKeys } from "../../api/keys.ts";
import { removeLine, setCount } from "../../cart/rules.ts";
import { changeCart, openCart, useCart } from "../../cart/store.ts";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { FABRICS } from "../../places.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { Empty, ErrorState, Skeleton } from "../../ui/states.tsx";
import { Quantity } from "../../ui/words.tsx";
import { PageTitle } from "../parts/title.tsx";
import { Changes } from "./changes.tsx";
import { CheckoutLine, type LineWords, NO_WORDS } from "./lines.tsx";
import { Placed, type PlacedOrder } from "./placed.tsx";

const DAY_MS = 86_400_000;
const tomorrow = () => new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);

/** Orders what is checked in the cart: lines, address, dates and words on one page, with what it comes to beside them. */
export default function CheckoutPage() {
  const { t } = useTranslation(["checkout", "favourites"]);
  const [placed, setPlaced] = useState<PlacedOrder | null>(null);
  return (
    <div className="px-margin pt-6">
      {placed ? <Placed order={placed} /> : <Form title={t("Checkout")} onPlaced={setPlaced} />}
    </div>
  );
}

function Form({ title, onPlaced }: { title: string; onPlaced: (order: PlacedOrder) => void }) {
  const { t } = useTranslation(["checkout", "favourites"]);
  const cart = useCart(({ lines }) => lines);
  const checked = cart.filter((line) => line.checked === "1");
  const [words, setWords] = useState<Readonly<Record<string, LineWords>>>({});
  const [addressId, setAddressId] = useState<string | null>(null);
  const [poNumber, setPoNumber] = useState("");
  const [requestedDate, setRequestedDate] = useState("");
  const [message, setMessage] = useState("");
  const [changes, setChanges] = useState<readonly Change[]>([]);
  const [error, setError] = useState<ApiError | null>(null);
  const [isPlacing, setPlacing] = useState(false);
  const addresses = useCall(addressList, {});
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
  const offer = useCall(previewOrder, { items }, { keepPrevious: true, staleTimeMs: 0, enabled: items.length > 0 });
  const [keys] = useState(sendingKeys);

  if (checked.length === 0)
    return (
      <>
        <PageTitle name={title}>{title}</PageTitle>
        <Empty
          title={t("Nothing in the cart is checked")}
          className="mt-6"
          action={
            cart.length > 0 ? (
              <Button onClick={openCart}>{t("Open the cart")}</Button>
            ) : (
              <ButtonLink to={FABRICS}>{t("Browse fabrics")}</ButtonLink>
            )
          }
        >
          {t("Items checked in the cart are ordered here.")}
        </Empty>
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

  const { lines, totals, onRequest } = offer.data;
  const sendTo = addressId ?? addresses.data?.[0]?.addressId ?? null;
  const hasProblem = lines.some(({ problem }) => problem !== null);
  const isSettled = !offer.isPlaceholderData && !offer.isFetching;
  const place = async () => {
    if (!sendTo || hasProblem || !isSettled || isPlacing) return;
    setPlacing(true);
    setError(null);
    const total = onRequest > 0 || totals.length !== 1 ? null : totals[0]!;
    const body = {
      addressId: sendTo,
      items: lines.map(({ product: { productId }, productNum, supply, price }) => {
        const { color, note } = words[productId] ?? NO_WORDS;
        return { productId, productNum, supply, price, color, note };
      }),
      poNumber,
      message,
      ...(requestedDate && { requestedDate }),
      expected: { total },
    };
    try {
      onPlaced(await call(addOrder, body, { idempotencyKey: keys.keyFor(body) }));
      keys.answered(body);
      changeCart((all) => lines.reduce((rest, { product }) => removeLine(rest, product.productId), all));
      void queryClient.invalidateQueries({ queryKey: keyOf(myOrder) });
    } catch (thrown) {
      const failure = asApiError(thrown);
      setError(failure.is("priceChanged") ? null : failure);
      setChanges(failure.is("priceChanged") ? (failure.data as { changes: Change[] }).changes : []);
      void offer.refetch();
    } finally {
      setPlacing(false);
    }
  };
  return (
    <>
      <PageTitle name={title}>{title}</PageTitle>
      <div className="mt-4 grid items-start gap-x-12 gap-y-8 desk:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          {changes.length > 0 && <Changes changes={changes} lines={lines} />}
          <ul aria-label={t("Fabrics of the order")} className="border-t border-line">
            {lines.map((line) => {
              const { productId } = line.product;
              return (
                <CheckoutLine
                  key={productId}
                  line={line}
                  words={words[productId] ?? NO_WORDS}
                  onCount={(count) => changeCart((all) => setCount(all, productId, count))}
                  onWords={(next) => setWords({ ...words, [productId]: next })}
                />
              );
            })}
          </ul>
          <h2 className="voice-name mt-8 mb-3 text-head">{t("Delivery")}</h2>
          <AddressField value={addressId} onChange={setAddressId} />
          <div className="mt-4 grid gap-4 tablet:grid-cols-2">
            <TextField
              type="date"
              label={t("Requested date")}
              value={requestedDate}
              min={tomorrow()}
              onChange={(event) => setRequestedDate(event.target.value)}
              error={error?.fields.requestedDate ?? null}
            />
            <TextField
              label={t("PO number")}
              value={poNumber}
              maxLength={60}
              onChange={(event) => setPoNumber(event.target.value)}
            />
          </div>
          <TextArea
            label={t("Message to the mill")}
            value={message}
            maxLength={4000}
            className="mt-4"
            onChange={(event) => setMessage(event.target.value)}
          />
        </div>
        <Summary totals={totals} onRequest={onRequest} count={lines.length}>
          {error && <ErrorState error={error} title={t("The order was not placed")} className="mt-4" />}
          <Button
            tone="main"
            size="large"
            wide
            className="mt-5"
            busy={isPlacing}
            disabled={!sendTo || hasProblem || !isSettled}
            onClick={() => void place()}
          >
            {t("Place the order")}
          </Button>
          <p className="mt-2 text-note text-ink-2">
            {hasProblem
              ? t("A line above needs your attention.")
              : !sendTo
                ? t("Please enter a delivery address.")
                : t("The order is binding once the mill confirms it. Until then it can be cancelled.")}
          </p>
        </Summary>
      </div>
    </>
  );
}

type SummaryProps = {
  totals: readonly { amount: number; currency: string }[];
  onRequest: number;
  count: number;
  children: ReactNode;
};

/** What it comes to, the terms of the trade, and the button. */
function Summary({ totals, onRequest, count, children }: SummaryProps) {
  const { t } = useTranslation(["checkout", "favourites"]);
  const { amount } = useFormat();
  return (
    <aside aria-label={t("Summary")} className="border border-line bg-sheet p-5 text-dense desk:sticky desk:top-6">
      <dl className="grid grid-cols-[1fr_auto] gap-y-1">
        <dt className="text-ink-2">{t("Fabrics")}</dt>
        <dd className="text-end tabular-nums">{count}</dd>
        {totals.map((total) => (
          <div key={total.currency} className="col-span-2 grid grid-cols-subgrid items-baseline">
            <dt className="font-medium">{t("Total")}</dt>
            <dd className="text-end text-head font-medium tabular-nums">
              <bdi dir="ltr">
                <Quantity value={amount(total.amount, total.currency)} unit={total.currency} />
              </bdi>
            </dd>
          </div>
        ))}
        {onRequest > 0 && (
          <>
            <dt className="text-ink-2">{t("Price on request")}</dt>
            <dd className="text-end tabular-nums">{onRequest}</dd>
          </>
        )}
      </dl>
      {onRequest > 0 && (
        <p className="mt-2 text-note text-ink-2">{t("The mill tells you the prices before production starts.")}</p>
      )}
      <ul className="mt-4 grid list-disc gap-1 border-t border-line ps-4 pt-3 text-note text-ink-2">
        <li>{t("Quantities may differ by 3 % where cloth is made for the order.")}</li>
        <li>{t("Dye lots differ slightly; one order of one colour is one lot as far as the machine holds it.")}</li>
        <li>{t("Prices are without freight, duty and tax.")}</li>
      </ul>
      {children}
    </aside>
  );
}
