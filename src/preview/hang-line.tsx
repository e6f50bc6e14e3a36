import { useTranslation } from "react-i18next";
import { formatNumber } from "../i18n-format.ts";
import type { HangNote } from "./types.ts";

/** One quiet line over the picture while the garment is being draped in another cloth. */
export function HangLine({ note }: { readonly note: HangNote | null }) {
  const { t, i18n } = useTranslation("preview");
  return (
    <p role="status" className="pointer-events-none absolute start-2 end-14 top-2 flex justify-center text-note text-ink-2">
      {note && (
        <span dir="auto" className="min-w-0 rounded-control bg-sheet px-2 py-1">
          {note.state === "making" && t("Draping in {{fabric}}…", { fabric: note.fabric })}
          {note.state === "delayed" &&
            t("Shown in another fabric: the drape in {{fabric}} is not ready yet and is tried again.", { fabric: note.fabric })}
          {note.state === "failed" &&
            t("Shown in another fabric: it could not be draped in {{fabric}}.", { fabric: note.fabric })}
          {note.state === "making" && note.share !== null && (
            <span aria-hidden className="ps-2 text-ink-3 tabular-nums">
              {formatNumber(Math.round(note.share * 100), i18n.language)} %
            </span>
          )}
        </span>
      )}
    </p>
  );
}
