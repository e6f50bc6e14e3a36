import type { Product } from "@selvedge/contract";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router-dom";
import { loadAreas, useTranslation } from "../../i18n.ts";
import { Breadcrumb } from "../../shell/breadcrumb.tsx";
import { categoryAddress } from "../../shell/categories.ts";
import { Picture } from "../../ui/picture.tsx";
import { AttributeTable } from "./attribute-table.tsx";
import { Colourways } from "./colourways.tsx";
import { DesignsUsing } from "./designs-using.tsx";
import { Downloads } from "./downloads.tsx";
import { FabricHeading } from "./fabric-heading.tsx";
import { Figures, type Sheet } from "./figures.tsx";
import { ListNeighbours } from "./list-neighbours.tsx";
import { Marks } from "./marks.tsx";
import { Offer } from "./offer.tsx";
import { SimilarFabrics } from "./similar.tsx";
import { ClothViewer } from "./viewer/cloth-viewer.tsx";

const FabricMessages = lazy(async () => (await Promise.all([import("./fabric-messages.tsx"), loadAreas(["messages"])]))[0]);
const FullView = lazy(() => import("./full-view.tsx"));

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
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const { productId, productCode, productName, texture, attrs } = product;
  const steps = product.breadcrumb.map(({ alias }, index) => ({
    label: alias,
    to: categoryAddress(product.breadcrumb.slice(0, index + 1).map(({ id }) => id)),
  }));
  return (
    <div className="pt-4 pb-12">
      <div className="px-margin max-tablet:px-4">
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
                onFull={() => setSheet("cloth")}
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
            <FabricHeading product={product} isShared={isShared} sender={sender} />
            <Colourways product={product} isShared={isShared} />
            <Offer product={product} isShared={isShared} />
            <AttributeTable attrs={attrs} />
            <Marks product={product} />
            {!isShared && <Downloads productId={productId} />}
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
            <Figures product={product} onOpen={setSheet} />
            <p className="mt-5 ms-6 max-w-[62ch] text-ink-2 rtl:ms-0 rtl:text-right max-tablet:ms-0" dir="auto">
              {product.description}
            </p>
          </div>
        </div>
      </div>
      {!isShared && <SimilarFabrics productId={productId} />}
      {!isShared && <DesignsUsing productId={productId} />}
      {!isShared && (
        <Suspense>
          <FabricMessages key={productId} productId={productId} />
        </Suspense>
      )}
      {sheet && (
        <Suspense>
          <FullView product={product} sheet={sheet} onSheet={setSheet} onClose={() => setSheet(null)} />
        </Suspense>
      )}
    </div>
  );
}
