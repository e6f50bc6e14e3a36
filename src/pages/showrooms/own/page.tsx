import { Link, Navigate, useSearchParams } from "react-router-dom";
import { useCall } from "../../../api/call.ts";
import { getChanelsByCustomerId } from "../../../api/calls.ts";
import { useTranslation } from "../../../i18n.ts";
import { useIsStaff } from "../../../state/use-is-staff.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Empty, ErrorState } from "../../../ui/states.tsx";
import { PageTitle } from "../../parts/title.tsx";
import { SHOWROOMS } from "../addresses.ts";
import { RoomList, RoomPlates } from "../room-list.tsx";
import { Entered } from "../room-page.tsx";

/** A showroom made for the reader's company; without one in the address all of theirs, and for the mill those of all companies. */
export default function PrivateRoomPage() {
  const [query] = useSearchParams();
  const isStaff = useIsStaff();
  const chanelId = query.get("chanelId");
  if (chanelId) return <Entered key={chanelId} chanelId={chanelId} />;
  return isStaff ? <Navigate to={`${SHOWROOMS}?tab=private`} replace /> : <PrivateRooms />;
}

function PrivateRooms() {
  const { t } = useTranslation("showrooms");
  const { data: rooms, error, refetch } = useCall(getChanelsByCustomerId, {});
  return (
    <div className="px-margin pt-6">
      <PageTitle note={rooms?.length}>{t("Private showrooms")}</PageTitle>
      {rooms && rooms.length > 0 && (
        <Link to={SHOWROOMS} className="quiet-link text-dense">
          {t("All showrooms")}
        </Link>
      )}
      <div className="pt-6">
        {!rooms && (error ? <ErrorState error={error} onRetry={refetch} /> : <RoomPlates />)}
        {rooms?.length === 0 && (
          <Empty
            title={t("No private showroom yet")}
            action={
              <ButtonLink size="small" to={SHOWROOMS}>
                {t("All showrooms")}
              </ButtonLink>
            }
          >
            {t("Your contact at the mill can arrange one for your company.")}
          </Empty>
        )}
        {rooms && rooms.length > 0 && <RoomList rooms={rooms} />}
      </div>
    </div>
  );
}
