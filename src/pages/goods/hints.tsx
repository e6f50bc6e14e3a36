import type { Listing } from "@selvedge/contract";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import type { Change } from "./use-list.ts";

/** What the search made of the words: a correction that can be refused, and words of the trade it also looked for. */
export function Hints({ listing, change }: { listing: Listing; change: Change }) {
  const { t } = useTranslation("finding");
  const { list } = useFormat();
  const { correction, synonyms } = listing;
  if (!correction && synonyms.length === 0) return null;
  return (
    <div role="status" className="mb-4 text-dense text-ink-2">
      {correction && (
        <p>
          {t("Showing “{{to}}”; no results for “{{from}}”.", correction)}{" "}
          <button type="button" className="quiet-link grip" onClick={() => change({ exact: 1 })}>
            {t("Search for “{{word}}” anyway", { word: correction.from })}
          </button>
        </p>
      )}
      {synonyms.length > 0 && <p>{t("Also searched: {{words}}", { words: list(synonyms) })}</p>}
    </div>
  );
}
