import { Navigate, useSearchParams } from "react-router-dom";
import { useCall } from "../../../api/call.ts";
import { getScene } from "../../../api/calls.ts";
import { asApiError } from "../../../api/error.ts";
import { useTranslation } from "../../../i18n.ts";
import { useNotePrivateRoom } from "../../../state/private-room.ts";
import { ErrorState, Skeleton } from "../../../ui/states.tsx";
import { isShut, ShutRoom } from "../shut-room.tsx";
import { RoomWalk } from "./room-walk.tsx";

/** A showroom to walk through. Without one in the address it leads to those there are. */
export default function WalkPage() {
  const [query] = useSearchParams();
  const chanelId = query.get("chanelId");
  if (!chanelId) return <Navigate to="/vrShowroom" replace />;
  return <Entered key={chanelId} chanelId={chanelId} />;
}

function Entered({ chanelId }: { chanelId: string }) {
  const { t } = useTranslation("showrooms");
  const { data, error, refetch } = useCall(getScene, { chanelId });
  useNotePrivateRoom(data ? data.customerId !== null : false);
  if (data) return <RoomWalk room={data} />;
  const failure = error && asApiError(error);
  if (failure && isShut(failure)) return <ShutRoom failure={failure} />;
  if (failure)
    return (
      <div className="px-margin pt-6">
        <ErrorState error={failure} onRetry={refetch} />
      </div>
    );
  return (
    <div role="status" className="px-margin pt-6">
      <span className="sr-only">{t("The room is being built")}</span>
      <Skeleton className="h-9 w-64" />
      <Skeleton className="mt-5 h-[60svh]" />
    </div>
  );
}
