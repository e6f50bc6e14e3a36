import { useTranslation } from "../../i18n.ts";
import { useFabricAlong } from "../../state/fabric-along.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Select } from "../../ui/select.tsx";
import { ChosenFilters } from "../parts/chosen-filters.tsx";
import { FabricAlong } from "../parts/fabric-along.tsx";
import { useListQuery } from "../parts/query.ts";
import { ALL_STYLES, StyleResults, useStyles } from "../parts/style-results.tsx";
import { PageTitle } from "../parts/title.tsx";
import { ChildPanel } from "./child-panel.tsx";
import { chosenOf, FilterDrawer, Filters, NO_FILTER, STYLE_FILTERS, sentFilters } from "./filters.tsx";
import { FoundFabrics } from "./found-fabrics.tsx";
import { useStyleMenus } from "./menus.ts";

type Sort = "newest" | "name";

/** Other ways to look at styles: the company's own, one large, several beside each other. */
function Ways() {
  const { t } = useTranslation(["pages", "shell"]);
  const { along } = useFabricAlong();
  const ways = [
    { to: "/ownStyles", label: t("Own styles") },
    { to: "/styleShow", label: t("Style presentation", { ns: "shell" }) },
    { to: "/styleShow2", label: t("Styles side by side", { ns: "shell" }) },
  ];
  return ways.map(({ to, label }) => (
    <ButtonLink key={to} to={along(to)} size="small" tone="quiet">
      {label}
    </ButtonLink>
  ));
}

/** The style library: menus above and at the side, the styles of the chosen one, filters and page in the URL. */
export default function DesignListPage() {
  const { t } = useTranslation(["pages", "around"]);
  const { query, change, page, list } = useListQuery();
  const { along } = useFabricAlong();
  const menus = useStyleMenus(query);
  const searchKey = query.get("searchKey");
  const sort: Sort = query.get("sort") === "name" ? "name" : "newest";
  const chosen = chosenOf(list);
  const found = useStyles({
    parentId: menus.parentId,
    id: menus.childId || undefined,
    filters: sentFilters(chosen),
    sort,
    pageNum: page,
  });
  const isFiltered = STYLE_FILTERS.some((field) => chosen[field].length > 0);
  const clear = () => change(NO_FILTER);
  const filters = {
    facets: found.data?.facets ?? [],
    chosen,
    onChange: (field: string, values: readonly string[]) => change({ [field]: values }),
  };
  const title = menus.childAlias ?? menus.parentAlias;
  return (
    <div className="grid gap-x-10 gap-y-5 px-margin pt-6 tablet:grid-cols-[224px_minmax(0,1fr)]">
      <aside className="max-tablet:contents">
        <ChildPanel {...menus} />
        <ButtonLink to={along("/search")} size="small" className="mt-5 max-tablet:hidden">
          {t("Advance Search", { ns: "around" })}
        </ButtonLink>
        <div className="-ms-2.5 mt-2 grid justify-items-start max-tablet:hidden">
          <Ways />
        </div>
        <div className="mt-6 max-tablet:hidden">
          <Filters {...filters} />
        </div>
      </aside>
      <div className="min-w-0">
        <FabricAlong />
        {searchKey && <FoundFabrics searchKey={searchKey} onClear={() => change({ searchKey: null })} />}
        <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <div className="flex items-end justify-between gap-4 max-tablet:w-full">
            <PageTitle name={title} note={found.data && t("{{count}} styles", { count: found.data.total })}>
              {title}
            </PageTitle>
          </div>
          <div className="-mx-2.5 flex flex-wrap gap-x-2 tablet:hidden">
            <Ways />
          </div>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <FilterDrawer {...filters} />
            <ButtonLink to={along("/search")} size="small" className="tablet:hidden">
              {t("Advance Search", { ns: "around" })}
            </ButtonLink>
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
        <ChosenFilters {...filters} onClear={clear} />
        <StyleResults
          found={found}
          searchKey={searchKey}
          onPage={(next) => change({ page: next })}
          kept={t("Your filters are kept.")}
          empty={
            isFiltered
              ? {
                  title: t("No styles match these filters"),
                  text: t("Remove one to see more."),
                  action: (
                    <Button size="small" onClick={clear}>
                      {t("Clear all")}
                    </Button>
                  ),
                }
              : {
                  title: t("No styles here yet"),
                  text: t("Choose another menu."),
                  action: (
                    <ButtonLink size="small" to={along(ALL_STYLES)}>
                      {t("See all styles", { ns: "around" })}
                    </ButtonLink>
                  ),
                }
          }
        />
      </div>
    </div>
  );
}
