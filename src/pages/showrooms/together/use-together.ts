import type { RoomScene, RoomWalker, Whereabouts } from "@selvedge/contract";
import { type RefObject, useEffect, useMemo, useReducer, useRef } from "react";
import { type Piece, piecesOf } from "../../../showroom/cloth/pieces.ts";
import { keptBy, looksAsBefore, stepAlong } from "../../../showroom/together/alongside.ts";
import { ALONE, after, type Company, type Happening, leaderOf } from "../../../showroom/together/company.ts";
import type { RoomHandle, Walk } from "../../../showroom/types.ts";
import { turnBetween } from "../../../showroom/walk/pose.ts";
import type { LinkKey } from "../../../worn/use-worn-drape.ts";
import { connect, LOOK_MS } from "./connection.ts";
import { useHovered } from "./use-hovered.ts";

/** A leader who has not turned for so long looks at something. */
const SETTLED_MS = 400;

export type TogetherParts = {
  readonly room: RoomScene;
  /** The walk as it is without anybody who hears of one's own moves. */
  readonly route: Walk;
  readonly handle: RoomHandle | null;
  readonly linkKey: LinkKey | null;
  /** Takes a hanger in hand without a move of one's own, and goes on in the panel of it. */
  readonly takeAlong: (piece: number) => void;
  /** Hears of each move of one's own. */
  readonly ownMove: RefObject<(() => void) | null>;
  /** About the room. */
  readonly frame: RefObject<HTMLElement | null>;
};

/** The hanger of a fabric in the room: at the stand where somebody is, before any other; −1 where none hangs. */
export function hangerFor(room: RoomScene, pieces: readonly Piece[], productId: string | null, stand: number): number {
  const isOfIt = (piece: Piece) => piece.kind === "hanger" && piece.productId === productId;
  const standId = room.stands[stand]?.standId;
  const beside = pieces.findIndex((piece) => isOfIt(piece) && piece.standId === standId);
  return beside >= 0 ? beside : pieces.findIndex(isOfIt);
}

const rounded = (value: number, by: number): number => Math.round(value * by) / by;

/** Where one is, as others are told: whole mm, and thousandths of a radian; from a headset by 10 mm and 20 of them. */
function whereaboutsOf(
  { stand, piece }: Walk,
  handle: RoomHandle | null,
  pieces: readonly Piece[],
  hovered: number,
): Whereabouts {
  const pose = handle?.walker.pose;
  const [x, y, z] = pose?.place ?? [0, 0, 0];
  // A head is never quite still.
  const [mm, perRadian] = handle?.walker.isWorn ? [10, 50] : [1, 1_000];
  return {
    place: pose ? [Math.round(x / mm) * mm, Math.round(y / mm) * mm, Math.round(z / mm) * mm] : null,
    yaw: rounded(turnBetween(0, pose?.yaw ?? 0), perRadian),
    pitch: rounded(pose?.pitch ?? 0, perRadian),
    stand,
    inHand: pieces[piece]?.productId ?? null,
    pointsAt: pieces[hovered]?.productId ?? null,
    leads: false,
    follows: null,
  };
}

/** Walks together from the moment somebody begins with a name until they leave: who is here, and the next step of whoever follows. */
export function useTogether(
  { room, route, handle, linkKey, ownMove, frame }: TogetherParts,
  name: string | null,
): readonly [Company, (happening: Happening) => void] {
  const [company, tell] = useReducer(after, ALONE);
  const pieces = useMemo(() => piecesOf(room), [room]);
  const hovered = useHovered(frame, handle);
  const now = useRef({ route, handle, company, pieces });
  now.current = { route, handle, company, pieces };
  const isLed = company.following !== null || company.missed !== null;
  useEffect(() => {
    ownMove.current = isLed ? () => tell({ event: "ownMove" }) : null;
    return () => {
      ownMove.current = null;
    };
  }, [isLed, ownMove]);
  const link = JSON.stringify(linkKey);
  const { chanelId } = room;
  useEffect(() => {
    if (name === null) return;
    tell({ event: "join" });
    const parts = { chanelId, name, linkKey: JSON.parse(link) as LinkKey | null };
    const connection = connect({ ...parts, hear: tell, beat: () => look() });
    let kept: string | null = null;
    let last: { readonly leader: RoomWalker | null; readonly since: number } = { leader: null, since: 0 };
    const look = () => {
      const { route, handle, company, pieces } = now.current;
      if (!company.own) return;
      const leader = leaderOf(company);
      if (!leader || !last.leader || !looksAsBefore(leader, last.leader)) last = { leader, since: performance.now() };
      // What is typed in the panel of what is in hand is not taken away by somebody else's step.
      const isHolding = route.piece >= 0;
      const why = leader && keptBy(leader, { stand: route.stand, isHolding, isWorn: handle?.walker.isWorn ?? false });
      const before = kept;
      kept = why && `${why} ${leader?.stand}`;
      if (why && kept !== before) tell({ event: why });
      // What was held is put back, or the headset taken off.
      if (!why && before !== null) tell({ event: "alongside" });
      if (leader && !isHolding) goAlong(leader, performance.now() - last.since > SETTLED_MS, route, handle);
      const { leads, following: follows } = company;
      connection.say({ ...whereaboutsOf(route, handle, pieces, hovered()), leads, follows }, company.own.key);
    };
    const timer = setInterval(look, LOOK_MS);
    return () => {
      clearInterval(timer);
      connection.close();
    };
  }, [chanelId, name, link, hovered]);
  return [company, tell];
}

function goAlong(leader: RoomWalker, isSettled: boolean, route: Walk, handle: RoomHandle | null): void {
  const walker = handle?.walker;
  const step = stepAlong(leader, isSettled, {
    stand: route.stand,
    pose: walker?.pose ?? null,
    isWalking: walker?.isWalking ?? false,
    isWorn: walker?.isWorn ?? false,
  });
  if (step.to === "stand") route.toStand(step.stand);
  else if (step.to !== "stay") route.goAlong(step.pose, leader.stand);
}
