import { DotsThreeIcon } from "@phosphor-icons/react/dist/csr/DotsThree";
import type { FavoriteGroup, GroupKind } from "@selvedge/contract";
import { lazy, Suspense, useState } from "react";
import { call } from "../../api/call.ts";
import { editFavoriteGroup } from "../../api/calls.ts";
import { asApiError } from "../../api/error.ts";
import { refreshFavourites } from "../../favourites/hearts.ts";
import { useTranslation } from "../../i18n.ts";
import { IconButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Menu } from "../../ui/menu.tsx";
import { toast } from "../../ui/toast.tsx";

const GroupNameDialog = lazy(() => import("../../favourites/group-name-dialog.tsx"));
const DeleteGroupDialog = lazy(() => import("./delete-group-dialog.tsx"));
const ShareGroupDialog = lazy(() => import("./share-group-dialog.tsx"));
const HandOverDialog = lazy(() => import("./hand-over-dialog.tsx"));

type GroupMenuProps = {
  kind: GroupKind;
  group: FavoriteGroup;
  groups: readonly FavoriteGroup[];
  /** Moves the group one up or down; null for the one that stays first. */
  onMove: ((step: -1 | 1) => void) | null;
  onDeleted: () => void;
};

/** What can be done to a group as a whole. */
export function GroupMenu({ kind, group, groups, onMove, onDeleted }: GroupMenuProps) {
  const { t } = useTranslation("favourites");
  const [open, setOpen] = useState<"rename" | "delete" | "share" | "hand" | null>(null);
  const close = () => setOpen(null);
  const makeDefault = async () => {
    try {
      await call(editFavoriteGroup, { groupId: group.groupId, isDefault: true, version: group.version });
      await refreshFavourites();
      toast({ text: t("New favorites now go to “{{group}}”", { group: group.groupName }) });
    } catch (thrown) {
      toast({ tone: "fault", text: asApiError(thrown).message });
    }
  };
  return (
    <>
      <Menu
        trigger={
          <IconButton
            label={t("More about {{group}}", { group: group.groupName })}
            icon={<Icon of={DotsThreeIcon} size={20} />}
            size="small"
            className="text-ink-2"
          />
        }
        entries={[
          { key: "rename", label: t("Rename"), onSelect: () => setOpen("rename") },
          ...(onMove
            ? [
                { key: "up", label: t("Move up"), onSelect: () => onMove(-1) },
                { key: "down", label: t("Move down"), onSelect: () => onMove(1) },
                { key: "default", label: t("Set as default group"), onSelect: () => void makeDefault() },
              ]
            : []),
          ...(kind !== "showroom"
            ? [{ key: "share", label: t("Share by link"), onSelect: () => setOpen("share"), apart: true }]
            : []),
          { key: "hand", label: t("Transfer to…"), onSelect: () => setOpen("hand"), apart: kind === "showroom" },
          ...(onMove ? [{ key: "delete", label: t("Delete the group"), onSelect: () => setOpen("delete"), apart: true }] : []),
        ]}
      />
      <Suspense>
        {open === "rename" && <GroupNameDialog kind={kind} group={group} onClose={close} />}
        {open === "delete" && <DeleteGroupDialog group={group} groups={groups} onClose={close} onDeleted={onDeleted} />}
        {open === "share" && <ShareGroupDialog group={group} onClose={close} />}
        {open === "hand" && <HandOverDialog group={group} onClose={close} />}
      </Suspense>
    </>
  );
}
