import { useTranslation } from "../../i18n.ts";
import { useFabricAlong } from "../../state/fabric-along.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { ChosenFilters } from "../parts/chosen-filters.tsx";
import { FabricAlong } from "../parts/fabric-along.tsx";
import { useListQuery } from "../parts/query.ts";
import { ALL_STYLES, StyleResults, useStyles } from "../parts/style-results.tsx";
import { ChildPanel } from "./child-panel.tsx";
import { chosenOf, Filters, NO_FILTER, STYLE_FILTERS, sentFilters } from "./filters.tsx";
import { FoundFabrics } from "./found-fabrics.tsx";
import { ListHeading, type Sort } from "./list-heading.tsx";
import { useStyleMenus } from "./menus.ts";
import { Ways } from "./ways.tsx";

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
        <ListHeading
          title={title}
          total={found.data?.total}
          filters={filters}
          sort={sort}
          onSort={(next) => change({ sort: next === "newest" ? null : next })}
        />
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
