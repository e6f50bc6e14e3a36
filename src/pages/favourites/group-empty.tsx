import type { GroupKind } from "@selvedge/contract";
import { useTranslation } from "../../i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/states.tsx";
import { BrowseLink } from "./browse-link.tsx";
import type { GroupQuery } from "./use-group-query.ts";

type GroupEmptyProps = {
  readonly kind: GroupKind;
  readonly query: GroupQuery;
};

/** Says that nothing of a group matches, or that it holds nothing. */
export function GroupEmpty({ kind, query: { keyword, code, change } }: GroupEmptyProps) {
  const { t } = useTranslation("favourites");
  return keyword || code ? (
    <Empty
      className="mt-8"
      title={t("No results for “{{word}}”", { word: [code, keyword].filter(Boolean).join(" ") })}
      action={
        <Button size="small" onClick={() => change({ keyword: null, code: null })}>
          {t("Show the whole group")}
        </Button>
      }
    />
  ) : (
    <Empty className="mt-8" title={t("This group is empty")} action={<BrowseLink kind={kind} />}>
      {t("Save something to it from its card, or move favorites here.")}
    </Empty>
  );
}
