import { MagnifyingGlassIcon } from "@phosphor-icons/react/dist/csr/MagnifyingGlass";
import type { FavoriteGroup, FavoriteItem, GroupKind } from "@selvedge/contract";
import { useState } from "react";
import { useCall } from "../../api/call.ts";
import { getFavoriteList } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/choices.tsx";
import { SearchField } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Pager } from "../../ui/pager.tsx";
import { Select } from "../../ui/select.tsx";
import { Empty, ErrorState, Skeleton } from "../../ui/states.tsx";
import { useListQuery } from "../parts/query.ts";
import { useTyped } from "../parts/typed.ts";
import { GroupVerbs } from "./group-verbs.tsx";
import { ItemRow } from "./item-row.tsx";
import { SelectionBar } from "./selection-bar.tsx";

const PAGE_SIZE = 24;
type Sort = "own" | "newest" | "code";

type GroupViewProps = {
  kind: GroupKind;
  group: FavoriteGroup;
  groups: readonly FavoriteGroup[];
  /** Where one finds what to keep. */
  source: string;
};

/** What a group holds, to be searched, annotated, chosen and carried on. Word, order and page live in the URL. */
export function GroupView({ kind, group, groups, source }: GroupViewProps) {
  const { t } = useTranslation("favourites");
  const { query, change, page } = useListQuery();
  const keyword = query.get("keyword") ?? "";
  const code = kind === "fabric" ? (query.get("code") ?? "") : "";
  const sort = (["own", "newest", "code"] as const).find((known) => known === query.get("sort")) ?? "own";
  const [word, setWord] = useTyped(keyword, (next) => change({ keyword: next || null }, true));
  const [writtenCode, setWrittenCode] = useTyped(code, (next) => change({ code: next || null }, true));
  const [selected, setSelected] = useState<ReadonlyMap<string, FavoriteItem>>(new Map());
  const { data, error, refetch } = useCall(
    getFavoriteList,
    {
      menuType: kind,
      groupId: group.groupId,
      keyword: keyword || undefined,
      code: code || undefined,
      sort,
      pageNum: page,
      pageSize: PAGE_SIZE,
    },
    { keepPrevious: true },
  );
  const items = data?.list ?? [];
  // Over all pages of the group; what stands on this one is as it was last answered.
  const chosen = [...selected.values()].map((kept) => items.find(({ itemId }) => itemId === kept.itemId) ?? kept);
  const chosenHere = items.filter(({ itemId }) => selected.has(itemId)).length;
  const choose = (some: readonly FavoriteItem[], on: boolean) =>
    setSelected((before) => {
      const next = new Map(before);
      for (const item of some) {
        if (on) next.set(item.itemId, item);
        else next.delete(item.itemId);
      }
      return next;
    });
  return (
    <section aria-label={group.groupName} className="min-w-0">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 dir="auto" className="voice-name truncate text-head">
            {group.groupName}
          </h2>
          {group.from && (
            <p className="mt-0.5 text-dense text-ink-2">
              {t("From {{name}}, {{company}}", { name: group.from.name, company: group.from.company })}
              {group.from.message && <q className="ms-2 text-ink">{group.from.message}</q>}
            </p>
          )}
        </div>
        <GroupVerbs kind={kind} group={group} />
      </header>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Checkbox
          label={t("All")}
          checked={chosenHere > 0 && chosenHere === items.length}
          mixed={chosenHere > 0 && chosenHere < items.length}
          disabled={items.length === 0}
          onChange={(on) => choose(items, on)}
        />
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
              look="line"
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
      </div>
      {chosen.length > 0 && (
        <SelectionBar
          kind={kind}
          group={group}
          groups={groups}
          chosen={chosen}
          onDone={(done) => choose(done, false)}
          onClear={() => setSelected(new Map())}
        />
      )}
      {error && !data && <ErrorState error={error} onRetry={refetch} className="mt-6" />}
      {!data && !error && (
        <div className="mt-4 grid gap-3">
          {Array.from({ length: 6 }, (_, place) => (
            <Skeleton key={place} className="h-24" />
          ))}
        </div>
      )}
      {data?.total === 0 &&
        (keyword || code ? (
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
          <Empty
            className="mt-8"
            title={t("This group is empty")}
            action={
              <ButtonLink size="small" to={source}>
                {kind === "style" ? t("Browse styles") : t("Browse fabrics")}
              </ButtonLink>
            }
          >
            {t("Save something to it from its card, or move favorites here.")}
          </Empty>
        ))}
      {data && data.total > 0 && (
        <>
          <ul className="mt-3 border-b border-line">
            {items.map((item) => (
              <ItemRow
                key={item.itemId}
                item={item}
                groupName={group.groupName}
                isChosen={selected.has(item.itemId)}
                onChoose={(on) => choose([item], on)}
              />
            ))}
          </ul>
          <div className="mt-6">
            <Pager page={data.pageNum} pages={data.pages} onPage={(next) => change({ page: next })} />
          </div>
        </>
      )}
    </section>
  );
}
