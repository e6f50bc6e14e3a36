import { Link } from "react-router-dom";
import { useCall } from "../../api/call.ts";
import { getMenuChildren } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { leadsSomewhere } from "../../routes.tsx";
import { Picture } from "../../ui/picture.tsx";
import { ErrorState, Skeleton } from "../../ui/states.tsx";
import { SCALE_MM } from "../parts/scale.ts";

const ROOT = 0;
const ROW =
  "grid grid-cols-[repeat(auto-fill,minmax(150px,1fr))] gap-x-6 gap-y-6 max-tablet:grid-cols-3 max-tablet:gap-x-3 max-tablet:gap-y-4";

/** The categories of the house, each with a cutting of its cloth; no prices. */
export function CategoryTeaser() {
  const { t } = useTranslation("around");
  const { data, error, isPending, refetch } = useCall(getMenuChildren, { id: ROOT });
  if (data?.length === 0) return null;
  return (
    <section className="px-margin pt-10">
      <header className="mb-4 flex flex-wrap items-baseline gap-x-4">
        <h2 className="voice-name text-head">{t("Cloths of the house")}</h2>
        <p className="text-note text-ink-3">{t("Each cutting is {{mm}} mm across", { mm: SCALE_MM })}</p>
      </header>
      {error && <ErrorState error={error} onRetry={refetch} />}
      <ul className={ROW}>
        {isPending &&
          [0, 1, 2, 3, 4, 5, 6, 7].map((at) => (
            <li key={at}>
              <Skeleton className="aspect-square" />
            </li>
          ))}
        {data?.map(({ id, alias, coverUrl }) => {
          const address = `/goods?primaryId=${id}`;
          const tile = (
            <>
              <Picture src={coverUrl ?? undefined} alt="" className="aspect-square" />
              <span className="mt-2 block text-dense decoration-edge decoration-1 underline-offset-4 group-hover:underline">
                {alias}
              </span>
            </>
          );
          return (
            <li key={id} className="min-w-0">
              {leadsSomewhere(address) ? (
                <Link to={address} className="group block">
                  {tile}
                </Link>
              ) : (
                tile
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
