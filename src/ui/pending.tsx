import { useTranslation } from "react-i18next";

/** That a list found by how fabrics look is not of the whole catalogue; nothing when it is. */
export function Pending({ count, className }: { readonly count: number; readonly className?: string }) {
  const { t } = useTranslation("shell");
  if (count === 0) return null;
  return (
    <p role="status" className={`text-dense text-ink-2 ${className ?? ""}`}>
      {t("{{count}} fabrics were still being prepared for this search and may be missing", { count })}
    </p>
  );
}
