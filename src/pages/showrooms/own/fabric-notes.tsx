import type { ChanelProduct } from "@selvedge/contract";
import { useState } from "react";
import { useTranslation } from "../../../i18n.ts";
import { Thread } from "../../../threads/thread.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { AgreedPrice } from "../agreed-price.tsx";
import type { OwnRoom } from "./use-own-room.ts";

/** Below a fabric of a company's room: what was agreed, that it is new, and for its people the short-list and their comments. */
export function FabricNotes({ fabric, room }: { fabric: ChanelProduct; room: OwnRoom }) {
  const { t } = useTranslation("showrooms");
  const isChosen = room.chosenIds.includes(fabric.productId);
  return (
    <>
      <AgreedPrice fabric={fabric} />
      {room.newIds.includes(fabric.productId) && (
        <p className="mt-0.5 text-dense/[18px] font-medium">{t("New since your last visit")}</p>
      )}
      {room.isTheirs && (
        <div className="mt-1.5 flex flex-wrap gap-1.5">
          <Button
            size="small"
            tone={isChosen ? "main" : "plain"}
            aria-pressed={isChosen}
            aria-label={`${t("Short-list")}: ${fabric.productCode}`}
            disabled={room.isChanging}
            onClick={() => room.change([fabric.productId], !isChosen)}
          >
            {t("Short-list")}
          </Button>
          <CommentButton fabric={fabric} />
        </div>
      )}
    </>
  );
}

/** Opens what the company's people and the mill say to each other of a fabric. */
function CommentButton({ fabric }: { fabric: ChanelProduct }) {
  const { t } = useTranslation("showrooms");
  const [isOpen, setOpen] = useState(false);
  const title = t("Comment on {{code}}", { code: fabric.productCode });
  return (
    <>
      <Button size="small" tone="quiet" aria-label={title} onClick={() => setOpen(true)}>
        {t("Comment")}
      </Button>
      {isOpen && (
        <Dialog open onOpenChange={setOpen} title={title} holds>
          <Thread subject={{ kind: "fabric", id: fabric.productId }} />
        </Dialog>
      )}
    </>
  );
}
