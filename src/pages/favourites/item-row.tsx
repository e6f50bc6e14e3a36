import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import type { FavoriteItem } from "@selvedge/contract";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { AddToCart } from "../../cart/add-to-cart.tsx";
import { CompareToggle } from "../../compare/compare-toggle.tsx";
import { Price } from "../../favourites/price.tsx";
import { MoreLike } from "../../finding/more-like.tsx";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { leadsSomewhere } from "../../routes.tsx";
import { IconButton } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/choices.tsx";
import { cx } from "../../ui/classes.ts";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Code, Quantity } from "../../ui/words.tsx";
import { addressOfRoom, SHOWROOMS } from "../showrooms/addresses.ts";
import { NoteField } from "./note-field.tsx";
import { SalePriceField } from "./sale-price-field.tsx";
import { useItemActions } from "./use-item-actions.ts";

type ItemRowProps = { item: FavoriteItem; groupName: string; isChosen: boolean; onChoose: (on: boolean) => void };

/** A favourite with its note and, for a fabric, one's own sale price, both written in place. */
export function ItemRow({ item, groupName, isChosen, onChoose }: ItemRowProps) {
  const { t } = useTranslation("favourites");
  const { remove } = useItemActions();
  const { product, design, chanel } = item;
  const removeIt = async () => {
    if (await remove([item])) onChoose(false);
  };
  const name = product?.productCode ?? design?.name ?? chanel?.name ?? t("No longer offered");
  const picture = product?.productImg ?? design?.designImg ?? chanel?.coverUrl;
  const address = product
    ? `/goodsDetails?productId=${product.productId}`
    : design
      ? `/shapeDetails?designId=${design.id}`
      : chanel
        ? addressOfRoom(chanel)
        : SHOWROOMS;
  return (
    <li
      className={cx(
        "grid grid-cols-[auto_5rem_minmax(0,1fr)_auto] items-start gap-x-4 gap-y-3 border-t border-line py-3.5",
        "tablet:grid-cols-[auto_5rem_minmax(0,1.2fr)_minmax(0,1fr)_auto]",
        isChosen && "thread-edge bg-thread-wash",
      )}
    >
      <Checkbox label={<span className="sr-only">{name}</span>} checked={isChosen} onChange={onChoose} className="mt-0.5" />
      <Opens to={address} isTwin>
        <Picture
          src={picture || undefined}
          ground={product?.meanColour}
          fit={product ? "cover" : "contain"}
          alt=""
          sizes={product ? "80px" : undefined}
          className={design ? "aspect-[4/5] w-20" : "size-20"}
        />
      </Opens>
      <div className="min-w-0 max-tablet:col-span-2">
        <Opens to={address}>
          {product ? (
            <FabricWords product={product} />
          ) : (
            <span dir="auto" className="voice-name block truncate text-read rtl:text-right">
              {name}
            </span>
          )}
        </Opens>
        {chanel?.description && <p className="line-clamp-2 text-dense text-ink-2">{chanel.description}</p>}
      </div>
      <div className="grid gap-2 max-tablet:col-span-2 max-tablet:col-start-3 max-tablet:row-start-2">
        <NoteField item={item} name={name} />
        {product && <SalePriceField item={item} unit={product.moq?.unit ?? "m"} name={name} />}
      </div>
      <div className="flex max-tablet:col-span-2 max-tablet:col-start-3 max-tablet:row-start-3 max-tablet:justify-end">
        {product && (
          <>
            <AddToCart product={product} groupName={groupName} className="pointer-coarse:size-11" />
            <CompareToggle product={product} className="pointer-coarse:size-11" />
            <MoreLike fabric={product} className="pointer-coarse:size-11" />
          </>
        )}
        <IconButton
          label={t("Remove {{code}}", { code: name })}
          icon={<Icon of={XIcon} size={20} />}
          className="pointer-coarse:size-11"
          onClick={() => void removeIt()}
        />
      </div>
    </li>
  );
}

/** A link where its page is there. A twin of another link is for the pointer only: a reader hears it once. */
function Opens({ to, isTwin = false, children }: { to: string; isTwin?: boolean; children: ReactNode }) {
  if (!leadsSomewhere(to)) return <div className="min-w-0">{children}</div>;
  return (
    <Link to={to} className="block min-w-0" {...(isTwin && { tabIndex: -1, "aria-hidden": true })}>
      {children}
    </Link>
  );
}

function FabricWords({ product }: { product: NonNullable<FavoriteItem["product"]> }) {
  const { t } = useTranslation("favourites");
  const { number } = useFormat();
  const { productCode, productName, attrs, price, moq } = product;
  return (
    <>
      <span className="flex flex-wrap items-baseline justify-between gap-x-3 text-dense">
        <Code className="font-medium">{productCode}</Code>
        <span className="text-ink-2">
          <Price price={price} unit={moq?.unit} />
        </span>
      </span>
      <span dir="auto" className="voice-name block truncate text-read rtl:text-right" title={productName}>
        {productName}
      </span>
      <span className="block truncate text-dense text-ink-2">{attrs.composition}</span>
      <span className="block font-cond text-dense text-ink-2">
        {attrs.weight != null && <Quantity value={number(attrs.weight)} unit={`${t("g/m²")}`} />}
        {attrs.weight != null && attrs.width != null && " · "}
        {attrs.width != null && <Quantity value={number(attrs.width)} unit={`${t("cm")}`} />}
      </span>
    </>
  );
}
