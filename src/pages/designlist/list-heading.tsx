import type { ComponentProps } from "react";
import { useTranslation } from "../../i18n.ts";
import { useFabricAlong } from "../../state/fabric-along.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Select } from "../../ui/select.tsx";
import { PageTitle } from "../parts/title.tsx";
import { StyleFilterDrawer } from "./filters.tsx";
import { Ways } from "./ways.tsx";

export type Sort = "newest" | "name";

type ListHeadingProps = {
  readonly title: string;
  /** How many there are; not said until it is known. */
  readonly total: number | undefined;
  readonly filters: ComponentProps<typeof StyleFilterDrawer>;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
};

/** The name of the list, its order, and on a narrow screen what stands at its side otherwise. */
export function ListHeading({ title, total, filters, sort, onSort }: ListHeadingProps) {
  const { t } = useTranslation(["pages", "around"]);
  const { along } = useFabricAlong();
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="flex items-end justify-between gap-4 max-tablet:w-full">
        <PageTitle name={title} note={total !== undefined && t("{{count}} styles", { count: total })}>
          {title}
        </PageTitle>
      </div>
      <div className="-mx-2.5 flex flex-wrap gap-x-2 tablet:hidden">
        <Ways />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <StyleFilterDrawer {...filters} />
        <ButtonLink to={along("/search")} size="small" className="tablet:hidden">
          {t("Advance Search", { ns: "around" })}
        </ButtonLink>
        <Select
          label={t("Sort")}
          labelAt="hidden"
          variant="line"
          value={sort}
          onChange={onSort}
          choices={[
            { value: "newest", label: t("Newest first") },
            { value: "name", label: t("By name") },
          ]}
        />
      </div>
    </div>
  );
}
