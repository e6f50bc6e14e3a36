import type { ThreadRow } from "@selvedge/contract";
import { useTranslation } from "../i18n.ts";

/** Who wrote last in a thread, and what, on one line. */
export function LastWords({ last }: Pick<ThreadRow, "last">) {
  const { t } = useTranslation("messages");
  return (
    <span className="block truncate text-ink-2">
      <bdi>{last.mine ? t("You") : last.author}</bdi>: <bdi>{last.content || t("a picture")}</bdi>
    </span>
  );
}
