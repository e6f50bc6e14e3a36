import type { Product } from "@selvedge/contract";
import type { ReactNode } from "react";
import { AddToCart } from "../../cart/add-to-cart.tsx";
import { ConsultButton } from "../../consult/consult-button.tsx";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { AskLapDipButton } from "../../lap-dips/ask-button.tsx";
import { AskSampleButton } from "../../samples/ask-button.tsx";
import { useSession } from "../../state/session.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Quantity } from "../../ui/words.tsx";

/** A figure of the offer with its name above; the unit is small beside it. */
function Term({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-note text-ink-3">{name}</dt>
      <dd className="text-read [&_bdi>span]:text-note">{children}</dd>
    </div>
  );
}

const STOCK = { ready: "In stock", order: "Made to order", out: "Out of stock" } as const;

type Price = Product["priceTiers"][number]["price"];

type OfferProps = {
  readonly product: Product;
  /** Through a link: no price and no stock. */
  readonly isShared: boolean;
  /** What was agreed with the reader's company: the only price there is for them. */
  readonly agreed?: { readonly name: string; readonly price: Price } | null;
};

/** Prices by quantity, what lies in stock and how long the rest takes. */
export function OfferTerms({ product, isShared, agreed = null }: OfferProps) {
  const { t } = useTranslation(["goods", "favourites", "attributes"]);
  const { number, amount } = useFormat();
  const { moq, price, priceTiers, stockQuantity, leadDays, stock } = product;
  const unit = moq?.unit ?? "m";
  const tiers = priceTiers.length > 0 ? priceTiers : price ? [{ min: moq, price }] : [];
  const money = ({ amount: minor, currency }: Price) => (
    <Quantity value={amount(minor, currency)} unit={` ${currency}/${t(unit)}`} />
  );
  return (
    <dl className="mt-4 grid grid-cols-3 gap-x-6 gap-y-3 border-y border-line py-3 max-[26rem]:grid-cols-2">
      {agreed && (
        <Term name={agreed.name}>
          <strong className="font-medium">{money(agreed.price)}</strong>
        </Term>
      )}
      {!isShared &&
        !agreed &&
        tiers.map(({ min, price: each }) => (
          <Term
            key={min?.value ?? 0}
            name={min ? t("From {{quantity}}", { quantity: `${number(min.value)} ${t(min.unit)}` }) : t("Price")}
          >
            {money(each)}
          </Term>
        ))}
      {!isShared && !agreed && tiers.length === 0 && <Term name={t("Price")}>{t("Price on request")}</Term>}
      {!isShared && stock && (
        <Term name={t("Stock")}>
          {stockQuantity && stock === "ready" ? (
            <Quantity value={number(stockQuantity.value)} unit={` ${t(stockQuantity.unit)}`} />
          ) : (
            t(STOCK[stock])
          )}
        </Term>
      )}
      {moq && (
        <Term name={t("Minimum")}>
          <Quantity value={number(moq.value)} unit={` ${t(moq.unit)}`} />
        </Term>
      )}
      {leadDays !== null && <Term name={t("Lead time")}>{t("{{count}} days", { count: leadDays })}</Term>}
    </dl>
  );
}

/** The way to the price for a visitor; nothing for who is signed in. */
export function SignInForPrice({ productId }: { readonly productId: string }) {
  const { t } = useTranslation("goods");
  const customer = useSession((state) => state.customer);
  if (customer) return null;
  return (
    <ButtonLink tone="main" className="mt-4" to={`/login?redirect=${encodeURIComponent(`/goodsDetails?productId=${productId}`)}`}>
      {t("Sign in to ask for price")}
    </ButtonLink>
  );
}

/** The terms, then what a buyer does next. */
export function Offer({ product, isShared }: OfferProps) {
  const { t } = useTranslation(["goods", "favourites", "attributes"]);
  return (
    <>
      <OfferTerms product={product} isShared={isShared} />
      {isShared ? (
        <SignInForPrice productId={product.productId} />
      ) : (
        <div className="mt-4 flex flex-wrap gap-2">
          <AddToCart product={product} variant="main" className="grow" />
          <ButtonLink className="max-tablet:grow" to={`/designlist?productId=${product.productId}`}>
            {t("Open in the editor")}
          </ButtonLink>
          <ConsultButton fabricId={product.productId} products={[product]} className="max-tablet:grow" />
          <AskSampleButton product={product} className="max-tablet:grow" />
          <AskLapDipButton of={product} className="max-tablet:grow">
            {t("Request a lap-dip")}
          </AskLapDipButton>
        </div>
      )}
    </>
  );
}
