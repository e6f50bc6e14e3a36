import { useCall } from "../../api/call.ts";
import { getDecoratePage, listWelcome } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { leadsSomewhere } from "../../routes.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Picture } from "../../ui/picture.tsx";
import { ErrorState, Skeleton } from "../../ui/states.tsx";

const BOX = "mt-6 grid bg-plate tablet:grid-cols-[20rem_minmax(0,1fr)]";

/** The newest collection beside the mill's shelf. Nothing where the mill has no collection. */
export function NewSeason() {
  const { t } = useTranslation("around");
  const { data, error, isPending, refetch } = useCall(getDecoratePage, { type: "block", pageNum: 1, pageSize: 1 });
  const welcome = useCall(listWelcome, {});
  const newest = data?.list[0];
  if (isPending) return <Skeleton className="mt-6 h-64" />;
  if (error)
    return (
      <div className="mt-6">
        <ErrorState error={error} onRetry={refetch} />
      </div>
    );
  if (!newest) return null;
  return (
    <section className={BOX}>
      <Picture src={newest.imageUrl} alt="" loading="eager" className="aspect-square" />
      <div className="relative flex flex-col justify-center gap-3 p-6 tablet:p-10">
        <p className="text-ink-2">{t("New season")}</p>
        <h2 className="voice text-show max-tablet:text-title">
          <bdi>{newest.name}</bdi>
        </h2>
        {welcome.data?.[0] && <p className="max-w-[34em] text-ink-2">{welcome.data[0].subtitle}</p>}
        <div className="mt-2 flex flex-wrap gap-3">
          {newest.linkUrl && leadsSomewhere(newest.linkUrl) && (
            <ButtonLink to={newest.linkUrl} tone="main">
              {t("See the collection")}
            </ButtonLink>
          )}
          {leadsSomewhere("/shows") && <ButtonLink to="/shows">{t("All shows and fairs")}</ButtonLink>}
        </div>
      </div>
    </section>
  );
}
