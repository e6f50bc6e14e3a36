import { lazy, Suspense, useState } from "react";
import { loadAreas } from "../i18n.ts";
import { Button } from "../ui/button.tsx";
import type { AskedOf } from "./ask-dialog.tsx";

const AskDialog = lazy(async () => {
  const [dialog] = await Promise.all([import("./ask-dialog.tsx"), loadAreas(["lapdips"])]);
  return dialog;
});

type AskLapDipButtonProps = {
  of: AskedOf;
  /** What the button says. */
  children: string;
  size?: "small";
  className?: string;
};

/** Opens the question for a fabric in a colour. */
export function AskLapDipButton({ of, children, size, className }: AskLapDipButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size={size} className={className} onClick={() => setOpen(true)}>
        {children}
      </Button>
      {isOpen && (
        <Suspense>
          <AskDialog of={of} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
