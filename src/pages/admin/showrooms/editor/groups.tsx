import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { useTranslation } from "../../../../i18n.ts";
import { Button } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { Empty } from "../../../../ui/states.tsx";
import { type DraftGroup, MAX_GROUPS, newDraftKey } from "../draft.ts";
import { changed, moved } from "../order.ts";
import { GroupEditor } from "./group-editor.tsx";
import { useTakeOut } from "./move-grip.tsx";
import { useDragOrder } from "./use-drag-order.ts";
import type { Editing } from "./use-editing.ts";

/** The groups of a room in the order they are walked past. */
export function Groups({ editing }: { editing: Editing }) {
  const { t } = useTranslation("roomdesk");
  const { draft, change } = editing;
  const { groups } = draft;
  const nameOf = ({ name }: DraftGroup, place: number) => name.en || t("Group {{place}}", { place: place + 1 });
  const order = useDragOrder(
    groups.map(({ key }) => key),
    (key, to) => change((now) => ({ ...now, groups: moved(now.groups, key, to) })),
  );
  const add = () => {
    const group = { key: newDraftKey(), groupId: null, name: { en: "" }, story: { en: "" }, items: [] };
    change((now) => ({ ...now, groups: [...now.groups, group] }));
  };
  const { list, addButton, takeOut } = useTakeOut();
  const remove = (group: DraftGroup, place: number) =>
    takeOut({
      ...{ name: nameOf(group, place), place },
      out: () => change((now) => ({ ...now, groups: changed(now.groups, group.key, null) })),
      back: () => change((now) => ({ ...now, groups: now.groups.toSpliced(place, 0, group) })),
    });
  return (
    <section aria-label={t("Groups")}>
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 className="voice-name text-head">{t("Groups")}</h2>
        <Button ref={addButton} size="small" icon={<Icon of={PlusIcon} />} disabled={groups.length >= MAX_GROUPS} onClick={add}>
          {t("New group")}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {order.said}
      </p>
      {groups.length === 0 && (
        <Empty title={t("No group yet")}>
          {t("A group is a wall or a rail of the room: a name, a story line and what hangs there.")}
        </Empty>
      )}
      <ol ref={list} className="grid grid-cols-1 gap-8">
        {groups.map((group, place) => (
          <GroupEditor
            key={group.key}
            editing={editing}
            group={group}
            place={place}
            row={order.rowOf(group.key)}
            grip={order.gripOf(group.key, nameOf(group, place))}
            onRemove={() => remove(group, place)}
          />
        ))}
      </ol>
    </section>
  );
}
