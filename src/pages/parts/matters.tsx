import { Link } from "react-router-dom";
import { useCall } from "../../api/call.ts";
import { getOpenMatters } from "../../api/calls.ts";
import type { Data } from "../../api/definition.ts";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { ErrorState, Skeleton } from "../../ui/states.tsx";

type Kind = Data<typeof getOpenMatters>[number]["kind"];

/** Where a matter is dealt with, and what it is called. */
const MATTERS: Readonly<Record<Kind, { to: string; titleKey: string; noneKey: string }>> = {
  designs: { to: "/myDesign", titleKey: "Saved designs", noneKey: "Nothing saved yet" },
  comments: { to: "/myDesign", titleKey: "Comments to answer", noneKey: "No comment is open" },
  links: { to: "/myDesign", titleKey: "Open links", noneKey: "No link is open" },
};

/** What waits for the reader, as numbers that lead to where it is dealt with. */
export function Matters() {
  const { t } = useTranslation("around");
  const { age, number } = useFormat();
  const { data, error, isPending, refetch } = useCall(getOpenMatters, {});
  if (isPending) return <Skeleton className="h-24" />;
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  return (
    <ul className="grid border-t border-line tablet:grid-cols-3">
      {data.map(({ kind, count, latestAt }, at) => {
        const { to, titleKey, noneKey } = MATTERS[kind];
        return (
          <li
            key={kind}
            className={at > 0 ? "max-tablet:border-t max-tablet:border-line tablet:border-s tablet:border-line" : ""}
          >
            <Link to={to} className="flex h-full items-baseline gap-4 py-4 hover:bg-plate tablet:px-5">
              <span className="voice min-w-8 text-title">{number(count)}</span>
              <span>
                <span className="block font-medium">{t(titleKey)}</span>
                <span className="block text-dense text-ink-2">
                  {latestAt ? t("Last {{when}}", { when: age(latestAt) }) : t(noneKey)}
                </span>
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
