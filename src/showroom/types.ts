import type { RoomCaption, RoomScene } from "@selvedge/contract";
import type { Piece } from "./cloth/pieces.ts";
import type { Walker } from "./walk/walker.ts";

/** What lies under a point of the picture: a cloth of the room, or a spot of its floor. */
export type Picked =
  | { readonly kind: "cloth"; readonly piece: number }
  | { readonly kind: "floor"; readonly spot: readonly [number, number] };

/** What the frame round the canvas needs of the room in it. */
export type RoomHandle = {
  readonly walker: Walker;
  readonly pieces: readonly Piece[];
  readonly aspect: number;
  /** Where a processor draws, a walk is a cut. */
  readonly isSoftware: boolean;
  readonly invalidate: () => void;
  /** `x` and `y` from −1 to 1, to the right and upwards. */
  pick(x: number, y: number): Picked | null;
};

/** What was drawn in a frame, and what it holds. */
export type RoomReport = {
  readonly drawCalls: number;
  readonly triangles: number;
  readonly materials: number;
  readonly textureBytes: number;
  readonly programs: number;
  /** All tiles that are wanted from here are there. */
  readonly isComplete: boolean;
};

/** How somebody goes about in a room. */
export type Walk = {
  /** Where one stands: a stop by its index, −1 anywhere else. */
  readonly stand: number;
  /** What one is close to, by its index among the room's cloths; −1 where to nothing. */
  readonly piece: number;
  toStand(index: number): void;
  toPiece(index: number): void;
  toSpot(spot: readonly [number, number]): void;
  /** Some steps ahead and to the right, mm. */
  step(ahead: number, right: number): void;
  /** Turns to the left and upwards, radians. */
  look(left: number, up: number): void;
  /** From what one is close to back to its stop. */
  back(): void;
};

export type RoomViewProps = {
  readonly room: RoomScene;
  /** The words of a caption. */
  readonly say: (caption: RoomCaption) => string;
  readonly handle: RoomHandle | null;
  readonly walk: Walk;
  readonly onReady: (handle: RoomHandle | null) => void;
  /** The graphics card gave the canvas up. */
  readonly onLost: () => void;
};
