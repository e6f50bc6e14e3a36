import { MagnifyingGlassIcon } from "@phosphor-icons/react/dist/csr/MagnifyingGlass";
import type { GroupKind } from "@selvedge/contract";
import { useTranslation } from "../../i18n.ts";
import { SearchField } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Select } from "../../ui/select.tsx";
import { useTyped } from "../../ui/use-typed.ts";
import type { GroupQuery, Sort } from "./use-group-query.ts";

/** Which items of a group are shown, and in which order. */
export function GroupFilters({ kind, query }: { kind: GroupKind; query: GroupQuery }) {
  const { t } = useTranslation("favourites");
  const { keyword, code, sort, change } = query;
  const [word, setWord] = useTyped(keyword, (next) => change({ keyword: next || null }, true));
  const [writtenCode, setWrittenCode] = useTyped(code, (next) => change({ code: next || null }, true));
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <SearchField
        label={t("Search this group")}
        placeholder={t("Please input search key")}
        value={word}
        onChange={(event) => setWord(event.target.value)}
        start={<Icon of={MagnifyingGlassIcon} />}
        className="w-56"
      />
      {kind === "fabric" && (
        <SearchField
          label={t("Code of a fabric in this group")}
          placeholder={t("Input code")}
          value={writtenCode}
          onChange={(event) => setWrittenCode(event.target.value)}
          className="w-32"
        />
      )}
      {kind === "fabric" && (
        <Select<Sort>
          label={t("Order")}
          labelAt="beside"
          variant="line"
          value={sort}
          choices={[
            { value: "own", label: t("Own order") },
            { value: "newest", label: t("Newest first") },
            { value: "code", label: t("By code") },
          ]}
          onChange={(next) => change({ sort: next === "own" ? null : next })}
        />
      )}
    </div>
  );
}
