import type { FavoriteGroup } from "@selvedge/contract";
import { useRef, useState } from "react";
import { deleteFavoriteGroup } from "../../api/calls.ts";
import { useSend } from "../../api/index.ts";
import { refreshFavourites } from "../../favourites/hearts.ts";
import { useTranslation } from "../../i18n.ts";
import { touchHeart } from "../../state/hearts.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/choices.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Select } from "../../ui/select.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { toast } from "../../ui/toast.tsx";

type DeleteGroupDialogProps = {
  group: FavoriteGroup;
  groups: readonly FavoriteGroup[];
  onClose: () => void;
  onDeleted: () => void;
};

/** Deletes a group: what it holds moves to another one, unless it shall go too. */
export default function DeleteGroupDialog({ group, groups, onClose, onDeleted }: DeleteGroupDialogProps) {
  const { t } = useTranslation("favourites");
  const others = groups.filter(({ groupId }) => groupId !== group.groupId);
  const [target, setTarget] = useState(others[0]?.groupId ?? null);
  const [isForced, setForced] = useState(false);
  const remove = useSend(deleteFavoriteGroup);
  const safe = useRef<HTMLButtonElement>(null);
  const submit = () =>
    remove.mutate(
      { groupId: group.groupId, ...(isForced || !target ? { force: true } : { moveTo: target }) },
      {
        onSuccess: async ({ dropped }) => {
          for (const id of dropped) touchHeart(id, false);
          onDeleted();
          await refreshFavourites();
          toast({ text: t("“{{group}}” was deleted", { group: group.groupName }) });
          onClose();
        },
      },
    );
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("Delete “{{group}}”?", { group: group.groupName })}
      initialFocus={safe}
      actions={
        <>
          <Button ref={safe} onClick={onClose}>
            {t("Keep the group")}
          </Button>
          <Button tone="main" busy={remove.isPending} onClick={submit}>
            {t("Delete the group")}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {group.itemCount === 0 ? (
          <p>{t("It is empty.")}</p>
        ) : (
          <>
            <Select
              label={t("Move its items to")}
              value={target}
              disabled={isForced}
              choices={others.map(({ groupId, groupName, itemCount }) => ({
                value: groupId,
                label: groupName,
                count: itemCount,
              }))}
              onChange={setTarget}
            />
            <Checkbox
              label={t("Delete its items too ({{count}})", { count: group.itemCount })}
              checked={isForced}
              onChange={setForced}
            />
          </>
        )}
        {remove.error && <ErrorState error={remove.error} />}
      </div>
    </Dialog>
  );
}
