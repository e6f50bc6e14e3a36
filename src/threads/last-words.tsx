import type { ThreadRow } from "@selvedge/contract";
import { useTranslation } from "../i18n.ts";

/** Who wrote last in a thread, and what, on one line; what does not fit is left out where the words end, in whichever direction they are written. */
export function LastWords({ last }: Pick<ThreadRow, "last">) {
  const { t } = useTranslation("messages");
  return (
    <span className="flex gap-1 text-ink-2">
      <span className="max-w-1/2 shrink-0 truncate">
        <bdi>{last.mine ? t("You") : last.author}</bdi>:
      </span>{" "}
      <span dir="auto" className="min-w-0 truncate">
        {last.content || t("a picture")}
      </span>
    </span>
  );
}
