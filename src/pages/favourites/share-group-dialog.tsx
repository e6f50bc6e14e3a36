import type { FavoriteGroup } from "@selvedge/contract";
import { getFavoriteGroup } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import LinkDialog from "../parts/link-dialog.tsx";

/** Makes a link to a group of fabrics or styles that opens without an account, and lists those there are. */
export default function ShareGroupDialog({ group, onClose }: { group: FavoriteGroup; onClose: () => void }) {
  const { t } = useTranslation("favourites");
  return (
    <LinkDialog
      kind="group"
      id={group.groupId}
      title={t("Share “{{group}}”?", { group: group.groupName })}
      shows={
        group.kind === "style"
          ? t(
              "Anyone with the link sees the styles of this group in pictures and in 3D, your company’s own among them, without your notes.",
            )
          : t("Anyone with the link sees the fabrics of this group, without prices, your notes and your sale prices.")
      }
      name={group.groupName}
      refreshes={[getFavoriteGroup]}
      onClose={onClose}
    />
  );
}
