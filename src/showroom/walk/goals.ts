import type { RoomGarment, RoomScene } from "@selvedge/contract";
import type { Piece } from "../cloth/pieces.ts";
import { hangerOf } from "../taken/next-hanger.ts";
import { looking, type Pose, poseAt, poseBefore } from "./pose.ts";

/** How high above its floor a garment is looked at, mm. */
const CHEST_MM = 950;

/** Where one goes: to a stand by its index, looking so. */
export type Goal = { readonly stand: number; readonly pose: Pose };

const standOf = ({ stands }: Pick<RoomScene, "stands">, standId: string): number =>
  stands.findIndex((stand) => stand.standId === standId);

/** Before a stand. null where there is none of this index. */
export function goalAtStand({ stands }: RoomScene, index: number, aspect: number): Goal | null {
  const stand = stands[index];
  return stand ? { stand: index, pose: poseAt(stand, aspect) } : null;
}

/** Where a hanger is taken in hand: at its stand. Of a cloth that was never measured there is only its picture, as it hangs: one goes close to it. */
export function goalOfHanger(room: RoomScene, pieces: readonly Piece[], taken: number, aspect: number) {
  const index = hangerOf(pieces, taken);
  const piece = pieces[index];
  const goal = piece && goalAtStand(room, standOf(room, piece.standId), aspect);
  if (!goal) return null;
  return { ...goal, piece: index, pose: piece.fabric.texture ? goal.pose : poseBefore(piece.middle, piece.turn) };
}

/** Before the stand of a garment, looking at it. */
export function goalOfGarment(room: RoomScene, { standId, place: [x, y, z] }: RoomGarment, aspect: number): Goal | null {
  const goal = goalAtStand(room, standOf(room, standId), aspect);
  return goal && { ...goal, pose: looking(goal.pose.place, [x, y + CHEST_MM, z]) };
}
