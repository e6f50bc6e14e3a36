import type { ChanelShow } from "@selvedge/contract";
import { useSearchParams } from "react-router-dom";
import { useCall } from "../../api/call.ts";
import { getChanelShow } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { ErrorState } from "../../ui/states.tsx";
import { CardSkeletons } from "../parts/cards.tsx";
import { GoneView } from "../share/gone-view.tsx";
import type { OpenedLink } from "../share/load-design.ts";
import { BackFrom, OpenedGarment } from "../share/opened-garment.tsx";
import { ShareFrame } from "../share/share-frame.tsx";
import type { LinkKey } from "../share/shown-design.ts";
import { dressed, GARMENT } from "./shared-garment.tsx";
import { SharedRoom } from "./shared-room.tsx";
import { isShut, ShutByLink } from "./shut-by-link.tsx";
import { WALK, WalkedRoom } from "./walked-room.tsx";

type ThroughRoomProps = { readonly opened: OpenedLink; readonly linkKey: LinkKey; readonly asking: string };

/** The room that a link shows: its list, the garment of it that the address names, or the room itself to be walked through. */
export function ThroughRoom(shown: ThroughRoomProps) {
  const [query] = useSearchParams();
  const { opened, linkKey, asking } = shown;
  return query.has(WALK) ? <WalkedRoom chanelId={opened.id} linkKey={linkKey} asking={asking} /> : <Listed {...shown} />;
}

function Listed({ opened, linkKey, asking }: ThroughRoomProps) {
  const { data, error, refetch } = useCall(getChanelShow, { chanelId: opened.id, ...linkKey });
  // It may be withdrawn, or close, while somebody looks round.
  if (error?.is("shareGone")) return <GoneView isUnknown={false} asking={asking} />;
  if (error && isShut(error)) return <ShutByLink failure={error} />;
  if (data && "groups" in data) return <Opened room={data} opened={opened} linkKey={linkKey} />;
  return (
    <ShareFrame>
      <div className="px-margin py-10 max-tablet:px-4">
        {error ? <ErrorState error={error} onRetry={refetch} /> : <CardSkeletons count={8} shape="aspect-square" />}
      </div>
    </ShareFrame>
  );
}

type OpenedProps = { readonly room: ChanelShow; readonly opened: OpenedLink; readonly linkKey: LinkKey };

function Opened({ room, opened, linkKey }: OpenedProps) {
  const { t } = useTranslation("showrooms");
  const [query] = useSearchParams();
  const named = query.get(GARMENT);
  const worn = named && dressed(room.groups.flatMap(({ items }) => items).find(({ itemId }) => itemId === named));
  if (!worn) return <SharedRoom room={room} company={opened.company} />;
  const back = <BackFrom field={GARMENT}>{t("Back to “{{room}}”", { room: room.name })}</BackFrom>;
  return <OpenedGarment designId={worn.styleId} worn={worn} linkKey={linkKey} opened={opened} back={back} />;
}
