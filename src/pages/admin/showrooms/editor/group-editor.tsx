import { TrashIcon } from "@phosphor-icons/react/dist/csr/Trash";
import { type ComponentProps, Suspense, useState } from "react";
import { useTranslation } from "../../../../i18n.ts";
import { lazy } from "../../../../lazy-part.ts";
import { Button, IconButton } from "../../../../ui/button.tsx";
import { cx } from "../../../../ui/classes.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { type Draft, type DraftGroup, type DraftItem, fabricsIn, MAX_ITEMS } from "../draft.ts";
import { changed, moved } from "../order.ts";
import { ItemRow } from "./item-row.tsx";
import { DRAGGED, MoveGrip, useDragOrder, useTakeOut } from "./move-grip.tsx";
import { TextsField } from "./texts-field.tsx";
import type { Editing } from "./use-editing.ts";

const AddDrawer = lazy(() => import("../adding/add-drawer.tsx"));

const MAX_NAME = 80;
const MAX_STORY = 2_000;

type GroupEditorProps = {
  editing: Editing;
  group: DraftGroup;
  place: number;
  row: ReturnType<ReturnType<typeof useDragOrder>["rowOf"]>;
  grip: ComponentProps<typeof MoveGrip>;
  onRemove: () => void;
};

/** A style by its name in the language of whoever edits; anything else as it was hung. */
const nameOf = ({ kind, design, label }: DraftItem): string => (kind === "style" && design ? design.name : label);

/** One group: what it is called, its story line, and what hangs in it in its order. */
export function GroupEditor({ editing, group, place, row, grip, onRemove }: GroupEditorProps) {
  const { t } = useTranslation("roomdesk");
  const [isAdding, setAdding] = useState(false);
  const { draft, change, faults } = editing;
  const { key, items } = group;
  const path = `groups.${place}`;
  const ofGroup = (edit: (group: DraftGroup) => DraftGroup) =>
    change((now) => ({ ...now, groups: changed(now.groups, key, edit) }));
  const setItems = (edit: (items: readonly DraftItem[]) => readonly DraftItem[]) =>
    ofGroup((now) => ({ ...now, items: edit(now.items) }));
  const order = useDragOrder(
    items.map((item) => item.key),
    (itemKey, to) => setItems((now) => moved(now, itemKey, to)),
  );
  const { list, addButton, takeOut } = useTakeOut();
  const remove = (item: DraftItem, index: number) =>
    takeOut({
      ...{ name: nameOf(item), place: index },
      out: () => setItems((now) => changed(now, item.key, null)),
      back: () => setItems((now) => now.toSpliced(index, 0, item)),
    });
  const fabrics = fabricsIn(draft).flatMap((id) => draft.products[id] ?? []);
  const add = (added: readonly DraftItem[], products: Draft["products"]) => {
    change((now) => ({
      ...now,
      products: { ...now.products, ...products },
      groups: changed(now.groups, key, (one) => ({ ...one, items: [...one.items, ...added].slice(0, MAX_ITEMS) })),
    }));
    setAdding(false);
  };
  return (
    <li {...row} className={cx("border-t border-edge pt-3", DRAGGED)}>
      <section aria-label={grip.name}>
        <div className="flex items-start gap-2">
          <MoveGrip {...grip} />
          <div className="grid min-w-0 flex-1 gap-3">
            <TextsField
              label={t("Name of the group")}
              texts={group.name}
              maxLength={MAX_NAME}
              error={faults[`${path}.name.en`]}
              onChange={(name) => ofGroup((now) => ({ ...now, name }))}
            />
            <TextsField
              label={t("Story line")}
              texts={group.story}
              maxLength={MAX_STORY}
              isLong
              error={faults[`${path}.story.en`]}
              onChange={(story) => ofGroup((now) => ({ ...now, story }))}
            />
          </div>
          <IconButton
            label={t("Take out the group “{{name}}”", { name: grip.name })}
            icon={<Icon of={TrashIcon} size={20} />}
            onClick={onRemove}
            className="pointer-coarse:size-11"
          />
        </div>
        <p role="status" className="sr-only">
          {order.said}
        </p>
        <ol ref={list} className="mt-3 border-t border-line">
          {items.map((item, index) => (
            <ItemRow
              key={item.key}
              item={item}
              fabrics={fabrics}
              fault={faults[`${path}.items.${index}`] ?? null}
              row={order.rowOf(item.key)}
              grip={order.gripOf(item.key, nameOf(item))}
              onChange={(edit) => (edit ? setItems((now) => changed(now, item.key, edit)) : remove(item, index))}
            />
          ))}
        </ol>
        <div className="mt-3">
          <Button ref={addButton} size="small" disabled={items.length >= MAX_ITEMS} onClick={() => setAdding(true)}>
            {t("Add fabrics, styles or designs")}
          </Button>
        </div>
        {isAdding && (
          <Suspense>
            <AddDrawer group={group} draft={draft} name={grip.name} onAdd={add} onClose={() => setAdding(false)} />
          </Suspense>
        )}
      </section>
    </li>
  );
}
