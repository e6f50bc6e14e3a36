import type { ChanelLists } from "@selvedge/contract";
import { useCall } from "../../../api/call.ts";
import { getChanelShow } from "../../../api/calls.ts";
import { useTranslation } from "../../../i18n.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Empty, ErrorState } from "../../../ui/states.tsx";
import { PageTitle } from "../../parts/title.tsx";
import { SHOWROOMS } from "../addresses.ts";
import { RoomList, RoomPlates } from "../room-list.tsx";
import { RoomViewCard } from "./room-view-card.tsx";

/** The showrooms that one may walk through. */
export default function WalkedRoomsPage() {
  const { t } = useTranslation("showrooms");
  const { data, error, refetch } = useCall(getChanelShow, {});
  const rooms = data && "vr" in data ? (data as ChanelLists).vr : undefined;
  return (
    <div className="px-margin pt-6">
      <PageTitle note={rooms?.length}>{t("Rooms to walk through")}</PageTitle>
      <div className="pt-6">
        {!rooms && (error ? <ErrorState error={error} onRetry={refetch} /> : <RoomPlates />)}
        {rooms?.length === 0 && (
          <Empty
            title={t("No showroom is open now")}
            action={
              <ButtonLink size="small" to={SHOWROOMS}>
                {t("All showrooms")}
              </ButtonLink>
            }
          >
            {t("Look again when the next collection is out.")}
          </Empty>
        )}
        {rooms && rooms.length > 0 && <RoomList rooms={rooms} card={RoomViewCard} />}
      </div>
    </div>
  );
}
