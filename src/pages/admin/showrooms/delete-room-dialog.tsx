import type { ChanelRow } from "@selvedge/contract";
import { useRef } from "react";
import { useSend } from "../../../api/call.ts";
import { deleteChanel, listChanelRecords } from "../../../api/calls.ts";
import { useTranslation } from "../../../i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { toast } from "../../../ui/toast.tsx";

type DeleteRoomDialogProps = { room: Pick<ChanelRow, "chanelId" | "name" | "version" | "state">; onClose: () => void };

/** Asks before a showroom is deleted for good. One that somebody saved in between is not deleted. */
export function DeleteRoomDialog({ room, onClose }: DeleteRoomDialogProps) {
  const { t } = useTranslation("roomdesk");
  const safe = useRef<HTMLButtonElement>(null);
  const remove = useSend(deleteChanel, [listChanelRecords]);
  const { chanelId, name, version } = room;
  const submit = () =>
    remove.mutate(
      { chanelId, version },
      {
        onSuccess: () => {
          toast({ text: t("“{{room}}” was deleted", { room: name }) });
          onClose();
        },
      },
    );
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("Delete “{{room}}”?", { room: name })}
      initialFocus={safe}
      actions={
        <>
          <Button ref={safe} onClick={onClose}>
            {t("Keep the showroom")}
          </Button>
          <Button tone="main" busy={remove.isPending} onClick={submit}>
            {t("Delete the showroom")}
          </Button>
        </>
      }
    >
      <p>
        {room.state === "published"
          ? t("Its customers see it now. It goes for good, with every link to it.")
          : t("It goes for good, with every link to it.")}
      </p>
      {remove.error && <ErrorState error={remove.error} className="mt-3" />}
    </Dialog>
  );
}
