import { Navigate, useSearchParams } from "react-router-dom";
import { useCall } from "../../../api/call.ts";
import { previewChanel } from "../../../api/calls.ts";
import { useTranslation } from "../../../i18n.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Empty, ErrorState, Skeleton } from "../../../ui/states.tsx";
import { PageTitle } from "../../parts/title.tsx";
import { addressOfWalk } from "../../showrooms/addresses.ts";
import { AgreedPrice } from "../../showrooms/agreed-price.tsx";
import { GroupNav } from "../../showrooms/group-parts.tsx";
import { GroupSection } from "../../showrooms/group-section.tsx";
import { RoomFacts } from "../../showrooms/room-facts.tsx";
import { ADMIN_SHOWROOMS, addressOfRecord } from "./addresses.ts";
import { MakersOnly } from "./makers-only.tsx";

/** A showroom as its customer sees it, or would once it is open to them. */
export default function AdminPreviewPage() {
  const [query] = useSearchParams();
  const chanelId = query.get("chanelId");
  if (!chanelId) return <Navigate to={ADMIN_SHOWROOMS} replace />;
  return (
    <MakersOnly>
      <Preview key={chanelId} chanelId={chanelId} />
    </MakersOnly>
  );
}

function Preview({ chanelId }: { chanelId: string }) {
  const { t } = useTranslation(["roomdesk", "showrooms"]);
  const { data, error, refetch, isFetchedAfterMount } = useCall(previewChanel, { chanelId }, { staleTimeMs: 0 });
  if (!data || !isFetchedAfterMount)
    return error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton className="h-96" />;
  const doors = {
    open: t("They may enter now."),
    draft: t("They do not see it yet: it is a draft."),
    early: t("They do not see it yet: its first day is still to come."),
    closed: t("They do not see it any more: its last day is over."),
  } as const;
  return (
    <>
      <aside
        aria-label={t("Preview")}
        className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-edge border-s-2 bg-plate px-4 py-2.5 text-dense"
      >
        <p>
          <span className="font-medium">
            {data.seenBy ? t("As {{customer}} sees it.", { customer: data.seenBy }) : t("As every customer sees it.")}
          </span>{" "}
          {doors[data.door]}
        </p>
        <div className="flex flex-wrap gap-2">
          {data.groups.length > 0 && (
            <ButtonLink size="small" to={addressOfWalk(chanelId)}>
              {t("Walk through the room", { ns: "showrooms" })}
            </ButtonLink>
          )}
          <ButtonLink size="small" to={addressOfRecord(chanelId)}>
            {t("Back to editing")}
          </ButtonLink>
        </div>
      </aside>
      {data.coverUrl && <Picture src={data.coverUrl} alt="" loading="eager" className="h-44 w-full max-tablet:h-32" />}
      <div className="mt-5 max-w-[68ch]">
        <PageTitle name={data.name}>
          <bdi>{data.name}</bdi>
        </PageTitle>
        {data.description && <p className="mt-1 text-ink-2">{data.description}</p>}
        <p className="mt-1 font-cond text-dense text-ink-3">
          <RoomFacts room={data} />
        </p>
      </div>
      <div className="mt-8 grid gap-x-10 gap-y-5 tablet:grid-cols-[224px_minmax(0,1fr)]">
        <aside className="max-tablet:contents">
          <GroupNav groups={data.groups} />
        </aside>
        <div className="min-w-0">
          {data.groups.length === 0 && <Empty title={t("No fabrics here yet", { ns: "showrooms" })} />}
          {data.groups.map((group, index) => (
            <GroupSection
              key={group.groupId}
              group={group}
              fabrics={group.products}
              isNarrowed={false}
              isFirst={index === 0}
              notes={(fabric) => <AgreedPrice fabric={fabric} />}
            />
          ))}
        </div>
      </div>
    </>
  );
}
