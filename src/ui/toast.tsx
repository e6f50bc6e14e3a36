import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { WarningOctagonIcon } from "@phosphor-icons/react/dist/csr/WarningOctagon";
import { useEffect, useState } from "react";
import { create } from "zustand";
import { Icon } from "./icon.tsx";

const TOAST_MS = 6_000;

type Message = {
  text: string;
  /** One verb, for example Undo. */
  action?: { label: string; onAction: () => void };
  tone?: "done" | "fault";
};
type Shown = Message & { key: number };

const useShown = create<{ shown: Shown | null }>(() => ({ shown: null }));
let count = 0;

/** Says what has happened, for 6 s; the next one takes its place. */
export function toast(message: Message): void {
  count += 1;
  useShown.setState({ shown: { ...message, key: count } });
}

const dismiss = () => useShown.setState({ shown: null });

function Bar({ message }: { message: Shown }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(dismiss, TOAST_MS);
    return () => clearTimeout(timer);
  }, [held]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only stays while it is pointed at or focused
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => event.key === "Escape" && dismiss()}
      className="pointer-events-auto flex min-h-11 w-full max-w-[440px] items-center gap-3 rounded-control bg-ink px-3.5 text-dense text-sheet shadow-float"
    >
      <Icon of={message.tone === "fault" ? WarningOctagonIcon : CheckIcon} />
      <span className="min-w-0 flex-1 py-2">{message.text}</span>
      {message.action && (
        <button
          type="button"
          onClick={() => {
            dismiss();
            message.action?.onAction();
          }}
          className="min-h-11 underline decoration-edge underline-offset-[3px] outline-offset-[-4px] hover:decoration-sheet focus-visible:shadow-none focus-visible:outline-sheet"
        >
          {message.action.label}
        </button>
      )}
    </div>
  );
}

/** Where toasts appear, bottom inline-start; once in the shell. */
export function ToastRegion() {
  const shown = useShown((state) => state.shown);
  return (
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-s-4 bottom-[calc(1rem+var(--bottom-bar,0px)+var(--tray,0px))] z-50 flex w-[calc(100vw-2rem)] tablet:inset-s-10"
    >
      {shown && <Bar key={shown.key} message={shown} />}
    </div>
  );
}
