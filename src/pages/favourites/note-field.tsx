import type { FavoriteItem } from "@selvedge/contract";
import { useState } from "react";
import { useTranslation } from "../../i18n.ts";
import { useItemActions } from "./use-item-actions.ts";

const MAX_NOTE = 4_000;

/** A note in its own place: leaving it keeps what was written, Escape what was there. */
export function NoteField({ item, name }: { item: FavoriteItem; name: string }) {
  const { t } = useTranslation("favourites");
  const { writeNote } = useItemActions();
  const [draft, setDraft] = useState<string | null>(null);
  const commit = async () => {
    const note = draft?.trim() ?? item.note;
    if (note !== item.note) await writeNote(item, note);
    setDraft(null);
  };
  return (
    <textarea
      aria-label={t("Note on {{code}}", { code: name })}
      placeholder={t("Note")}
      rows={1}
      maxLength={MAX_NOTE}
      value={draft ?? item.note}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={() => void commit()}
      onKeyDown={(event) => {
        if (event.key === "Escape") setDraft(null);
        if (event.key === "Enter" && !event.shiftKey) {
          event.preventDefault();
          event.currentTarget.blur();
        }
      }}
      className="field-sizing-content max-h-40 min-h-8 w-full resize-none rounded-control border border-transparent border-b-line bg-transparent px-2 py-1.5 text-dense placeholder:text-ink-3 hover:border-edge focus:border-edge focus:bg-sheet pointer-coarse:min-h-11 pointer-coarse:text-read"
    />
  );
}
