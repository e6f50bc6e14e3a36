import type { Chanel } from "@selvedge/contract";
import { useCall } from "../../../api/call.ts";
import { getRoomPicture } from "../../../api/calls.ts";
import { Skeleton } from "../../../ui/states.tsx";
import { RoomCard } from "../room-card.tsx";

/** A room to walk through in a list, by the picture of itself as it is furnished; where that cannot be had, by its cover. */
export function RoomViewCard({ room, isFirst }: { readonly room: Chanel; readonly isFirst: boolean }) {
  const { data, error } = useCall(getRoomPicture, { chanelId: room.chanelId });
  const waiting = !data && !error && <Skeleton className="aspect-[20/9]" />;
  return <RoomCard room={room} isFirst={isFirst} pictureUrl={data?.pictureUrl} waiting={waiting} />;
}
