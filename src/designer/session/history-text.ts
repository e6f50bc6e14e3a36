import type { HistoryEntry } from "@selvedge/editor-core";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";

/** The words of a history entry in the user's language. */
export function useHistoryText(): (entry: Pick<HistoryEntry, "label">) => string {
  const { t } = useTranslation("history");
  return useCallback(({ label: [key, params] }) => t(key, params), [t]);
}
