import type { Product } from "@selvedge/contract";
import { Link } from "react-router-dom";
import { CompareToggle } from "../../compare/compare-toggle.tsx";
import { FavoriteButton } from "../../favourites/favorite-button.tsx";
import { SaveToGroupMenu } from "../../favourites/save-to-group-menu.tsx";
import { useTranslation } from "../../i18n.ts";
import { Breadcrumb } from "../../shell/breadcrumb.tsx";
import { categoryAddress } from "../../shell/categories.ts";
import { Picture } from "../../ui/picture.tsx";
import { Tag } from "../../ui/tag.tsx";
import { Code } from "../../ui/words.tsx";
import { PageTitle } from "../parts/title.tsx";
import { AttributeTable } from "./attribute-table.tsx";
import { Colourways } from "./colourways.tsx";
import { Downloads } from "./downloads.tsx";
import { Drape } from "./drape.tsx";
import { ListNeighbours } from "./list-neighbours.tsx";
import { Offer } from "./offer.tsx";
import { Structure } from "./structure.tsx";
import { ClothViewer } from "./viewer/cloth-viewer.tsx";

type FabricViewProps = {
  readonly product: Product;
  /** Through a link: no price, no quantities, nothing of one's own. */
  readonly isShared: boolean;
  /** The company that sent the link. */
  readonly sender?: string | null;
};

/** The cloth at true scale beside what it is, what it costs, and what can be done with it. */
export function FabricView({ product, isShared, sender = null }: FabricViewProps) {
  const { t } = useTranslation(["goods", "favourites", "catalogue", "fabrics"]);
  const { productId, productCode, productName, texture, attrs } = product;
  const steps = product.breadcrumb.map(({ alias }, at) => ({
    label: alias,
    to: categoryAddress(product.breadcrumb.slice(0, at + 1).map(({ id }) => id)),
  }));
  return (
    <div className="px-margin pt-4 pb-12 max-tablet:px-4">
      {!isShared && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
          <Breadcrumb steps={[...steps, { label: productCode, to: `/goodsDetails?productId=${productId}` }]} />
          <ListNeighbours productId={productId} />
        </div>
      )}
      <div className="grid gap-x-12 gap-y-6 desk:grid-cols-[minmax(0,4fr)_minmax(0,3fr)] desk:grid-rows-[auto_1fr]">
        <div className="min-w-0">
          {texture ? (
            <ClothViewer
              key={productId}
              texture={texture}
              pictureUrl={product.productImg}
              meanColour={product.meanColour}
              name={productName}
            />
          ) : (
            <Picture
              src={product.productImg}
              ground={product.meanColour}
              alt={productName}
              className="aspect-8/5"
              loading="eager"
            />
          )}
        </div>
        <div className="min-w-0 desk:row-span-2">
          <div className="flex items-start justify-between gap-3">
            <p className="pt-1 text-dense text-ink-2">
              <Code className="font-medium text-ink">{productCode}</Code>
              {attrs.season && ` · ${t(attrs.season)}`}
              {sender && ` · ${t("Shared by {{company}}", { company: sender })}`}
            </p>
            {!isShared && (
              <span className="flex gap-1">
                <FavoriteButton productId={productId} isFavorite={product.isFavorite} name={productCode} />
                <SaveToGroupMenu productId={productId} name={productCode} />
                <CompareToggle product={product} />
              </span>
            )}
          </div>
          <PageTitle name={productName}>
            <span dir="auto">{productName}</span>
          </PageTitle>
          <Colourways product={product} isShared={isShared} />
          <Offer product={product} isShared={isShared} />
          <AttributeTable attrs={attrs} />
          <Marks product={product} />
          {!isShared && <Downloads productId={productId} productCode={productCode} />}
          {isShared && (
            <p className="mt-5 text-dense">
              <Link
                className="underline decoration-edge underline-offset-[3px] hover:decoration-ink"
                to={`/goodsDetails?productId=${productId}`}
              >
                {t("Open in the portal")}
              </Link>
            </p>
          )}
        </div>
        <div className="min-w-0">
          <div className="ms-6 grid grid-cols-2 gap-4 desk:grid-cols-3 max-tablet:ms-0">
            {texture && <Structure texture={texture} meanColour={product.meanColour} />}
            {texture && product.drapeUrl && (
              <Drape
                key={productId}
                texture={texture}
                drapeUrl={product.drapeUrl}
                productId={productId}
                pictureUrl={product.productImg}
                meanColour={product.meanColour}
                name={productName}
              />
            )}
            <figure>
              <Picture src={product.productImg} ground={product.meanColour} alt="" className="h-49" />
              <figcaption className="mt-1.5 text-dense text-ink-2">
                <span className="me-1 font-medium text-ink">{t("Under the lamp")}</span>
                <Code>60 × 60 mm</Code>
              </figcaption>
            </figure>
          </div>
          <p className="mt-5 ms-6 max-w-[62ch] text-ink-2 max-tablet:ms-0 rtl:text-right" dir="auto">
            {product.description}
          </p>
        </div>
      </div>
    </div>
  );
}

/** Certificates, collections and whether samples lie ready. */
function Marks({ product: { certificates, collections, sampleQuantity } }: { readonly product: Product }) {
  const { t } = useTranslation("goods");
  const marks = [...certificates, ...collections];
  if (marks.length === 0 && !sampleQuantity?.value) return null;
  return (
    <ul aria-label={t("Certificates and collections")} className="mt-4 flex flex-wrap gap-2">
      {marks.map((mark) => (
        <li key={mark}>
          <Tag tone="line">{mark}</Tag>
        </li>
      ))}
      {!!sampleQuantity?.value && (
        <li>
          <Tag tone="ok">{t("Samples on the shelf")}</Tag>
        </li>
      )}
    </ul>
  );
}
