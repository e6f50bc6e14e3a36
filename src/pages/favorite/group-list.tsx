import { DotsSixVerticalIcon } from "@phosphor-icons/react/dist/csr/DotsSixVertical";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import type { FavoriteGroup, GroupKind } from "@selvedge/contract";
import { useQueryClient } from "@tanstack/react-query";
import { type DragEvent, type KeyboardEvent, lazy, Suspense, useState } from "react";
import { call, keyOf } from "../../api/call.ts";
import { getFavoriteGroup, getNavMenuDataOrder } from "../../api/calls.ts";
import { asApiError } from "../../api/error.ts";
import { useTranslation } from "../../i18n.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { cx } from "../../ui/classes.ts";
import { Icon } from "../../ui/icon.tsx";
import { toast } from "../../ui/toast.tsx";
import { GroupMenu } from "./group-menu.tsx";

const GroupNameDialog = lazy(() => import("../../favourites/group-name-dialog.tsx"));

type GroupListProps = {
  kind: GroupKind;
  groups: readonly FavoriteGroup[];
  chosen: FavoriteGroup | undefined;
  onChoose: (groupId: string) => void;
};

/** The groups in their order. They are reordered by dragging the grip, by its arrow keys, or from their menu; the default one stays first. */
export function GroupList({ kind, groups, chosen, onChoose }: GroupListProps) {
  const { t } = useTranslation("favourites");
  const client = useQueryClient();
  const [isNaming, setNaming] = useState(false);
  const [dragged, setDragged] = useState<string | null>(null);
  const movable = groups.filter((group) => !group.isDefault);

  const place = async (groupId: string, to: number) => {
    const from = movable.findIndex((group) => group.groupId === groupId);
    if (from < 0 || to < 0 || to >= movable.length || to === from) return;
    const rest = movable.filter((group) => group.groupId !== groupId);
    const wanted = [...rest.slice(0, to), movable[from] as FavoriteGroup, ...rest.slice(to)];
    client.setQueryData(keyOf(getFavoriteGroup, { kind }), [...groups.filter((group) => group.isDefault), ...wanted]);
    try {
      await call(getNavMenuDataOrder, { kind, order: wanted.map((group) => group.groupId) });
    } catch (thrown) {
      toast({ tone: "fault", text: asApiError(thrown).message });
      await client.invalidateQueries({ queryKey: keyOf(getFavoriteGroup) });
    }
  };
  const placeOf = (groupId: string) => movable.findIndex((group) => group.groupId === groupId);
  const onGripKey = (event: KeyboardEvent, groupId: string) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    void place(groupId, placeOf(groupId) + step);
  };
  const dropOn = (event: DragEvent, groupId: string) => {
    event.preventDefault();
    if (dragged) void place(dragged, placeOf(groupId));
    setDragged(null);
  };
  return (
    <nav aria-label={t("Groups")} className="min-w-0 max-desk:border-b max-desk:border-line max-desk:pb-3">
      <ul className="max-desk:flex max-desk:gap-2 max-desk:overflow-x-auto max-desk:ps-2">
        {groups.map((group) => {
          const isChosen = group.groupId === chosen?.groupId;
          return (
            <li
              key={group.groupId}
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
              {!group.isDefault && movable.length > 1 && (
                <IconButton
                  label={t("Move {{group}}: arrow keys up and down", { group: group.groupName })}
                  icon={<Icon of={DotsSixVerticalIcon} />}
                  size="small"
                  onPointerDown={() => setDragged(group.groupId)}
                  onPointerUp={() => setDragged(null)}
                  onKeyDown={(event) => onGripKey(event, group.groupId)}
                  className="cursor-grab text-ink-3 opacity-0 focus-visible:opacity-100 group-hover:opacity-100 max-desk:hidden"
                />
              )}
              <GroupMenu
                kind={kind}
                group={group}
                groups={groups}
                onMove={group.isDefault ? null : (step) => void place(group.groupId, placeOf(group.groupId) + step)}
                onDeleted={() => onChoose(groups[0]?.groupId ?? "")}
              />
            </li>
          );
        })}
      </ul>
      <Button
        size="small"
        icon={<Icon of={PlusIcon} />}
        onClick={() => setNaming(true)}
        className={groups.length > 0 ? "mt-4 max-desk:mt-2" : undefined}
      >
        {t("New group")}
      </Button>
      {isNaming && (
        <Suspense>
          <GroupNameDialog kind={kind} onClose={() => setNaming(false)} onMade={({ groupId }) => onChoose(groupId)} />
        </Suspense>
      )}
    </nav>
  );
}
