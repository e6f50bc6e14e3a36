import { useTranslation } from "../../i18n.ts";
import { useFabricAlong } from "../../state/fabric-along.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { FabricAlong } from "../parts/fabric-along.tsx";
import { useListQuery } from "../parts/query.ts";
import { ALL_STYLES, StyleResults, useStyles } from "../parts/style-results.tsx";
import { PageTitle } from "../parts/title.tsx";
import { KeywordForm } from "./keyword-form.tsx";

/** The styles of a word; without one all of them, the newest first. */
export default function DesignSearchPage() {
  const { t } = useTranslation(["around", "pages"]);
  const { query, change, page } = useListQuery();
  const { along } = useFabricAlong();
  const word = query.get("searchKey")?.trim() ?? "";
  const found = useStyles({ ...(word && { keyword: word }), sort: "newest", pageNum: page });
  const title = word ? t("Styles for “{{word}}”", { word }) : t("All styles", { ns: "pages" });
  return (
    <div className="px-margin pt-6">
      <FabricAlong />
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <PageTitle name={title} note={found.data && t("{{count}} styles", { count: found.data.total, ns: "pages" })}>
          {title}
        </PageTitle>
        <div className="flex flex-wrap items-end gap-3 max-tablet:w-full">
          <KeywordForm keyword={word} onKeyword={(next) => change({ searchKey: next })} />
          <ButtonLink to={along("/search")}>{t("Advance Search")}</ButtonLink>
        </div>
      </div>
      <StyleResults
        found={found}
        onPage={(next) => change({ page: next })}
        empty={{
          title: word ? t("No styles found for “{{word}}”", { word }) : t("No styles here yet", { ns: "pages" }),
          text: word
            ? t("Try another word, in any of the ten languages.")
            : t("The mill has not published a style yet.", { ns: "pages" }),
          action: (
            <ButtonLink size="small" to={word ? along(ALL_STYLES) : "/home"}>
              {word ? t("See all styles") : t("Go to start page")}
            </ButtonLink>
          ),
        }}
      />
    </div>
  );
}
