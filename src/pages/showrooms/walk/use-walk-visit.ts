import type { RoomScene } from "@selvedge/contract";
import { useEffect, useMemo } from "react";
import { piecesOf } from "../../../showroom/cloth/pieces.ts";
import type { Walk } from "../../../showroom/types.ts";
import { useRoomVisit } from "../visit/use-room-visit.ts";

/** Notes at which stands a customer stops, and what they take in hand. Whoever came by a link looks round unnoted. */
export function useWalkVisit(room: RoomScene, { stand, piece }: Walk, isOn: boolean): void {
  const pieces = useMemo(() => piecesOf(room), [room]);
  const stop = room.stands[stand];
  const productId = pieces[piece]?.productId ?? null;
  const group = stop ? { groupId: stop.groupId, part: stop.part } : null;
  const visit = useRoomVisit(room.chanelId, { way: "walk", where: () => ({ group, productId }), isOn });
  useEffect(() => {
    if (productId) visit.current?.look(productId);
  }, [visit, productId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is looked at changes with each stop and each piece
  useEffect(() => visit.current?.turn(), [visit, stand, piece]);
}
