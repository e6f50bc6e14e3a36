import { FolderSimplePlusIcon } from "@phosphor-icons/react/dist/csr/FolderSimplePlus";
import type { GroupKind } from "@selvedge/contract";
import { lazy, type ReactElement, Suspense, useState } from "react";
import { useCall } from "../api/call.ts";
import { getFavoriteGroup } from "../api/calls.ts";
import { asApiError } from "../api/error.ts";
import { useTranslation } from "../i18n.ts";
import { type ButtonSize, IconButton } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Menu } from "../ui/menu.tsx";
import { toast } from "../ui/toast.tsx";
import { drop, keep, refreshFavourites, touchHeart } from "./hearts.ts";

const GroupNameDialog = lazy(() => import("./group-name-dialog.tsx"));

type SaveToGroupMenuProps = {
  productId: string;
  kind?: GroupKind;
  name?: string;
  size?: ButtonSize;
  onCloth?: boolean;
  /** A button of one's own in place of the icon. */
  trigger?: ReactElement<Record<string, unknown>>;
};

/** Which groups hold something, to be ticked and cleared one by one, or a new one. The groups are asked for when somebody reaches for the button. */
export function SaveToGroupMenu({ productId, kind = "fabric", name, size, onCloth, trigger }: SaveToGroupMenuProps) {
  const { t } = useTranslation("favourites");
  const [isWanted, setWanted] = useState(false);
  const [isNaming, setNaming] = useState(false);
  const { data: groups } = useCall(getFavoriteGroup, { kind, productId }, { enabled: isWanted, staleTimeMs: 0 });

  const put = async (groupId: string | undefined, groupName: string) => {
    await keep(kind, productId, groupId);
    touchHeart(productId, true);
    await refreshFavourites();
    toast({ text: t("Kept in “{{group}}”", { group: groupName }) });
  };
  const toggle = async (groupId: string, groupName: string, isIn: boolean) => {
    try {
      if (!isIn) return await put(groupId, groupName);
      await drop(kind, productId, groupId);
      const others = groups?.some((group) => group.contains && group.groupId !== groupId) ?? false;
      touchHeart(productId, others);
      await refreshFavourites();
      toast({ text: t("Removed from “{{group}}”", { group: groupName }) });
    } catch (thrown) {
      toast({ tone: "fault", text: asApiError(thrown).message });
    }
  };
  const label = name ? `${t("Save to a group")}: ${name}` : t("Save to a group");
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that somebody reaches for the button inside
    <span className="contents" onPointerEnter={() => setWanted(true)} onFocus={() => setWanted(true)}>
      <Menu
        trigger={
          trigger ?? (
            <IconButton label={label} icon={<Icon of={FolderSimplePlusIcon} size={20} />} size={size} onCloth={onCloth} />
          )
        }
        entries={[
          ...(groups ?? []).map((group) => ({
            key: group.groupId,
            label: group.groupName,
            note: String(group.itemCount),
            chosen: group.contains ?? false,
            onSelect: () => void toggle(group.groupId, group.groupName, group.contains ?? false),
          })),
          { key: "new", label: t("New group…"), onSelect: () => setNaming(true), apart: (groups?.length ?? 0) > 0 },
        ]}
      />
      {isNaming && (
        <Suspense>
          <GroupNameDialog kind={kind} onClose={() => setNaming(false)} onMade={(group) => put(group.groupId, group.groupName)} />
        </Suspense>
      )}
    </span>
  );
}
