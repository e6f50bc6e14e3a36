import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import type { ChanelProduct } from "@selvedge/contract";
import { useTranslation } from "../../../i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { AgreedPrice } from "../agreed-price.tsx";
import type { OwnRoom } from "./use-own-room.ts";

type FabricNotesProps = {
  fabric: ChanelProduct;
  room: OwnRoom;
  /** Opens the comments on it. */
  onComment: (fabric: ChanelProduct) => void;
  /** Before it is taken off the short-list, with the button that was pressed. */
  onTakeOff?: (pressed: HTMLElement) => void;
};

/** Below a fabric of a company's room: what was agreed, that it is new, and for its people the short-list and their comments. */
export function FabricNotes({ fabric, room, onComment, onTakeOff }: FabricNotesProps) {
  const { t } = useTranslation("showrooms");
  const isChosen = room.chosenIds.includes(fabric.productId);
  return (
    <div className="mt-auto">
      <AgreedPrice fabric={fabric} />
      {room.newIds.includes(fabric.productId) && (
        <p className="mt-0.5 text-dense/[18px] font-medium">{t("New since your last visit")}</p>
      )}
      {room.isTheirs && (
        <div className="mt-1.5 flex flex-wrap gap-1.5">
          <Button
            size="small"
            tone={isChosen ? "main" : "plain"}
            icon={isChosen && <Icon of={CheckIcon} />}
            aria-pressed={isChosen}
            aria-label={`${t("Short-list")}: ${fabric.productCode}`}
            disabled={!room.isKnown}
            data-short-list=""
            onClick={({ currentTarget }) => {
              if (isChosen) onTakeOff?.(currentTarget);
              room.change(fabric.productId, !isChosen);
            }}
          >
            {t("Short-list")}
          </Button>
          <Button
            size="small"
            tone="quiet"
            aria-label={t("Comment on {{code}}", { code: fabric.productCode })}
            onClick={() => onComment(fabric)}
          >
            {t("Comment")}
          </Button>
        </div>
      )}
    </div>
  );
}
