import type { FavoriteGroup, GroupKind } from "@selvedge/contract";
import { call } from "../api/call.ts";
import { addFavoriteGroup, addShowroomFavoriteGroup, addStyleFavoriteGroup, editFavoriteGroup } from "../api/calls.ts";
import { asApiError } from "../api/error.ts";
import { useTranslation } from "../i18n.ts";
import { NameDialog } from "../ui/name-dialog.tsx";
import { refreshFavourites } from "./hearts.ts";

type GroupNameDialogProps = {
  kind: GroupKind;
  /** The group to rename; without it a new one is made. */
  group?: { groupId: string; groupName: string; version: number };
  onClose: () => void;
  onMade?: (group: FavoriteGroup) => Promise<void> | void;
};

const makeOf = (kind: GroupKind, groupName: string) => {
  if (kind === "style") return call(addStyleFavoriteGroup, { groupName });
  if (kind === "showroom") return call(addShowroomFavoriteGroup, { groupName });
  return call(addFavoriteGroup, { groupName });
};

/** Asks for the name of a group: of a new one, or another one for one there is. */
export default function GroupNameDialog({ kind, group, onClose, onMade }: GroupNameDialogProps) {
  const { t } = useTranslation("favourites");
  const give = async (groupName: string) => {
    const made = group
      ? await call(editFavoriteGroup, { groupId: group.groupId, groupName, version: group.version })
      : await makeOf(kind, groupName);
    await onMade?.(made);
    await refreshFavourites();
  };
  const faultOf = (thrown: unknown) => {
    const failure = asApiError(thrown);
    return failure.is("nameUsed") ? t("You have a group of this name already.") : failure.message;
  };
  return (
    <NameDialog
      title={group ? t("Rename the group") : t("New group")}
      label={t("Group name")}
      name={group?.groupName ?? ""}
      cancel={t("Cancel")}
      verb={group ? t("Rename") : t("Create group")}
      missing={t("Please input the group’s name.")}
      onName={give}
      faultOf={faultOf}
      onClose={onClose}
    />
  );
}
