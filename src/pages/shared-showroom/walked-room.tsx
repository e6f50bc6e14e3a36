import { Suspense } from "react";
import { useCall } from "../../api/call.ts";
import { getScene } from "../../api/calls.ts";
import { loadAreas, useTranslation } from "../../i18n.ts";
import { lazy } from "../../lazy-part.ts";
import { ErrorState, Skeleton } from "../../ui/states.tsx";
import { GoneView } from "../share/gone-view.tsx";
import { BackFrom } from "../share/opened-garment.tsx";
import { ShareFrame } from "../share/share-frame.tsx";
import type { LinkKey } from "../share/shown-design.ts";
import { isShut, ShutByLink } from "./shut-by-link.tsx";

/** The field of the address by which the room is walked through. */
export const WALK = "walk";

/** What a room is drawn with comes with the first that is walked through. */
const RoomWalk = lazy(async () => {
  const areas = ["finding", "attributes", "fabrics"] as const;
  const [{ RoomWalk }] = await Promise.all([import("../showrooms/walk/room-walk.tsx"), loadAreas(areas)]);
  return { default: RoomWalk };
});

type WalkedRoomProps = { readonly chanelId: string; readonly linkKey: LinkKey; readonly asking: string };

/** The room behind a link, to be walked through: without prices, and nothing leads on from it but the way back to its list. */
export function WalkedRoom({ chanelId, linkKey, asking }: WalkedRoomProps) {
  const { t } = useTranslation("showrooms");
  const { data, error, refetch } = useCall(getScene, { chanelId, ...linkKey });
  if (error?.is("shareGone")) return <GoneView isUnknown={false} asking={asking} />;
  if (error && isShut(error)) return <ShutByLink failure={error} />;
  const waiting = (
    <div className="px-margin py-6">
      <Skeleton className="h-[60svh]" />
    </div>
  );
  return (
    <ShareFrame>
      {error && (
        <div className="px-margin py-10">
          <ErrorState error={error} onRetry={refetch} />
        </div>
      )}
      {!error && !data && waiting}
      {data && (
        <Suspense fallback={waiting}>
          <RoomWalk room={data} linkKey={linkKey} back={<BackFrom field={WALK}>{t("Show as a list of groups")}</BackFrom>} />
        </Suspense>
      )}
    </ShareFrame>
  );
}
