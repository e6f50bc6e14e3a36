import type { RoomGarment } from "@selvedge/contract";
import { useTranslation } from "../../../i18n.ts";
import type { Laid } from "../../../showroom/types.ts";
import { ALL_PIECES } from "../../../state/fabrics-laid.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { editorAddress } from "../garment-card.tsx";

type LayOnGarmentProps = {
  readonly productId: string;
  /** What stands by the hanger. */
  readonly garments: readonly RoomGarment[];
  /** Nothing of one's own: the editor stays shut. */
  readonly isByLink: boolean;
  /** The room is drawn, so that what is laid on a garment is seen. */
  readonly isDrawn: boolean;
  readonly laid: Laid | null;
  /** null takes it off again. */
  readonly onLay: (garment: RoomGarment | null) => void;
};

/** Lays what is in hand on a garment that stands there, to be seen in the room; or opens that garment in it in the editor, or the styles of the house. */
export function LayOnGarment({ productId, garments, isByLink, isDrawn, laid, onLay }: LayOnGarmentProps) {
  const { t } = useTranslation("showrooms");
  // Of a saved design too a new one is begun.
  const inIt = (garment: RoomGarment) =>
    editorAddress({ ...garment, isOwn: false, fabrics: [{ pieceKey: ALL_PIECES, productId }] });
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {isDrawn &&
        garments.map((garment) => {
          const isLaid = laid?.itemId === garment.itemId;
          return (
            <Button key={garment.itemId} aria-pressed={isLaid} onClick={() => onLay(isLaid ? null : garment)}>
              {isLaid ? t("Take it off {{garment}}", nameOf(garment)) : t("Lay on {{garment}}", nameOf(garment))}
            </Button>
          );
        })}
      {!isByLink &&
        garments.map((garment) => (
          <ButtonLink key={garment.itemId} to={inIt(garment)}>
            {t("Open {{garment}} in this fabric", nameOf(garment))}
          </ButtonLink>
        ))}
      {!isByLink && garments.length === 0 && (
        <ButtonLink to={`/designlist?productId=${productId}`}>{t("Open in the editor")}</ButtonLink>
      )}
    </div>
  );
}

/** On a form stands a style of the house, which has its name in every language. */
const nameOf = ({ design }: RoomGarment) => ({ garment: design.name });
