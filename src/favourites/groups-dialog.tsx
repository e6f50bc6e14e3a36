import type { GroupKind } from "@selvedge/contract";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "../i18n.ts";
import { Button } from "../ui/button.tsx";
import { Checkbox } from "../ui/choices.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { ErrorState, Skeleton } from "../ui/states.tsx";
import { useGroups } from "./use-groups.ts";

const GroupNameDialog = lazy(() => import("./group-name-dialog.tsx"));

type GroupsDialogProps = { kind: GroupKind; id: string; name: string; onClose: () => void };

/** Which groups hold something, to be ticked and cleared, or a new one: for where no menu has room. */
export default function GroupsDialog({ kind, id, name, onClose }: GroupsDialogProps) {
  const { t } = useTranslation("favourites");
  const { groups, error, put, toggle } = useGroups(kind, id, true);
  const [isNaming, setNaming] = useState(false);
  /** Ticks the server has not answered yet. */
  const [ticks, setTicks] = useState<ReadonlyMap<string, boolean>>(new Map());
  const tick = async (group: NonNullable<typeof groups>[number], isIn: boolean) => {
    setTicks((before) => new Map(before).set(group.groupId, isIn));
    await toggle(group);
    setTicks((before) => new Map([...before].filter(([groupId]) => groupId !== group.groupId)));
  };
  return (
    <>
      <Dialog
        open
        onOpenChange={(isOpen) => !isOpen && onClose()}
        title={t("Save to a group")}
        actions={
          <>
            <Button onClick={() => setNaming(true)}>{t("New group…")}</Button>
            <Button tone="main" onClick={onClose}>
              {t("Done")}
            </Button>
          </>
        }
      >
        <p dir="auto" className="mb-2 rtl:text-right">
          {name}
        </p>
        {!groups && !error && <Skeleton className="h-16" />}
        {error && !groups && <ErrorState error={error} />}
        <ul>
          {groups?.map((group) => (
            <li key={group.groupId}>
              <Checkbox
                label={<span dir="auto">{group.groupName}</span>}
                checked={ticks.get(group.groupId) ?? group.contains ?? false}
                count={group.itemCount}
                onChange={(isIn) => void tick(group, isIn)}
              />
            </li>
          ))}
        </ul>
      </Dialog>
      {isNaming && (
        <Suspense>
          <GroupNameDialog kind={kind} onClose={() => setNaming(false)} onMade={put} />
        </Suspense>
      )}
    </>
  );
}
