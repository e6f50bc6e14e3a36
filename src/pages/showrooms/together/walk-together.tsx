import { Suspense, useEffect, useRef } from "react";
import { loadAreas, useTranslation } from "../../../i18n.ts";
import { lazy } from "../../../lazy-part.ts";
import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/states.tsx";
import type { TogetherParts } from "./use-together.ts";

/** Comes with the first press. */
const InThisRoom = lazy(async () => {
  const [part] = await Promise.all([import("./in-this-room.tsx"), loadAreas(["together"])]);
  return part;
});

type TogetherButtonProps = { readonly isOpen: boolean; readonly onOpen: () => void };

/** One walks alone and unseen until one asks for company. Whoever leaves it goes on here. */
export function TogetherButton({ isOpen, onOpen }: TogetherButtonProps) {
  const { t } = useTranslation("showrooms");
  const wasOpen = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (isOpen) return null;
  return (
    <Button ref={button} size="small" onClick={onOpen}>
      {t("Walk together")}
    </Button>
  );
}

export function WalkTogether(parts: TogetherParts & { readonly onLeave: () => void }) {
  return (
    <Suspense fallback={<Skeleton className="mt-3 h-24" />}>
      <InThisRoom {...parts} />
    </Suspense>
  );
}
