import type { ChanelRow } from "@selvedge/contract";
import { useEffect, useState } from "react";
import { useCall } from "../../../api/call.ts";
import { listChanelRecords } from "../../../api/calls.ts";
import { useTranslation } from "../../../i18n.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Pager } from "../../../ui/pager.tsx";
import { Select } from "../../../ui/select.tsx";
import { Empty, ErrorState, Skeleton } from "../../../ui/states.tsx";
import { ListHead } from "../../parts/list-head.tsx";
import { useListQuery } from "../../parts/query.ts";
import { NEW_SHOWROOM } from "./addresses.ts";
import { DeleteRoomDialog } from "./delete-room-dialog.tsx";
import { MakersOnly } from "./makers-only.tsx";
import { RoomRow } from "./room-row.tsx";
import { useRoomWords } from "./words.tsx";

const PAGE_SIZE = 24;
const PLATES = 6;
const ANY = "any";
const SCOPES = ["public", "private", "vr"] as const;
const STATES = ["draft", "published", "closed"] as const satisfies readonly ChanelRow["state"][];

/** All showrooms, drafts and closed ones too. Word, filters and page stand in the address. */
export default function AdminShowroomsPage() {
  return (
    <MakersOnly>
      <RoomList />
    </MakersOnly>
  );
}

function RoomList() {
  const { t } = useTranslation("roomdesk");
  const words = useRoomWords();
  const { query, change, page } = useListQuery();
  const [deleted, setDeleted] = useState<ChanelRow | null>(null);
  const scope = SCOPES.find((one) => one === query.get("scope"));
  const state = STATES.find((one) => one === query.get("state"));
  const keyword = query.get("keyword") ?? "";
  const asked = { keyword, scope, state, pageNum: page, pageSize: PAGE_SIZE };
  const answer = useCall(listChanelRecords, asked, { keepPrevious: true, staleTimeMs: 0 });
  const { data, error, refetch } = answer;
  const last = data?.pages ?? 0;
  // Whoever deleted the last row of the last page is taken to the page that is the last now.
  const isBeyond = !answer.isPlaceholderData && last > 0 && page > last;
  useEffect(() => {
    if (isBeyond) change({ page: last }, true);
  });
  const isNarrowed = keyword !== "" || scope !== undefined || state !== undefined;
  const any = (label: string) => ({ value: ANY, label }) as const;
  return (
    <>
      <ListHead
        title={t("Showrooms")}
        note={data?.total}
        search={{
          label: t("Search the showrooms"),
          placeholder: t("Name, description or customer"),
          text: keyword,
          setText: (text) => change({ keyword: text }, true),
        }}
        verbs={
          <ButtonLink tone="main" to={NEW_SHOWROOM}>
            {t("New showroom")}
          </ButtonLink>
        }
      />
      <div className="mb-4 flex flex-wrap gap-x-6 gap-y-2">
        <Select
          label={t("Who it is for")}
          labelAt="beside"
          variant="line"
          value={scope ?? ANY}
          choices={[any(t("All")), ...SCOPES.map((value) => ({ value, label: words.scopes[value] }))]}
          onChange={(value) => change({ scope: value === ANY ? null : value })}
        />
        <Select
          label={t("State")}
          labelAt="beside"
          variant="line"
          value={state ?? ANY}
          choices={[any(t("All")), ...STATES.map((value) => ({ value, label: words.states[value] }))]}
          onChange={(value) => change({ state: value === ANY ? null : value })}
        />
      </div>
      {!data && error && <ErrorState error={error} onRetry={refetch} />}
      {(data ? data.total > 0 && data.list.length === 0 : !error) && <Plates />}
      {data && data.total === 0 && (
        <Empty
          title={isNarrowed ? t("No showroom matches") : t("There is no showroom yet")}
          action={
            isNarrowed ? (
              <Button size="small" onClick={() => change({ keyword: null, scope: null, state: null })}>
                {t("Show all")}
              </Button>
            ) : (
              <ButtonLink size="small" to={NEW_SHOWROOM}>
                {t("New showroom")}
              </ButtonLink>
            )
          }
        />
      )}
      {data && data.list.length > 0 && (
        <>
          <ul className="border-t border-line">
            {data.list.map((room) => (
              <RoomRow key={room.chanelId} room={room} onDelete={() => setDeleted(room)} />
            ))}
          </ul>
          <div className="mt-8">
            <Pager page={page} pages={data.pages} onPage={(next) => change({ page: next })} />
          </div>
        </>
      )}
      {deleted && <DeleteRoomDialog room={deleted} onClose={() => setDeleted(null)} />}
    </>
  );
}

function Plates() {
  const { t } = useTranslation("shell");
  return (
    <div role="status">
      <span className="sr-only">{t("Loading")}</span>
      <div aria-hidden="true" className="grid gap-3">
        {Array.from({ length: PLATES }, (_, index) => (
          <Skeleton key={index} className="h-16" />
        ))}
      </div>
    </div>
  );
}
