import type { ChanelItem, ChanelProduct } from "@selvedge/contract";
import { Link, useSearchParams } from "react-router-dom";
import { Picture } from "../../ui/picture.tsx";
import type { DressedStyle } from "../share/load-design.ts";
import { GarmentFacts } from "../showrooms/garment-facts.tsx";

/** The field of the address that names the garment which is open. */
export const GARMENT = "itemId";

/** A style in its fabrics, as it opens in 3D; null for a saved design, which is shown by its picture, and for one of which a fabric is gone. */
export function dressed(item: ChanelItem | undefined): DressedStyle | null {
  if (item?.kind !== "style" || !item.design || !item.size) return null;
  if (item.fabrics.some(({ productId }) => productId === null)) return null;
  const fabrics = Object.fromEntries(item.fabrics.map(({ pieceKey, productId }) => [pieceKey, productId!]));
  return { styleId: item.design.id, size: item.size, fabrics };
}

/** A garment as a guest sees it: its picture, name, fabrics and size. A style opens in 3D on the same page. */
export function SharedGarment({ item, fabrics }: { item: ChanelItem; fabrics: readonly ChanelProduct[] }) {
  const [query] = useSearchParams();
  const opened = new URLSearchParams(query);
  opened.set(GARMENT, item.itemId);
  const card = (
    <>
      <Picture src={item.pictureUrl ?? item.design?.designImg} alt="" fit="contain" className="aspect-[4/5]" />
      <GarmentFacts item={item} fabrics={fabrics} />
    </>
  );
  return (
    <li className="group min-w-0">
      {dressed(item) ? (
        <Link to={`?${opened}`} className="block">
          {card}
        </Link>
      ) : (
        card
      )}
    </li>
  );
}
