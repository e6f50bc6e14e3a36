import { useTranslation } from "react-i18next";
import { Picture } from "../ui/index.ts";

/** Shown where a browser cannot draw in 3D: the picture made by the server, and why it does not turn. */
export function Fallback({ url, label }: { url: string | null; label: string }) {
  const { t } = useTranslation("preview");
  return (
    <div className="flex size-full flex-col bg-plate" data-state="flat">
      {url && <Picture src={url} alt={label} fit="contain" className="min-h-0 flex-1" />}
      <p className="p-3 text-note text-ink-2">
        {t("This browser cannot draw in 3D, so the garment is shown as a picture. The pieces and their measures are complete.")}
      </p>
    </div>
  );
}
