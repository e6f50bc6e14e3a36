import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { CaretUpIcon } from "@phosphor-icons/react/dist/csr/CaretUp";
import { DotsSixVerticalIcon } from "@phosphor-icons/react/dist/csr/DotsSixVertical";
import { type ComponentProps, type KeyboardEvent, useRef } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "../../../../i18n.ts";
import { IconButton } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { toast } from "../../../../ui/toast.tsx";

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

type MoveGripProps = {
  name: string;
  drag: Pick<ComponentProps<"button">, "onPointerDown" | "onPointerMove" | "onPointerUp" | "onPointerCancel">;
  onStep: (step: number) => void;
  /** What is dragged stays where it was. */
  onLetGo: () => void;
};

/** What a thing is moved by: dragged, with the arrow keys, or step by step with a finger; the focus stays on what moved it. */
export function MoveGrip({ name, drag, onStep, onLetGo }: MoveGripProps) {
  const { t } = useTranslation("roomdesk");
  const move = (button: HTMLButtonElement, step: number) => {
    // A node that is put elsewhere in the page loses the focus.
    flushSync(() => onStep(step));
    button.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key === "Escape") onLetGo();
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    move(event.currentTarget, step);
  };
  return (
    <span className="flex shrink-0 items-center">
      {/* A finger on it drags, and does not scroll. */}
      <IconButton
        label={t("Move {{name}}: arrow keys up and down", { name })}
        icon={<Icon of={DotsSixVerticalIcon} size={20} />}
        size="small"
        {...drag}
        onKeyDown={onKeyDown}
        className="cursor-grab touch-none text-ink-3 active:cursor-grabbing pointer-coarse:h-18 pointer-coarse:w-8"
      />
      <span className="hidden pointer-coarse:grid">
        <IconButton
          label={t("Move {{name}} up", { name })}
          icon={<Icon of={CaretUpIcon} />}
          onClick={({ currentTarget }) => move(currentTarget, -1)}
          className="h-9 w-8"
        />
        <IconButton
          label={t("Move {{name}} down", { name })}
          icon={<Icon of={CaretDownIcon} />}
          onClick={({ currentTarget }) => move(currentTarget, 1)}
          className="h-9 w-8"
        />
      </span>
    </span>
  );
}

/** How a row looks that is dragged, and one whose place would be taken. */
export const MOVED_ROW = "data-held:opacity-50 data-[drop=after]:thread-under data-[drop=before]:thread-over";
