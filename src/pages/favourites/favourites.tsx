import type { GroupKind } from "@selvedge/contract";
import { useNavigate } from "react-router-dom";
import { useCall } from "../../api/call.ts";
import { getFavoriteGroup } from "../../api/calls.ts";
import { useFavouriteSum } from "../../favourites/hearts.ts";
import { useTranslation } from "../../i18n.ts";
import { Empty, ErrorState, Skeleton } from "../../ui/states.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { useListQuery } from "../parts/query.ts";
import { PageTitle } from "../parts/title.tsx";
import { BrowseLink } from "./browse-link.tsx";
import { GroupList } from "./group-list.tsx";
import { GroupView } from "./group-view.tsx";

/** Favourites of one kind: their groups at the start, the default one first, what the chosen group holds beside them. */
export function Favourites({ kind }: { kind: GroupKind }) {
  const { t } = useTranslation("favourites");
  const navigate = useNavigate();
  const { query, change } = useListQuery();
  const { data: groups, error, refetch } = useCall(getFavoriteGroup, { kind });
  const sum = useFavouriteSum();
  const chosen = groups?.find(({ groupId }) => groupId === query.get("groupId")) ?? groups?.[0];
  const tabs = [
    { value: "fabric", label: t("Fabrics"), count: sum?.fabric },
    { value: "style", label: t("Styles"), count: sum?.style },
    { value: "showroom", label: t("Showrooms"), count: sum?.showroom },
  ] as const;
  return (
    <div className="px-margin pt-6">
      <PageTitle>{t("Favorites")}</PageTitle>
      <Tabs
        label={t("Kinds of favorites")}
        value={kind}
        onChange={(next: GroupKind) => void navigate(next === "style" ? "/favoriteStyle" : `/favorite?menuType=${next}`)}
        tabs={tabs}
        className="mt-4"
      >
        {error && !groups && <ErrorState error={error} onRetry={refetch} className="mt-8" />}
        {!groups && !error && <Loading />}
        {groups && (
          <div className="mt-6 grid grid-cols-[14rem_minmax(0,1fr)] gap-10 max-desk:grid-cols-1 max-desk:gap-5">
            <GroupList kind={kind} groups={groups} chosen={chosen} onChoose={(groupId) => change({ groupId })} />
            {chosen ? <GroupView key={chosen.groupId} kind={kind} group={chosen} groups={groups} /> : <NothingKept kind={kind} />}
          </div>
        )}
      </Tabs>
    </div>
  );
}

/** Nothing was kept yet: how one does, and the way there. */
function NothingKept({ kind }: { kind: GroupKind }) {
  const { t } = useTranslation("favourites");
  const words = {
    fabric: t("Press the heart on a fabric’s card to save it here."),
    style: t("Press the heart on a style’s card to save it here."),
    showroom: t("Press the heart of a showroom to save it here."),
  };
  return (
    <Empty title={t("No favorites yet")} action={<BrowseLink kind={kind} />}>
      {words[kind]}
    </Empty>
  );
}

function Loading() {
  return (
    <div className="mt-6 grid grid-cols-[14rem_minmax(0,1fr)] gap-10 max-desk:grid-cols-1">
      <Skeleton className="h-40" />
      <div className="grid gap-3">
        {Array.from({ length: 6 }, (_, place) => (
          <Skeleton key={place} className="h-20" />
        ))}
      </div>
    </div>
  );
}
