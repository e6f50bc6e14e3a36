import type { Product } from "@selvedge/contract";
import { CompareToggle } from "../../compare/compare-toggle.tsx";
import { FavouriteButton } from "../../favourites/favourite-button.tsx";
import { SaveToGroupMenu } from "../../favourites/save-to-group-menu.tsx";
import { MoreLike } from "../../finding/more-like.tsx";
import { useTranslation } from "../../i18n.ts";
import { Code } from "../../ui/words.tsx";
import { PageTitle } from "../parts/title.tsx";
import { ShareButton } from "./share-button.tsx";

type FabricHeadingProps = {
  readonly product: Product;
  readonly isShared: boolean;
  readonly sender: string | null;
};

/** The code and the name of a fabric, and what a customer can do with it at once. */
export function FabricHeading({ product, isShared, sender }: FabricHeadingProps) {
  const { t } = useTranslation(["goods", "favourites", "catalogue", "fabrics"]);
  const { productId, productCode, productName, attrs } = product;
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <p className="pt-1 text-dense text-ink-2">
          <Code className="font-medium text-ink">{productCode}</Code>
          {attrs.season && ` · ${t(attrs.season)}`}
          {sender && ` · ${t("Shared by {{company}}", { company: sender })}`}
        </p>
        {!isShared && (
          <span className="flex items-center gap-1">
            <FavouriteButton productId={productId} isFavorite={product.isFavorite} name={productCode} />
            <SaveToGroupMenu productId={productId} name={productCode} />
            <CompareToggle product={product} />
            <MoreLike fabric={product} />
            <ShareButton product={product} />
          </span>
        )}
      </div>
      <PageTitle name={productName}>
        <span dir="auto">{productName}</span>
      </PageTitle>
    </>
  );
}
