import { DotsSixVerticalIcon } from "@phosphor-icons/react/dist/csr/DotsSixVertical";
import type { FavoriteGroup, GroupKind } from "@selvedge/contract";
import type { KeyboardEvent } from "react";
import { useTranslation } from "../../i18n.ts";
import { IconButton } from "../../ui/button.tsx";
import { cx } from "../../ui/classes.ts";
import { Icon } from "../../ui/icon.tsx";
import { GroupMenu } from "./group-menu.tsx";
import type { GroupOrder } from "./use-group-order.ts";

type GroupRowProps = {
  readonly kind: GroupKind;
  readonly group: FavoriteGroup;
  readonly groups: readonly FavoriteGroup[];
  readonly order: GroupOrder;
  readonly isChosen: boolean;
  readonly onChoose: (groupId: string) => void;
};

/** One group: chosen by its name, moved by its grip, changed from its menu. */
export function GroupRow({ kind, group, groups, order, isChosen, onChoose }: GroupRowProps) {
  const { t } = useTranslation("favourites");
  const { isMovable, dragged, setDragged, dropOn, move } = order;
  const onGripKey = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    move(group.groupId, step);
  };
  return (
    <li
      draggable={!group.isDefault && dragged === group.groupId}
      onDragOver={(event) => dragged && !group.isDefault && event.preventDefault()}
      onDrop={(event) => dropOn(event, group.groupId)}
      onDragEnd={() => setDragged(null)}
      className={cx(
        "group flex min-h-9 items-center gap-1 pointer-coarse:min-h-11 max-desk:shrink-0",
        isChosen && "desk:thread-edge max-desk:thread-under",
      )}
    >
      <button
        type="button"
        aria-current={isChosen ? "true" : undefined}
        onClick={() => onChoose(group.groupId)}
        className={cx(
          "flex min-h-8 min-w-0 flex-1 items-center gap-2 text-start pointer-coarse:min-h-11",
          isChosen ? "font-medium text-ink" : "text-ink-2 hover:text-ink",
        )}
      >
        <span dir="auto" className="truncate" title={group.groupName}>
          {group.groupName}
        </span>
        <span className="font-cond text-note text-ink-3">{group.itemCount}</span>
      </button>
      {!group.isDefault && isMovable && (
        <IconButton
          label={t("Move {{group}}: arrow keys up and down", { group: group.groupName })}
          icon={<Icon of={DotsSixVerticalIcon} />}
          size="small"
          onPointerDown={() => setDragged(group.groupId)}
          onPointerUp={() => setDragged(null)}
          onKeyDown={onGripKey}
          className="cursor-grab text-ink-3 opacity-0 focus-visible:opacity-100 group-hover:opacity-100 max-desk:hidden"
        />
      )}
      <GroupMenu
        kind={kind}
        group={group}
        groups={groups}
        onMove={group.isDefault ? null : (step) => move(group.groupId, step)}
        onDeleted={() => onChoose(groups[0]?.groupId ?? "")}
      />
    </li>
  );
}
