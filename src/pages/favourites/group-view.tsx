import type { FavoriteGroup, GroupKind } from "@selvedge/contract";
import { useCall } from "../../api/call.ts";
import { getFavoriteList } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { Checkbox } from "../../ui/choices.tsx";
import { Pager } from "../../ui/pager.tsx";
import { ErrorState, Skeleton } from "../../ui/states.tsx";
import { GroupEmpty } from "./group-empty.tsx";
import { GroupFilters } from "./group-filters.tsx";
import { GroupVerbs } from "./group-verbs.tsx";
import { ItemRow } from "./item-row.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import { useGroupQuery } from "./use-group-query.ts";
import { useSelectedItems } from "./use-selected-items.ts";

const PAGE_SIZE = 24;

type GroupViewProps = {
  kind: GroupKind;
  group: FavoriteGroup;
  groups: readonly FavoriteGroup[];
};

/** The name of a group, whom it came from, and what can be done with it. */
function GroupHeader({ kind, group }: Pick<GroupViewProps, "kind" | "group">) {
  const { t } = useTranslation("favourites");
  return (
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
  );
}

/** What a group holds, to be searched, annotated, chosen and carried on. Word, order and page live in the URL. */
export function GroupView({ kind, group, groups }: GroupViewProps) {
  const { t } = useTranslation("favourites");
  const query = useGroupQuery(kind);
  const { keyword, code, sort, page, change } = query;
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
  const { chosen, chosenHere, isChosen, choose, clear } = useSelectedItems(items);
  return (
    <section aria-label={group.groupName} className="min-w-0">
      <GroupHeader kind={kind} group={group} />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Checkbox
          label={t("All")}
          checked={chosenHere > 0 && chosenHere === items.length}
          mixed={chosenHere > 0 && chosenHere < items.length}
          disabled={items.length === 0}
          onChange={(on) => choose(items, on)}
        />
        <GroupFilters kind={kind} query={query} />
      </div>
      {chosen.length > 0 && (
        <SelectionBar
          kind={kind}
          group={group}
          groups={groups}
          chosen={chosen}
          onDone={(done) => choose(done, false)}
          onClear={clear}
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
      {data?.total === 0 && <GroupEmpty kind={kind} query={query} />}
      {data && data.total > 0 && (
        <>
          <ul className="mt-3 border-b border-line">
            {items.map((item) => (
              <ItemRow
                key={item.itemId}
                item={item}
                groupName={group.groupName}
                isChosen={isChosen(item)}
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
