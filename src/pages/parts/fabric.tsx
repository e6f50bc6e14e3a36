import type { ProductCard } from "@selvedge/contract";
import { SIZES } from "@selvedge/contract/picture-sizes";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { z } from "zod";
import { AddToCart } from "../../cart/add-to-cart.tsx";
import { FavouriteButton } from "../../favourites/favourite-button.tsx";
import { MoreLike } from "../../finding/more-like.tsx";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { leadsSomewhere } from "../../routes.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Code } from "../../ui/words.tsx";

export type Fabric = z.infer<typeof ProductCard>;

/** Where a fabric is shown with all it is; null while there is no such page. */
export function addressOfFabric({ productId }: Pick<Fabric, "productId">): string | null {
  const address = `/goodsDetails?productId=${productId}`;
  return leadsSomewhere(address) ? address : null;
}

/** Keeping, the cart and the like, over the picture: with the pointer or the focus, for a finger the heart and the like always. */
function Verbs({ fabric }: { fabric: Fabric }) {
  return (
    <div className="pointer-events-none absolute inset-x-0 top-0 aspect-square *:pointer-events-auto">
      <div className="absolute end-2 top-2 flex flex-col gap-1 opacity-0 transition-opacity duration-quick group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:end-0 pointer-coarse:top-auto pointer-coarse:bottom-0 pointer-coarse:flex-row-reverse pointer-coarse:gap-px pointer-coarse:opacity-100">
        <FavouriteButton
          productId={fabric.productId}
          isFavorite={fabric.isFavorite}
          name={fabric.productCode}
          onCloth
          className="pointer-coarse:size-11"
        />
        <span className="contents pointer-coarse:hidden">
          <AddToCart product={fabric} onCloth />
        </span>
        <MoreLike fabric={fabric} onCloth className="pointer-coarse:size-11" />
      </div>
    </div>
  );
}

type FabricCardProps = {
  fabric: Fabric;
  /** Words below the facts: what a list says besides of this fabric. */
  children?: ReactNode;
};

/** A fabric at the scale of all lists; leads to all that is known of it. */
export function FabricCard({ fabric, children }: FabricCardProps) {
  const { number } = useFormat();
  const { t } = useTranslation("pages");
  const { weight, width, composition } = fabric.attrs;
  const facts = [weight != null && `${number(weight)} ${t("g/m²")}`, width != null && `${number(width)} ${t("cm")}`].filter(
    Boolean,
  );
  const address = addressOfFabric(fabric);
  const shown = (
    <>
      <Picture src={fabric.productImg} ground={fabric.meanColour} alt="" sizes={SIZES.card} className="aspect-square" />
      <span className="mt-2.5 block text-dense font-medium">
        <Code>{fabric.productCode}</Code>
      </span>
      <span
        dir="auto"
        className="voice-name block truncate text-read rtl:text-right decoration-edge decoration-1 underline-offset-4 group-hover:underline"
        title={fabric.productName}
      >
        {fabric.productName}
      </span>
      <span className="block truncate text-dense text-ink-2">{composition}</span>
      <span className="block font-cond text-dense text-ink-2">{facts.join(" · ")}</span>
    </>
  );
  return (
    <li className="group relative min-w-0">
      {address ? (
        <Link to={address} className="block">
          {shown}
        </Link>
      ) : (
        shown
      )}
      <Verbs fabric={fabric} />
      {children}
    </li>
  );
}

/** Cards of a list: their pictures are all at one scale. */
export const FABRIC_ROW =
  "grid grid-cols-[repeat(auto-fill,minmax(232px,1fr))] gap-x-6 gap-y-7 max-tablet:grid-cols-2 max-tablet:gap-x-3 max-tablet:gap-y-5";

/** Fabrics at one scale. */
export function FabricGrid({ fabrics }: { fabrics: readonly Fabric[] }) {
  return (
    <ul className={FABRIC_ROW}>
      {fabrics.map((fabric) => (
        <FabricCard key={fabric.productId} fabric={fabric} />
      ))}
    </ul>
  );
}
