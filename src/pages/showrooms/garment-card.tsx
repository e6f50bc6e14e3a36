import type { ChanelItem, ChanelProduct } from "@selvedge/contract";
import { Link } from "react-router-dom";
import { useTranslation } from "../../i18n.ts";
import { laidText } from "../../state/fabrics-laid.ts";
import { Picture } from "../../ui/picture.tsx";
import { StyleVerbs } from "../parts/cards.tsx";
import { addressOfDesign } from "../parts/proposal.tsx";
import { GarmentFacts } from "./garment-facts.tsx";

type GarmentCardProps = {
  item: ChanelItem;
  /** The fabrics of its group. */
  fabrics: readonly ChanelProduct[];
};

/** Where a garment is opened in the editor: a saved design of one's own company itself, any other in its size with its fabrics on their pieces. */
export function editorAddress({
  design,
  fabrics,
  size,
  proposalId,
  isOwn,
}: Pick<ChanelItem, "design" | "fabrics" | "size" | "proposalId" | "isOwn">): string {
  if (design && isOwn && proposalId) return addressOfDesign({ designId: design.id, proposalId });
  const laid = laidText(
    Object.fromEntries(fabrics.flatMap(({ pieceKey, productId }) => (productId ? [[pieceKey, productId]] : []))),
  );
  const query = new URLSearchParams({ designId: design?.id ?? "", ...(size && { size }), ...(laid && { fabrics: laid }) });
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
