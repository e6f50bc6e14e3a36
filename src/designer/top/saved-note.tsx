import { useTranslation } from "react-i18next";
import { useSaver, useSaving } from "../save/context.ts";
import { useDocument, useSession } from "../session/context.ts";
import { useWhatIf } from "../whatif/use-variants.ts";

/** "Saved 14:02, revision 23", "Unsaved changes", "Not saved yet"; of a what-if that it stays here. */
export function SavedNote() {
  const { t } = useTranslation("designer");
  const { format } = useSession();
  const proposal = useSaving((saving) => saving.proposal);
  const savedAt = useSaving((saving) => saving.savedAt);
  // Computed again whenever one of the two documents changes.
  useSaving((saving) => saving.savedDocument);
  useDocument((current) => current);
  const isDirty = useSaver().isDirty();
  const whatIf = useWhatIf();
  const text = whatIf
    ? t("What-if {{name}}, in this browser", { name: whatIf.name })
    : proposal === null || savedAt === null
      ? t("Not saved yet")
      : !isDirty
        ? t("Saved {{time}}, revision {{revision}}", { time: format.time(savedAt), revision: proposal.revision })
        : t("Unsaved changes");
  return (
    <span
      title={text}
      className="min-w-0 truncate text-dense text-ink-3"
      data-saved={proposal && !isDirty && !whatIf ? proposal.revision : undefined}
    >
      {text}
    </span>
  );
}
