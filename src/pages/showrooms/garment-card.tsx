import type { ChanelItem, ChanelProduct } from "@selvedge/contract";
import { Link } from "react-router-dom";
import { useTranslation } from "../../i18n.ts";
import { laidText } from "../../state/fabrics-laid.ts";
import { Picture } from "../../ui/picture.tsx";
import { StyleVerbs } from "../parts/cards.tsx";
import { GarmentFacts } from "./garment-facts.tsx";

type GarmentCardProps = {
  item: ChanelItem;
  /** The fabrics of its group. */
  fabrics: readonly ChanelProduct[];
};

/** Where a garment is opened in the editor with its fabrics on their pieces. */
export function editorAddress({ design, fabrics }: Pick<ChanelItem, "design" | "fabrics">): string {
  const laid = laidText(
    Object.fromEntries(fabrics.flatMap(({ pieceKey, productId }) => (productId ? [[pieceKey, productId]] : []))),
  );
  const query = new URLSearchParams({ designId: design?.id ?? "", ...(laid && { fabrics: laid }) });
  return `/shapeDetails?${query}`;
}

/** A style or a saved design in its fabrics; opens in the editor with them. */
export function GarmentCard({ item, fabrics }: GarmentCardProps) {
  const { t } = useTranslation("showrooms");
  const { design, pictureUrl } = item;
  return (
    <li className="group relative min-w-0">
      <Link to={editorAddress(item)} className="block">
        <Picture src={pictureUrl ?? design?.designImg} alt="" fit="contain" className="aspect-[4/5]" />
        <GarmentFacts item={item} fabrics={fabrics} note={t("Open in the editor")} />
      </Link>
      {design && <StyleVerbs style={design} />}
    </li>
  );
}
