import { useCall } from "../../api/call.ts";
import { getMenuFabrics, getMenuName } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { leadsSomewhere } from "../../routes.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Empty, ErrorState, Skeleton } from "../../ui/states.tsx";
import { CardSkeletons } from "../parts/cards.tsx";
import { CategoryTiles } from "../parts/category-tiles.tsx";
import { FabricGrid } from "../parts/fabric.tsx";
import { MenuFabrics } from "../parts/menu-fabrics.tsx";
import { numberOf, useListQuery } from "../parts/query.ts";
import { Section } from "../parts/section.tsx";
import { PageTitle } from "../parts/title.tsx";
import { BESTSELLER } from "../parts/use-offered.ts";

/** Where the portal's Fabric tab leads. */
const DEFAULT_SECONDARY = 250;
const BEST = 5;

/** What is asked for most in a category. Nothing where the mill has marked none. */
function BestFabrics({ primaryId, secondaryId }: { primaryId: number; secondaryId: number }) {
  const { t } = useTranslation("around");
  const { data, error, isPending, refetch } = useCall(getMenuFabrics, {
    primaryId,
    secondaryId,
    filters: { tag: [BESTSELLER] },
    facets: false,
    pageNum: 1,
    pageSize: BEST,
  });
  if (data?.total === 0) return null;
  return (
    <Section title={t("Most requested")}>
      {isPending && <CardSkeletons count={BEST} shape="aspect-square" />}
      {error && <ErrorState error={error} onRetry={refetch} />}
      {data && <FabricGrid fabrics={data.list} />}
    </Section>
  );
}

/** The landing of a secondary category: its tertiary ones, its best and its newest fabrics. */
export default function SecondaryPage() {
  const { t } = useTranslation("around");
  const { query } = useListQuery();
  const id = numberOf(query, "id", numberOf(query, "secondaryId", DEFAULT_SECONDARY));
  const { data, error, isPending, refetch } = useCall(getMenuName, { id });
  const parent = useCall(getMenuName, { id: data?.parentId ?? 0 }, { enabled: (data?.parentId ?? 0) > 0 });
  if (error)
    return (
      <div className="px-margin pt-6">
        <h1 className="sr-only">{t("Category")}</h1>
        {error.is("notFound") ? (
          <Empty
            title={t("There is no such category")}
            action={
              <ButtonLink size="small" to="/home">
                {t("Go to start page")}
              </ButtonLink>
            }
          >
            {t("It may have been renamed or removed.")}
          </Empty>
        ) : (
          <ErrorState error={error} onRetry={refetch} />
        )}
      </div>
    );
  if (isPending)
    return (
      <div className="px-margin pt-6">
        <Skeleton className="h-9 w-64" />
        <div className="mt-8">
          <CardSkeletons count={4} shape="aspect-square" />
        </div>
      </div>
    );
  // A primary category is its own landing: its secondary ones stand as tiles.
  const primaryId = data.parentId || data.id;
  const isPrimary = data.parentId === 0;
  const address = isPrimary ? `/goods?primaryId=${id}` : `/goods?primaryId=${primaryId}&secondaryId=${id}`;
  return (
    <div className="px-margin pt-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <PageTitle name={data.alias} note={parent.data?.alias}>
          {data.alias}
        </PageTitle>
        {leadsSomewhere(address) && <ButtonLink to={address}>{t("See all fabrics")}</ButtonLink>}
      </div>
      <CategoryTiles
        parentId={id}
        title={t("Categories")}
        variant="large"
        addressOf={(child) => `${address}&${isPrimary ? "secondaryId" : "tertiaryId"}=${child}`}
      />
      <BestFabrics primaryId={primaryId} secondaryId={id} />
      <MenuFabrics menuId={id} title={t("Newest")} sort="newest" address={`${address}&sort=newest`} />
    </div>
  );
}
