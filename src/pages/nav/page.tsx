import { useCall } from "../../api/call.ts";
import { getDesignFrontMenu, listWelcome, navList } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { leadsSomewhere } from "../../routes.tsx";
import { useSession } from "../../state/session.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Picture } from "../../ui/picture.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { Entries, type Entry } from "./entries.tsx";

const ENTRIES = 4;

/** The entries of the front: the mill's own where their pages are there, else the menus of the style library. */
function useEntries() {
  const own = useCall(navList, {});
  const menus = useCall(getDesignFrontMenu, {});
  const real = (own.data ?? []).filter(({ fullUrl }) => leadsSomewhere(fullUrl));
  const styles: Entry[] = (menus.data ?? []).flatMap(({ entity, children }) => {
    const first = children[0]?.entity;
    return first
      ? [
          {
            key: `menu${entity.id}`,
            title: entity.alias,
            to: `/designlist?parentId=${entity.id}&id=${first.id}`,
            menuId: entity.id,
          },
        ]
      : [];
  });
  const entries: Entry[] =
    real.length >= ENTRIES ? real.map(({ type, title, fullUrl }) => ({ key: type, title, to: fullUrl, menuId: null })) : styles;
  return {
    entries: entries.slice(0, ENTRIES),
    isPending: own.isPending || menus.isPending,
    error: own.error ?? menus.error,
    retry: () => Promise.all([own.refetch(), menus.refetch()]),
  };
}

/** The public front of the mill. */
export default function NavPage() {
  const { t } = useTranslation("front");
  const isSignedIn = useSession((state) => state.customer !== null);
  const welcome = useCall(listWelcome, {});
  const hero = welcome.data?.[0];
  const { entries, isPending, error, retry } = useEntries();
  return (
    <>
      <section className="grid items-stretch gap-y-8 ps-margin max-desk:pe-margin desk:grid-cols-[minmax(0,1fr)_minmax(0,54%)] desk:gap-x-12">
        <div className="flex flex-col justify-center gap-6 py-8 max-desk:pb-0">
          <p className="text-ink-2">{t("A one-stop fashion inquiry system")}</p>
          <h1 className="voice text-front tracking-front text-balance max-desk:text-show">
            {t("A reliable, valuable, sustainable partner")}
          </h1>
          <p className="max-w-[30em] text-pretty text-[1.0625rem]/[1.6875rem] text-ink-2">
            <span className="block text-ink">{t("Making fashionable, affordable, usable products")}</span>
            {t("Lay a fabric on a real sewing pattern at true size, and see the garment before it is cut.")}
          </p>
          <div className="flex flex-wrap gap-3">
            {isSignedIn ? (
              <ButtonLink to="/home" tone="main" size="large">
                {t("Go on designing")}
              </ButtonLink>
            ) : (
              <ButtonLink to="/login" tone="main" size="large">
                {t("Sign in to design")}
              </ButtonLink>
            )}
            <ButtonLink to="/designlist?parentId=4&id=125" size="large">
              {t("See the styles")}
            </ButtonLink>
          </div>
        </div>
        <figure className="thread-edge h-[548px] max-desk:ms-2 max-desk:h-72">
          <Picture src={hero?.imageUrl} alt={hero?.title ?? ""} loading="eager" fetchPriority="high" className="h-full" />
        </figure>
      </section>
      {error && entries.length === 0 ? (
        <div className="px-margin py-7">
          <ErrorState error={error} onRetry={retry} />
        </div>
      ) : (
        <Entries entries={entries} isPending={isPending} pictures={welcome.data ?? []} />
      )}
    </>
  );
}
