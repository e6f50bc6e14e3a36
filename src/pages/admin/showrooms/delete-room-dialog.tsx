import type { ChanelRecord, ChanelRow } from "@selvedge/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { keyOf, useSend } from "../../../api/call.ts";
import { deleteChanel, listChanelRecords } from "../../../api/calls.ts";
import { useTranslation } from "../../../i18n.ts";
import { useFormat } from "../../../i18n-format.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { toast } from "../../../ui/toast.tsx";

type DeleteRoomDialogProps = { room: Pick<ChanelRow, "chanelId" | "name" | "version" | "state">; onClose: () => void };

/** Asks before a showroom is deleted for good. One that somebody saved in between is not: who and when is said, and asked once more. */
export function DeleteRoomDialog({ room, onClose }: DeleteRoomDialogProps) {
  const { t } = useTranslation("roomdesk");
  const safe = useRef<HTMLButtonElement>(null);
  const remove = useSend(deleteChanel, [listChanelRecords]);
  const client = useQueryClient();
  /** How the room is now, where somebody saved it since it was listed. */
  const [newer, setNewer] = useState<ChanelRecord | null>(null);
  const { chanelId, name } = room;
  const { version, state } = newer ?? room;
  const submit = () =>
    remove.mutate(
      { chanelId, version },
      {
        onSuccess: () => {
          toast({ text: t("“{{room}}” was deleted", { room: name }) });
          onClose();
        },
        onError: (refused) => {
          if (!refused.is("stale")) return;
          setNewer(refused.data as ChanelRecord);
          void client.invalidateQueries({ queryKey: keyOf(listChanelRecords) });
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
        {state === "published"
          ? t("Its customers see it now. It goes for good, with every link to it.")
          : t("It goes for good, with every link to it.")}
      </p>
      {newer && <SavedSince newer={newer} />}
      {remove.error && !remove.error.is("stale") && <ErrorState error={remove.error} className="mt-3" />}
    </Dialog>
  );
}

function SavedSince({ newer: { changedBy, updatedAt } }: { newer: ChanelRecord }) {
  const { t } = useTranslation("roomdesk");
  const { date } = useFormat();
  const when = date(updatedAt, true);
  return (
    <p role="alert" className="mt-3 text-fault">
      {changedBy
        ? t("{{name}} saved this showroom on {{when}}.", { name: changedBy, when })
        : t("Somebody saved this showroom on {{when}}.", { when })}
    </p>
  );
}
