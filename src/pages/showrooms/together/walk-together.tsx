import { Suspense, useEffect, useRef, useState } from "react";
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

/** One walks alone and unseen until one asks for company. */
export function WalkTogether(parts: TogetherParts) {
  const { t } = useTranslation("showrooms");
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (!isOpen)
    return (
      <Button ref={button} size="small" className="mt-3" onClick={() => setOpen(true)}>
        {t("Walk together")}
      </Button>
    );
  return (
    <Suspense fallback={<Skeleton className="mt-3 h-24" />}>
      <InThisRoom {...parts} onLeave={() => setOpen(false)} />
    </Suspense>
  );
}
