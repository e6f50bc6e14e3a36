import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { CaretUpIcon } from "@phosphor-icons/react/dist/csr/CaretUp";
import { DotsSixVerticalIcon } from "@phosphor-icons/react/dist/csr/DotsSixVertical";
import { type DragEvent, type KeyboardEvent, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "../../../../i18n.ts";
import { IconButton } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";

/** How things are put into order: dragged by their grips onto another one's place, or moved with the keyboard. */
export function useDragOrder(keys: readonly string[], onMove: (key: string, to: number) => void) {
  const { t } = useTranslation("roomdesk");
  const [dragged, setDragged] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  return {
    said,
    rowOf: (key: string) => ({
      draggable: dragged === key,
      onDragOver: (event: DragEvent) => {
        if (dragged && keys.includes(dragged)) event.preventDefault();
      },
      onDrop: (event: DragEvent) => {
        if (!dragged) return;
        event.preventDefault();
        event.stopPropagation();
        onMove(dragged, keys.indexOf(key));
        setDragged(null);
      },
      onDragEnd: () => setDragged(null),
    }),
    gripOf: (key: string, name: string) => ({
      name,
      onHold: () => setDragged(key),
      onRelease: () => setDragged(null),
      onStep: (step: number) => {
        const to = keys.indexOf(key) + step;
        if (to < 0 || to >= keys.length) return;
        onMove(key, to);
        setSaid(t("{{name}}: place {{place}} of {{total}}", { name, place: to + 1, total: keys.length }));
      },
    }),
  };
}

type MoveGripProps = { name: string; onHold: () => void; onRelease: () => void; onStep: (step: number) => void };

/** What a thing is moved by: dragged, or with the arrow keys, which keep the focus on it. */
export function MoveGrip({ name, onHold, onRelease, onStep }: MoveGripProps) {
  const { t } = useTranslation("roomdesk");
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const grip = event.currentTarget;
    // A node that is put elsewhere in the page loses the focus.
    flushSync(() => onStep(step));
    grip.focus();
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
          onClick={() => onStep(-1)}
          className="h-9 w-11"
        />
        <IconButton
          label={t("Move {{name}} down", { name })}
          icon={<Icon of={CaretDownIcon} />}
          onClick={() => onStep(1)}
          className="h-9 w-11"
        />
      </span>
    </>
  );
}
