import type { Artwork } from "@selvedge/editor-core";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadAreas } from "../../i18n.ts";
import { lazy } from "../../lazy-part.ts";
import { Button } from "../../ui/index.ts";

const ScreensDialog = lazy(async () => {
  const [{ ScreensDialog }] = await Promise.all([import("./screens-dialog.tsx"), loadAreas(["tailoring"])]);
  return { default: ScreensDialog };
});

/** The way to the screens of a picture. */
export function Reduction({ artwork }: { artwork: Artwork }) {
  const { t } = useTranslation("designer");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" wide className="mt-2" disabled={artwork.locked} onClick={() => setOpen(true)}>
        {t("Reduce colours")}
      </Button>
      <Suspense>{isOpen && <ScreensDialog artwork={artwork} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
