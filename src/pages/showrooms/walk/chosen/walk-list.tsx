import { useTranslation } from "../../../../i18n.ts";
import { useFormat } from "../../../../i18n-format.ts";
import { ErrorState } from "../../../../ui/states.tsx";
import { Code } from "../../../../ui/words.tsx";
import { AskForAll } from "../../own/ask-for-all.tsx";
import type { WalkList as Chosen } from "./use-walk-list.ts";

/** Above the list of stops what was chosen on the walk, and samples of all of it in one request. */
export function WalkList({ list }: { readonly list: Chosen }) {
  const { t } = useTranslation("showrooms");
  const { number } = useFormat();
  const { fabrics, failure, isShared, retry } = list;
  if (failure)
    return <ErrorState title={t("The short-list could not be loaded")} error={failure} onRetry={retry} className="mb-4" />;
  return (
    <>
      <p role="status" className="sr-only">
        {list.isKnown && `${t("Short-list")}: ${number(fabrics.length)}`}
      </p>
      {fabrics.length > 0 && (
        <section aria-label={t("Short-list")} className="mb-4">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h2 className="text-dense font-medium">
              {t("Short-list")} <span className="font-cond text-note text-ink-3">{number(fabrics.length)}</span>
            </h2>
            <AskForAll fabrics={fabrics} />
          </div>
          <p className="mt-1 text-note text-ink-2">
            <Code>{fabrics.map(({ productCode }) => productCode).join(", ")}</Code>
          </p>
          {isShared && <p className="mt-0.5 text-note text-ink-3">{t("Your colleagues and the mill see it too.")}</p>}
        </section>
      )}
    </>
  );
}
