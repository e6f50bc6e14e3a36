import { useTranslation } from "../../i18n.ts";
import { Button } from "../../ui/button.tsx";
import { chosenOf, Filters, NO_FILTER, STYLE_FILTERS, StyleFilterDrawer, sentFilters } from "../designlist/filters.tsx";
import { ChosenFilters } from "../parts/chosen-filters.tsx";
import { FabricAlong } from "../parts/fabric-along.tsx";
import { useListQuery } from "../parts/query.ts";
import { StyleResults, useStyles } from "../parts/style-results.tsx";
import { PageTitle } from "../parts/title.tsx";
import { KeywordForm } from "./keyword-form.tsx";

/** Advance Search for styles: whom they are for, season, use, kind of garment and a word, each value with its count. */
export default function StyleSearchPage() {
  const { t } = useTranslation(["around", "pages"]);
  const { query, change, page, list } = useListQuery();
  const word = query.get("keyword")?.trim() ?? "";
  const chosen = chosenOf(list);
  const found = useStyles({ ...(word && { keyword: word }), filters: sentFilters(chosen), sort: "newest", pageNum: page });
  const isNarrowed = word !== "" || STYLE_FILTERS.some((field) => chosen[field].length > 0);
  const reset = () => change({ ...NO_FILTER, keyword: null });
  const filters = {
    facets: found.data?.facets ?? [],
    chosen,
    onChange: (field: string, values: readonly string[]) => change({ [field]: values }),
  };
  return (
    <div className="grid gap-x-10 gap-y-5 px-margin pt-6 tablet:grid-cols-[224px_minmax(0,1fr)]">
      <aside aria-label={t("Advance Search")} className="max-tablet:hidden">
        <Filters {...filters} showSingle />
        {isNarrowed && (
          <Button size="small" className="mt-2" onClick={reset}>
            {t("Reset")}
          </Button>
        )}
      </aside>
      <div className="min-w-0">
        <FabricAlong />
        <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
          <PageTitle
            name={t("Advance Search")}
            note={found.data && t("{{count}} styles", { count: found.data.total, ns: "pages" })}
          >
            {t("Advance Search")}
          </PageTitle>
          <div className="flex flex-wrap items-end gap-3 max-tablet:w-full">
            <KeywordForm keyword={word} onKeyword={(next) => change({ keyword: next })} />
            <StyleFilterDrawer {...filters} showSingle />
          </div>
        </div>
        <ChosenFilters {...filters} onClear={() => change(NO_FILTER)} />
        <StyleResults
          found={found}
          onPage={(next) => change({ page: next })}
          kept={t("Your filters are kept.", { ns: "pages" })}
          empty={{
            title: t("No styles match this search"),
            text: t("Remove one to see more.", { ns: "pages" }),
            action: (
              <Button size="small" onClick={reset}>
                {t("Reset")}
              </Button>
            ),
          }}
        />
      </div>
    </div>
  );
}
