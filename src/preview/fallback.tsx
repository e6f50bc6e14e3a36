import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Picture } from "../ui/index.ts";
import type { GarmentPreviewProps } from "./types.ts";

type FallbackProps = Pick<GarmentPreviewProps, "label" | "keptFilm"> & { readonly url: string | null };

/** Shown where a browser cannot draw in 3D: the film that was kept or else the picture made by the server, and why it does not turn. */
export function Fallback({ url, label, keptFilm }: FallbackProps) {
  const { t } = useTranslation("preview");
  const [film, setFilm] = useState<{ readonly videoUrl: string; readonly posterUrl: string } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once; the garment of a page does not become another
  useEffect(() => {
    void keptFilm?.().then(setFilm);
  }, []);
  return (
    <div className="flex size-full flex-col bg-plate" data-state="flat">
      {film ? (
        <video
          src={film.videoUrl}
          poster={film.posterUrl}
          aria-label={label}
          className="min-h-0 flex-1"
          controls
          loop
          muted
          playsInline
        />
      ) : (
        url && <Picture src={url} alt={label} fit="contain" className="min-h-0 flex-1" />
      )}
      <p dir="auto" className="p-3 text-note text-ink-2 rtl:text-right">
        {t("This browser cannot draw in 3D, so the garment is shown as a picture. The pieces and their measures are complete.")}
      </p>
    </div>
  );
}
