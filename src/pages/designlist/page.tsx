import { useCall } from "../../api/call.ts";
import { getStyleList } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Pager } from "../../ui/pager.tsx";
import { Select } from "../../ui/select.tsx";
import { Empty, ErrorState } from "../../ui/states.tsx";
import { CardGrid, CardSkeletons, StyleCard } from "../parts/cards.tsx";
import { useListQuery } from "../parts/query.ts";
import { PageTitle } from "../parts/title.tsx";
import { ChildPanel } from "./child-panel.tsx";
import { type Chosen, FilterDrawer, Filters, STYLE_FILTERS } from "./filters.tsx";
import { FoundFabrics } from "./found-fabrics.tsx";
import { useStyleMenus } from "./menus.ts";

const PAGE_SIZE = 24;
type Sort = "newest" | "name";

/** The style library: menus above and at the side, the styles of the chosen one, filters and page in the URL. */
export default function DesignListPage() {
  const { t } = useTranslation("pages");
  const { query, change, page, list } = useListQuery();
  const menus = useStyleMenus(query);
  const searchKey = query.get("searchKey");
  const sort: Sort = query.get("sort") === "name" ? "name" : "newest";
  const chosen: Chosen = { for: list("for"), season: list("season"), use: list("use") };
  const { data, error, isPending, refetch, isPlaceholderData } = useCall(
    getStyleList,
    {
      parentId: menus.parentId,
      id: menus.childId || undefined,
      filters: { for: [...chosen.for], season: [...chosen.season], use: [...chosen.use] },
      sort,
      pageNum: page,
      pageSize: PAGE_SIZE,
    },
    { keepPrevious: true },
  );
  const facets = data?.facets ?? [];
  const labelOf = (field: string, value: string) =>
    facets.find((facet) => facet.field === field)?.values.find((one) => one.value === value)?.label ?? value;
  const active = STYLE_FILTERS.flatMap((field) => chosen[field].map((value) => ({ field, value })));
  const clear = () => change({ for: null, season: null, use: null });
  const filters = { facets, chosen, onChange: (field: string, values: readonly string[]) => change({ [field]: values }) };
  const title = menus.childAlias ?? menus.parentAlias;
  return (
    <div className="grid gap-x-10 gap-y-5 px-margin pt-6 tablet:grid-cols-[224px_minmax(0,1fr)]">
      <aside className="max-tablet:contents">
        <ChildPanel {...menus} />
        <div className="mt-6 max-tablet:hidden">
          <Filters {...filters} />
        </div>
      </aside>
      <div className="min-w-0">
        {searchKey && <FoundFabrics searchKey={searchKey} onClear={() => change({ searchKey: null })} />}
        <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <PageTitle name={title} note={data && t("{{count}} styles", { count: data.total })}>
            {title}
          </PageTitle>
          <div className="flex items-center gap-3">
            <FilterDrawer {...filters} />
            <Select
              label={t("Sort")}
              labelAt="hidden"
              look="line"
              value={sort}
              onChange={(next) => change({ sort: next === "newest" ? null : next })}
              choices={[
                { value: "newest", label: t("Newest first") },
                { value: "name", label: t("By name") },
              ]}
            />
          </div>
        </div>
        {active.length > 0 && (
          <div className="mb-5 flex flex-wrap items-center gap-2">
            {active.map(({ field, value }) => (
              <Chip
                key={field + value}
                removeLabel={t("Remove this filter")}
                onRemove={() => change({ [field]: chosen[field].filter((other) => other !== value) })}
              >
                {labelOf(field, value)}
              </Chip>
            ))}
            <Button tone="quiet" size="small" onClick={clear}>
              {t("Clear all")}
            </Button>
          </div>
        )}
        {isPending && <CardSkeletons count={8} />}
        {error && !data && <ErrorState error={error} onRetry={refetch} kept={t("Your filters are kept.")} />}
        {data?.total === 0 && (
          <Empty
            title={active.length > 0 ? t("No style fits these filters") : t("No styles here yet")}
            action={
              active.length > 0 && (
                <Button size="small" onClick={clear}>
                  {t("Clear all")}
                </Button>
              )
            }
          >
            {active.length > 0 ? t("Take one away to see more.") : t("Choose another menu.")}
          </Empty>
        )}
        {data && data.total > 0 && (
          <div aria-busy={isPlaceholderData} className={isPlaceholderData ? "opacity-60" : undefined}>
            <CardGrid>
              {data.list.map((style) => (
                <StyleCard key={style.id} style={style} searchKey={searchKey} />
              ))}
            </CardGrid>
            <div className="mt-8">
              <Pager page={data.pageNum} pages={data.pages} onPage={(next) => change({ page: next })} />
            </div>
          </div>
        )}
      </div>
    </div>
  );
}
