import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { CaretUpIcon } from "@phosphor-icons/react/dist/csr/CaretUp";
import { DotsSixVerticalIcon } from "@phosphor-icons/react/dist/csr/DotsSixVertical";
import { type DragEvent, type KeyboardEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "../../../../i18n.ts";
import { IconButton } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { toast } from "../../../../ui/toast.tsx";

/** A row that is dragged, and a line where it comes to lie. */
export const DRAGGED =
  "data-dragged:opacity-50 data-[lands=above]:shadow-[0_-2px_0_var(--color-thread)] data-[lands=below]:shadow-[0_2px_0_var(--color-thread)]";

/** How things are put into order: dragged by their grips onto another one's place, or moved with the keyboard. */
export function useDragOrder(keys: readonly string[], onMove: (key: string, to: number) => void) {
  const { t } = useTranslation("roomdesk");
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const letGo = () => {
    setDragged(null);
    setOver(null);
  };
  /** At which edge of a row what is dragged over it comes to lie. */
  const edgeOf = (key: string) => {
    if (dragged === null || key !== over || key === dragged) return undefined;
    return keys.indexOf(dragged) < keys.indexOf(key) ? "below" : "above";
  };
  return {
    said,
    rowOf: (key: string) => ({
      draggable: dragged === key,
      "data-dragged": dragged === key && over !== null ? "" : undefined,
      "data-lands": edgeOf(key),
      onDragOver: (event: DragEvent) => {
        if (!dragged || !keys.includes(dragged)) return;
        event.preventDefault();
        setOver(key);
      },
      onDrop: (event: DragEvent) => {
        if (!dragged) return;
        event.preventDefault();
        event.stopPropagation();
        onMove(dragged, keys.indexOf(key));
        letGo();
      },
      onDragEnd: letGo,
    }),
    gripOf: (key: string, name: string) => ({
      name,
      onHold: () => setDragged(key),
      onRelease: letGo,
      onStep: (step: number) => {
        const to = keys.indexOf(key) + step;
        if (to < 0 || to >= keys.length) return;
        onMove(key, to);
        setSaid(t("{{name}}: place {{place}} of {{total}}", { name, place: to + 1, total: keys.length }));
      },
    }),
  };
}

type TakingOut = {
  name: string;
  place: number;
  out: () => void;
  /** Puts it back alone: what was changed elsewhere since stays. */
  back: () => void;
};

/** How things are taken out of a list and put back. The focus goes to the grip at that place, the last one's, or the button for new ones. */
export function useTakeOut() {
  const { t } = useTranslation("roomdesk");
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const changeAt = (place: number, change: () => void) => {
    flushSync(change);
    const rows = [...(list.current?.children ?? [])];
    const grip = rows[Math.min(place, rows.length - 1)]?.querySelector("button");
    (grip ?? addButton.current)?.focus();
  };
  const takeOut = ({ name, place, out, back }: TakingOut) => {
    changeAt(place, out);
    toast({
      text: t("“{{name}}” was taken out", { name }),
      action: { label: t("Undo"), onAction: () => changeAt(place, back) },
    });
  };
  return { list, addButton, takeOut };
}

type MoveGripProps = { name: string; onHold: () => void; onRelease: () => void; onStep: (step: number) => void };

/** What a thing is moved by: dragged, with the arrow keys, or by a finger's buttons; the focus stays on what moved it. */
export function MoveGrip({ name, onHold, onRelease, onStep }: MoveGripProps) {
  const { t } = useTranslation("roomdesk");
  const move = (button: HTMLButtonElement, step: number) => {
    // A node that is put elsewhere in the page loses the focus.
    flushSync(() => onStep(step));
    button.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    move(event.currentTarget, step);
  };
  return (
    <>
      <IconButton
        label={t("Move {{name}}: arrow keys up and down", { name })}
        icon={<Icon of={DotsSixVerticalIcon} size={20} />}
        size="small"
        onPointerDown={onHold}
        onPointerUp={onRelease}
        onKeyDown={onKeyDown}
        className="cursor-grab text-ink-3 pointer-coarse:sr-only"
      />
      {/* A finger scrolls where a mouse drags. */}
      <span className="hidden pointer-coarse:grid">
        <IconButton
          label={t("Move {{name}} up", { name })}
          icon={<Icon of={CaretUpIcon} />}
          onClick={({ currentTarget }) => move(currentTarget, -1)}
          className="h-9 w-11"
        />
        <IconButton
          label={t("Move {{name}} down", { name })}
          icon={<Icon of={CaretDownIcon} />}
          onClick={({ currentTarget }) => move(currentTarget, 1)}
          className="h-9 w-11"
        />
      </span>
    </>
  );
}
