import { CaretRightIcon } from "@phosphor-icons/react/dist/csr/CaretRight";
import { Link } from "react-router-dom";
import { useTranslation } from "../i18n.ts";
import { Icon } from "../ui/icon.tsx";
import type { BreadcrumbStep } from "./categories.ts";

/** Spec section 9. */
const MAX_LEVELS = 5;

/** The way down to this page, at most five levels; the last one is the page itself and no link. */
export function Breadcrumb({ steps }: { steps: readonly BreadcrumbStep[] }) {
  const { t } = useTranslation("shell");
  const shown = steps.slice(0, MAX_LEVELS);
  return (
    <nav aria-label={t("Breadcrumb")} className="text-dense text-ink-3">
      <ol className="flex flex-wrap items-center gap-x-2">
        {shown.map(({ label, to }, level) => (
          <li key={to} className="flex min-h-6 min-w-0 items-center gap-2">
            {level > 0 && <Icon of={CaretRightIcon} size={14} mirrors />}
            {level < shown.length - 1 ? (
              <Link to={to} className="grip hover:text-ink hover:underline hover:underline-offset-[3px]">
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="truncate text-ink">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
