import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import type { FavoriteGroup, GroupKind } from "@selvedge/contract";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "../../i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { GroupRow } from "./group-row.tsx";
import { useGroupOrder } from "./use-group-order.ts";

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
  const [isNaming, setNaming] = useState(false);
  const order = useGroupOrder(kind, groups);
  return (
    <nav aria-label={t("Groups")} className="min-w-0 max-desk:border-b max-desk:border-line max-desk:pb-3">
      <ul className="max-desk:flex max-desk:gap-2 max-desk:overflow-x-auto max-desk:ps-2">
        {groups.map((group) => (
          <GroupRow
            key={group.groupId}
            kind={kind}
            group={group}
            groups={groups}
            order={order}
            isChosen={group.groupId === chosen?.groupId}
            onChoose={onChoose}
          />
        ))}
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
