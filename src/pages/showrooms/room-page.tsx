import type { ChanelProduct, ChanelShow } from "@selvedge/contract";
import { type MouseEvent, useState } from "react";
import { Link, Navigate, useLocation, useSearchParams } from "react-router-dom";
import { useCall } from "../../api/call.ts";
import { exportExcelWithPic, getChanelShow } from "../../api/calls.ts";
import { asApiError } from "../../api/error.ts";
import { longDownload } from "../../api/long-download.ts";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { chooseAll } from "../../state/chosen.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { cx } from "../../ui/classes.ts";
import { Picture } from "../../ui/picture.tsx";
import { Empty, ErrorState, Skeleton } from "../../ui/states.tsx";
import { toast } from "../../ui/toast.tsx";
import { CardPlates } from "../goods/fabric-grid.tsx";
import { SelectionBar } from "../goods/selection-bar.tsx";
import { ChosenFilters } from "../parts/chosen-filters.tsx";
import { useListQuery } from "../parts/query.ts";
import { SCALE_MM } from "../parts/scale.ts";
import { PageTitle } from "../parts/title.tsx";
import { addressOfWalk, PRIVATE, SHOWROOMS } from "./addresses.ts";
import { Filters, RoomFilterDrawer, useFacets } from "./filters.tsx";
import { GroupNav } from "./group-parts.tsx";
import { GroupSection } from "./group-section.tsx";
import { fabricsOf, isLeft, narrowedBy, ROOM_FIELDS } from "./narrowing.ts";
import { CommentDialogs } from "./own/comment-dialogs.tsx";
import { FabricNotes } from "./own/fabric-notes.tsx";
import { ShortList } from "./own/short-list.tsx";
import { useComments } from "./own/use-comments.ts";
import { useOwnRoom } from "./own/use-own-room.ts";
import { RoomFacts } from "./room-facts.tsx";
import { EditRoom, RoomVerbs } from "./room-verbs.tsx";
import { isShut, ShutRoom } from "./shut-room.tsx";
import { fabricOpenedBy, groupInSight } from "./visit/groups-in-sight.ts";
import { useRoomVisit } from "./visit/use-room-visit.ts";

const PLATES = 8;
/** In the address: nothing but the short-list is shown. */
const SHORT = "shortList";
/** As many as a call takes. */
const MAX_SHEET = 500;

/** A showroom with its groups one below the other. Without one in the address it leads to all of them. */
export default function RoomPage() {
  const [query] = useSearchParams();
  const chanelId = query.get("chanelId");
  if (!chanelId) return <Navigate to={SHOWROOMS} replace />;
  return <Entered key={chanelId} chanelId={chanelId} />;
}

/** A room at its address. A private one has a page of its own, with what the address says besides. */
function AtHome({ room }: { room: ChanelShow }) {
  const { pathname, search, hash } = useLocation();
  if (room.scope === "private" && pathname !== PRIVATE) return <Navigate to={{ pathname: PRIVATE, search, hash }} replace />;
  return <Room room={room} />;
}

/** A room that is opened by its id: itself, or why it stays shut. */
export function Entered({ chanelId }: { chanelId: string }) {
  const { data, error, refetch } = useCall(getChanelShow, { chanelId });
  if (data && "groups" in data) return <AtHome room={data} />;
  const failure = error && asApiError(error);
  if (failure && isShut(failure)) return <ShutRoom failure={failure} />;
  return (
    <div className="px-margin pt-6">
      {failure ? (
        <ErrorState error={failure} onRetry={refetch} />
      ) : (
        <>
          <Skeleton className="mb-6 h-28" />
          <CardPlates count={PLATES} />
        </>
      )}
    </div>
  );
}

function Room({ room }: { room: ChanelShow }) {
  const { t } = useTranslation("showrooms");
  const { query, list, change } = useListQuery();
  const own = useOwnRoom(room);
  const visit = useRoomVisit(room.chanelId, { way: "page", where: () => groupInSight(room.groups) });
  const fabrics = fabricsOf(room.groups);
  const comments = useComments();
  const narrowed = narrowedBy(list);
  const isShort = own.isOwned && query.has(SHORT);
  const chosen = own.chosenIds.flatMap((id) => fabrics.find(({ productId }) => productId === id) ?? []);
  const within = isShort ? chosen : fabrics;
  const facets = useFacets(within, narrowed);
  const isShown = (fabric: ChanelProduct) => isLeft(fabric, narrowed);
  const left = within.filter(isShown);
  const isNarrowed = isShort || ROOM_FIELDS.some((field) => narrowed[field].length > 0);
  const hasToggle = own.isOwned && (own.chosenIds.length > 0 || isShort);
  const clear = () => change(Object.fromEntries(ROOM_FIELDS.map((field) => [field, null])));
  const filters = {
    facets,
    chosen: narrowed,
    onChange: (field: string, values: readonly string[]) => change({ [field]: values }),
  };
  const noteOpened = ({ target }: MouseEvent) => {
    const productId = fabricOpenedBy(target);
    if (productId) visit.current?.look(productId);
  };
  return (
    <div className="px-margin pt-6" onClickCapture={noteOpened}>
      <RoomHead room={room} fabrics={left} />
      <div className="mt-8 grid gap-x-10 gap-y-5 tablet:grid-cols-[224px_minmax(0,1fr)]">
        <aside className="max-tablet:contents">
          {!isShort && <GroupNav groups={room.groups} />}
          <div className="mt-6 max-tablet:hidden">
            <Filters {...filters} />
          </div>
        </aside>
        <div className="min-w-0">
          <SelectionBar />
          <div className={cx("mb-5 flex flex-wrap gap-2", !hasToggle && "tablet:hidden")}>
            <RoomFilterDrawer {...filters} />
            {hasToggle && (
              <Button size="small" onClick={() => change({ [SHORT]: isShort ? null : 1 })}>
                {isShort ? t("Show all") : t("Only the short-list")}
              </Button>
            )}
          </div>
          <ChosenFilters {...filters} onClear={clear} />
          {own.isOwned && room.groups.length > 0 && (
            <ShortList
              room={own}
              fabrics={chosen.filter(isShown)}
              total={chosen.length}
              isAlone={isShort}
              onComment={comments.open}
            />
          )}
          {room.groups.length === 0 && <Empty title={t("No fabrics here yet")} />}
          {isNarrowed && !isShort && left.length === 0 && (
            <Empty
              title={t("No fabric of this showroom matches the filters")}
              action={
                <Button size="small" onClick={clear}>
                  {t("Clear all")}
                </Button>
              }
            />
          )}
          <div>
            {room.groups.map((group, index) => (
              <GroupSection
                key={group.groupId}
                group={group}
                fabrics={isShort ? [] : group.products.filter(isShown)}
                isNarrowed={isNarrowed}
                isFirst={index === 0}
                notes={(fabric) => <FabricNotes fabric={fabric} room={own} onComment={comments.open} />}
              />
            ))}
          </div>
        </div>
      </div>
      <CommentDialogs comments={comments} />
    </div>
  );
}

function RoomHead({ room, fabrics }: { room: ChanelShow; fabrics: readonly ChanelProduct[] }) {
  const { t } = useTranslation(["showrooms", "finding"]);
  const { number } = useFormat();
  const [isExporting, setExporting] = useState(false);
  const exportThem = async () => {
    if (fabrics.length > MAX_SHEET) {
      const said = { ns: "finding", max: number(MAX_SHEET), total: number(fabrics.length) } as const;
      toast({
        tone: "fault",
        text: t("A sheet holds at most {{max}} fabrics; these are {{total}}. Narrow the list first.", said),
      });
      return;
    }
    setExporting(true);
    const productIds = fabrics.map(({ productId }) => productId);
    await longDownload(exportExcelWithPic, { productIds }, { name: "showroom.xlsx", onProgress: () => {} }).catch(
      (thrown: unknown) => toast({ tone: "fault", text: asApiError(thrown).message }),
    );
    setExporting(false);
  };
  return (
    <header>
      <Link to={SHOWROOMS} className="quiet-link text-dense">
        {t("All showrooms")}
      </Link>
      {room.coverUrl && <Picture src={room.coverUrl} alt="" loading="eager" className="mt-3 h-44 w-full max-tablet:h-32" />}
      <div className="mt-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0 max-w-[68ch]">
          <div className="flex items-center gap-3">
            <PageTitle name={room.name}>
              <bdi>{room.name}</bdi>
            </PageTitle>
            <RoomVerbs room={room} />
          </div>
          {room.description && <p className="mt-1 text-ink-2">{room.description}</p>}
          <p className="mt-1 font-cond text-dense text-ink-3">
            <RoomFacts room={room} />
          </p>
        </div>
        <div>
          <div className="flex flex-wrap gap-2">
            {room.groups.length > 0 && (
              <ButtonLink size="small" to={addressOfWalk(room.chanelId)}>
                {t("Walk through the room")}
              </ButtonLink>
            )}
            {fabrics.length > 0 && (
              <>
                <Button size="small" onClick={() => chooseAll(fabrics)}>
                  {t("Choose all")}
                </Button>
                <Button size="small" busy={isExporting} onClick={() => void exportThem()}>
                  {t("Export to Excel")}
                </Button>
              </>
            )}
            <EditRoom chanelId={room.chanelId} />
          </div>
          <p className="mt-2 text-note text-ink-3">{t("All pictures at one scale, {{mm}} mm across", { mm: SCALE_MM })}</p>
        </div>
      </div>
    </header>
  );
}
