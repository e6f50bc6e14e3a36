import { SIZES } from "@selvedge/contract/picture-sizes";
import { lazy, Suspense } from "react";
import { Link } from "react-router-dom";
import { useCall } from "../../api/call.ts";
import { listWelcome } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { useSession } from "../../state/session.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Picture } from "../../ui/picture.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { WhenNear } from "../../ui/when-near.tsx";
import { CategoryTiles } from "../parts/category-tiles.tsx";
import { Entries } from "./entries.tsx";
import { KOREAN_GUIDE } from "./korean-guide.ts";
import { useEntries } from "./use-entries.ts";

/** The categories of the house stand below no other. */
const ROOT = 0;
const BannerHeader = lazy(() => import("../home/banner.tsx").then(({ BannerHeader: Banners }) => ({ default: Banners })));

const BANNER_ROOM = <div className="h-[26rem] max-tablet:h-96" />;

/** The taglines beside the shelf of the mill, and the way in. */
function Hero({ isKorean }: { isKorean: boolean }) {
  const { t } = useTranslation("front");
  const isSignedIn = useSession((state) => state.customer !== null);
  const { data } = useCall(listWelcome, {});
  const hero = data?.[0];
  return (
    <section className="grid items-stretch gap-y-8 ps-margin max-desk:pe-margin desk:grid-cols-[minmax(0,1fr)_minmax(0,54%)] desk:gap-x-12">
      <div className="flex flex-col justify-center gap-6 py-8 max-desk:pb-0">
        <p className="text-ink-2">{t("A one-stop fashion inquiry system")}</p>
        <h1 className="voice text-front tracking-front text-balance max-desk:text-show [&:lang(ko)]:break-keep">
          {t("A reliable, valuable, sustainable partner")}
        </h1>
        <p className="max-w-[30em] text-pretty text-[1.0625rem]/[1.6875rem] text-ink-2">
          <span className="block text-ink">{t("Making fashionable, affordable, usable products")}</span>
          {t("Lay a fabric on a real sewing pattern at true size, and see the garment before it is cut.")}
        </p>
        <div className="flex flex-wrap items-center gap-3">
          {isSignedIn ? (
            <ButtonLink to="/home" tone="main" size="large">
              {t("Continue designing")}
            </ButtonLink>
          ) : (
            <ButtonLink to="/login" tone="main" size="large">
              {t("Sign in to design")}
            </ButtonLink>
          )}
          <ButtonLink to="/designlist?parentId=4&id=125" size="large">
            {t("View styles")}
          </ButtonLink>
          {!isKorean && (
            <Link to="/navkor" lang="ko" className="quiet-link flex min-h-11 items-center px-2">
              {KOREAN_GUIDE}
            </Link>
          )}
        </div>
      </div>
      <figure className="thread-edge h-[548px] max-desk:ms-2 max-desk:h-72">
        <Picture
          src={hero?.imageUrl}
          alt={hero?.title ?? ""}
          sizes={SIZES.front}
          loading="eager"
          fetchPriority="high"
          className="h-full"
        />
      </figure>
    </section>
  );
}

function WaysIn() {
  const { entries, isPending, error, retry } = useEntries();
  // The first is the large picture above.
  const { data } = useCall(listWelcome, {});
  if (error && entries.length === 0)
    return (
      <div className="px-margin py-7">
        <ErrorState error={error} onRetry={retry} />
      </div>
    );
  return <Entries entries={entries} isPending={isPending} pictures={data?.slice(1) ?? []} />;
}

/** The categories of the house as tiles of their cloth. */
function Cloths() {
  const { t } = useTranslation("around");
  return (
    <div className="px-margin pt-2">
      <CategoryTiles parentId={ROOT} title={t("Our fabrics")} variant="small" addressOf={(id) => `/goods?primaryId=${id}`} />
    </div>
  );
}

/** The front of the mill. For Korean customers, who look for a cloth first, the categories stand before the ways in. */
export function Front({ isKorean = false }: { isKorean?: boolean }) {
  return (
    <>
      <Hero isKorean={isKorean} />
      {isKorean && <Cloths />}
      <WaysIn />
      {!isKorean && <Cloths />}
      <div className="mt-10 border-t border-line">
        <WhenNear room={BANNER_ROOM}>
          <Suspense fallback={BANNER_ROOM}>
            <BannerHeader />
          </Suspense>
        </WhenNear>
      </div>
    </>
  );
}
