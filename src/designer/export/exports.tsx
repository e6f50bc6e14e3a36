import { Suspense } from "react";
import { loadAreas } from "../../i18n.ts";
import { lazy } from "../../lazy-part.ts";
import type { Export } from "../session/selection.ts";

const Pictures = lazy(async () => ({ default: (await import("./export-dialog.tsx")).ExportDialog }));
const Garment = lazy(async () => {
  const [page] = await Promise.all([import("./session-garment.tsx"), loadAreas(["garment"])]);
  return page;
});
const Pack = lazy(async () => {
  const [page] = await Promise.all([import("./session-pack.tsx"), loadAreas(["techpack"])]);
  return page;
});

/** What the design is handed on as: pictures of its pieces, files of 3D, or a tech pack; fetched when one is opened. */
export function Exports({ open, onClose }: { open: Export | null; onClose: () => void }) {
  return (
    <Suspense>
      {open === "pictures" && <Pictures open onClose={onClose} />}
      {open === "garment" && <Garment onClose={onClose} />}
      {open === "techPack" && <Pack onClose={onClose} />}
    </Suspense>
  );
}
