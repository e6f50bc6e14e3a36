import type { Product } from "@selvedge/contract";
import { Link } from "react-router-dom";
import { useTranslation } from "../../i18n.ts";
import { cx } from "../../ui/classes.ts";
import { Picture } from "../../ui/picture.tsx";

/** The same quality in its colours; the one that is shown lies on the thread. */
export function Colourways({ product, isShared }: { readonly product: Product; readonly isShared: boolean }) {
  const { t } = useTranslation("goods");
  if (product.colourways.length === 0) return null;
  const all = [product, ...product.colourways].toSorted((a, b) => a.productCode.localeCompare(b.productCode));
  const classesOf = (isHere: boolean) => cx("block pb-1.5", isHere && "thread-under");
  const swatch = (fabric: (typeof all)[number]) => (
    <Picture src={fabric.productImg} ground={fabric.meanColour} alt="" sizes="44px" className="size-11" />
  );
  return (
    <section aria-label={t("Colourways")} className="mt-3">
      <ul className="flex flex-wrap gap-1.5">
        {all.map((fabric) => {
          const isHere = fabric.productId === product.productId;
          const name = `${fabric.productCode}, ${fabric.productName}`;
          return (
            <li key={fabric.productId} title={name}>
              {isHere || isShared ? (
                <span role="img" aria-label={name} aria-current={isHere || undefined} className={classesOf(isHere)}>
                  {swatch(fabric)}
                </span>
              ) : (
                <Link to={`/goodsDetails?productId=${fabric.productId}`} aria-label={name} className={classesOf(false)}>
                  {swatch(fabric)}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
