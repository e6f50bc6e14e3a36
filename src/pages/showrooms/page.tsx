import type { Chanel, ChanelLists } from "@selvedge/contract";
import { Link } from "react-router-dom";
import { useCall } from "../../api/call.ts";
import { getChanelShow } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Pager } from "../../ui/pager.tsx";
import { Empty, ErrorState } from "../../ui/states.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { ADMIN_SHOWROOMS } from "../admin/showrooms/addresses.ts";
import { useMakesRooms } from "../admin/showrooms/makers.ts";
import { ListHead } from "../parts/list-head.tsx";
import { useListQuery } from "../parts/query.ts";
import { LANDING } from "./addresses.ts";
import { RoomList, RoomPlates } from "./room-list.tsx";

type Scope = Chanel["scope"];
const SCOPES: readonly Scope[] = ["public", "private", "vr"];
const PAGE_SIZE = 24;

const isNamed = ({ name, description }: Chanel, word: string) =>
  `${name} ${description}`.toLocaleLowerCase().includes(word.trim().toLocaleLowerCase());

/** All showrooms that one may enter: public ones, one's own, and those to walk through. Tab, word and page stand in the address. */
export default function ShowroomsPage() {
  const { t } = useTranslation("showrooms");
  const { query, change, page } = useListQuery();
  const { data, error, refetch } = useCall(getChanelShow, {});
  const isMaker = useMakesRooms();
  const lists = data && "public" in data ? (data as ChanelLists) : undefined;
  const scope = SCOPES.find((one) => one === query.get("tab")) ?? "public";
  const word = query.get("keyword") ?? "";
  const found = (of: Scope) => lists?.[of].filter((room) => isNamed(room, word));
  const names = { public: t("Public"), private: t("Private"), vr: t("VR") };
  const total = lists && SCOPES.reduce((sum, of) => sum + lists[of].length, 0);
  return (
    <div className="px-margin pt-6">
      <ListHead
        title={t("Showrooms")}
        note={total}
        search={{
          label: t("Search the showrooms"),
          placeholder: t("Name or description"),
          text: word,
          setText: (text) => change({ keyword: text }, true),
        }}
        verbs={isMaker && <ButtonLink to={ADMIN_SHOWROOMS}>{t("Make and edit showrooms")}</ButtonLink>}
      />
      <p className="mb-3">
        <Link to={LANDING} className="quiet-link text-dense">
          {t("Newest rooms and collections")}
        </Link>
      </p>
      <Tabs
        label={t("Kinds of showrooms")}
        value={scope}
        onChange={(tab) => change({ tab: tab === "public" ? null : tab })}
        tabs={SCOPES.map((value) => ({ value, label: names[value], count: found(value)?.length }))}
      >
        <div className="pt-6">
          {!lists && (error ? <ErrorState error={error} onRetry={refetch} /> : <RoomPlates />)}
          {lists && (
            <Rooms
              scope={scope}
              rooms={found(scope) ?? []}
              isNarrowed={word !== "" && lists[scope].length > 0}
              page={page}
              onPage={(next) => change({ page: next })}
              onShowAll={() => change({ keyword: null })}
            />
          )}
        </div>
      </Tabs>
    </div>
  );
}

type RoomsProps = {
  scope: Scope;
  rooms: readonly Chanel[];
  /** Whether a word leaves some out. */
  isNarrowed: boolean;
  page: number;
  onPage: (page: number) => void;
  onShowAll: () => void;
};

function Rooms({ scope, rooms, isNarrowed, page, onPage, onShowAll }: RoomsProps) {
  const { t } = useTranslation("showrooms");
  if (rooms.length === 0 && isNarrowed)
    return (
      <Empty
        title={t("No showroom matches")}
        action={
          <Button size="small" onClick={onShowAll}>
            {t("Show all")}
          </Button>
        }
      />
    );
  if (rooms.length === 0) return <NoRooms scope={scope} />;
  const pages = Math.ceil(rooms.length / PAGE_SIZE);
  const here = Math.min(page, pages);
  return (
    <>
      <RoomList rooms={rooms.slice((here - 1) * PAGE_SIZE, here * PAGE_SIZE)} />
      <div className="mt-8">
        <Pager page={here} pages={pages} onPage={onPage} />
      </div>
    </>
  );
}

function NoRooms({ scope }: { scope: Scope }) {
  const { t } = useTranslation("showrooms");
  if (scope === "private")
    return <Empty title={t("No private showroom yet")}>{t("Your contact at the mill can arrange one for your company.")}</Empty>;
  return <Empty title={t("No showroom is open now")}>{t("Look again when the next collection is out.")}</Empty>;
}
