import { FolderSimplePlusIcon } from "@phosphor-icons/react/dist/csr/FolderSimplePlus";
import type { GroupKind } from "@selvedge/contract";
import { lazy, type ReactElement, Suspense, useState } from "react";
import { useTranslation } from "../i18n.ts";
import { type ButtonSize, IconButton } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Menu } from "../ui/menu.tsx";
import { useGroups } from "./use-groups.ts";

const GroupNameDialog = lazy(() => import("./group-name-dialog.tsx"));

type SaveToGroupMenuProps = {
  /** Id of the fabric, of the style or of the showroom. */
  productId: string;
  kind?: GroupKind;
  name?: string;
  size?: ButtonSize;
  onCloth?: boolean;
  className?: string;
  /** A button of one's own in place of the icon. */
  trigger?: ReactElement<Record<string, unknown>>;
};

/** Which groups hold something, to be ticked and cleared one by one, or a new one. The groups are asked for when somebody reaches for the button. */
export function SaveToGroupMenu({ productId, kind = "fabric", name, size, onCloth, className, trigger }: SaveToGroupMenuProps) {
  const { t } = useTranslation("favourites");
  const [isWanted, setWanted] = useState(false);
  const [isNaming, setNaming] = useState(false);
  const { groups = [], put, toggle } = useGroups(kind, productId, isWanted);
  const label = name ? `${t("Save to a group")}: ${name}` : t("Save to a group");
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only loads the menu when the pointer or the focus comes to the button inside
    <span className="contents" onPointerEnter={() => setWanted(true)} onFocus={() => setWanted(true)}>
      <Menu
        trigger={
          trigger ?? (
            <IconButton
              label={label}
              icon={<Icon of={FolderSimplePlusIcon} size={20} />}
              size={size}
              onCloth={onCloth}
              className={className}
            />
          )
        }
        entries={[
          ...groups.map((group) => ({
            key: group.groupId,
            label: group.groupName,
            note: String(group.itemCount),
            chosen: group.contains ?? false,
            onSelect: () => void toggle(group),
          })),
          { key: "new", label: t("New group…"), onSelect: () => setNaming(true), apart: groups.length > 0 },
        ]}
      />
      {isNaming && (
        <Suspense>
          <GroupNameDialog kind={kind} onClose={() => setNaming(false)} onMade={put} />
        </Suspense>
      )}
    </span>
  );
}
