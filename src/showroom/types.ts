import type { RoomCaption, RoomGarment, RoomScene } from "@selvedge/contract";
import type { Object3D, PerspectiveCamera } from "three";
import type { LinkKey } from "../worn/use-worn-drape.ts";
import type { Piece } from "./cloth/pieces.ts";
import type { BoardPose } from "./headset/buttons.ts";
import type { Origin } from "./headset/origin.ts";
import type { HeadsetView } from "./headset/types.ts";
import type { Pose } from "./walk/pose.ts";
import type { Walker } from "./walk/walker.ts";

/** What lies under a point of the picture: a cloth of the room, a garment, or a spot of its floor. */
export type Picked =
  | { readonly kind: "cloth"; readonly piece: number }
  | { readonly kind: "garment"; readonly garment: RoomGarment }
  | { readonly kind: "floor"; readonly spot: readonly [number, number] };

/** What is drawn in the room besides. `frame` moves it before a frame, ms, as this eye sees it; whether it goes on moving. */
export type Beside = { readonly object: Object3D; frame(now: number, eye: PerspectiveCamera): boolean };

/** What the frame round the canvas needs of the room in it. */
export type RoomHandle = {
  readonly walker: Walker;
  readonly aspect: number;
  /** Where a processor draws, a walk is a cut. */
  readonly isSoftware: boolean;
  readonly invalidate: () => void;
  /** `x` and `y` from −1 to 1, to the right and upwards. */
  pick(x: number, y: number): Picked | null;
  /** Shows a cloth in hand, or aside beside what it is compared with; −1 puts it back where it hung. */
  take(index: number, isAside: boolean): void;
  /** Turns what is in hand to the right and tilts it, radians. */
  turn(right: number, up: number): void;
  /** Brings what is in hand so many times nearer; what is aside keeps its distance, and what a hand in a headset holds. */
  nearer(times: number): void;
  /** The cloth that a hand in a headset points at, by its index, −1 for none; null while none is worn. */
  pointed(): number | null;
  /** Draws something besides; returns what takes it away. */
  add(beside: Beside): () => void;
};

/** What was drawn in a frame, and what the graphics card holds for it. */
export type RoomReport = {
  readonly drawCalls: number;
  readonly triangles: number;
  readonly materials: number;
  readonly textureBytes: number;
  readonly programs: number;
  readonly geometries: number;
  readonly textures: number;
  /** How far from the eye the middle of the cloth seen thread by thread is, mm: that in hand, or one on its rail that is near enough; null where none is. */
  readonly heldMm: number | null;
  /** All tiles and pictures that are wanted from here are there, and the threads of the cloth that is near enough for them. A garment stands in the drape that is there already; its own, where it is still made, comes later. */
  readonly isComplete: boolean;
  /** Of the headset that it was drawn for; null on a page. */
  readonly origin: Origin | null;
  /** Where the board with buttons stands there; null while there is none. */
  readonly board: BoardPose | null;
};

/** How somebody goes about in a room. */
export type Walk = {
  /** Everything of cloth in the room, in its order. */
  readonly pieces: readonly Piece[];
  /** Where one stands: a stop by its index, −1 anywhere else. */
  readonly stand: number;
  /** What is in hand, by its index among the pieces; −1 where nothing is. */
  readonly piece: number;
  toStand(index: number): void;
  /** Takes a hanger in hand, at the stand where it hangs; of a cloth that lies folded its hanger. */
  take(index: number): void;
  /** Takes the hanger after or before that in hand, or the first of the stand. */
  takeNext(by: 1 | -1): void;
  /** Goes to a garment with what is in hand. */
  toGarment(garment: RoomGarment): void;
  toSpot(spot: readonly [number, number]): void;
  /** Some steps ahead and to the right, mm. */
  step(ahead: number, right: number): void;
  /** Turns to the left and upwards, radians. */
  look(left: number, up: number): void;
  /** Where one has come to, or what is in hand, without a walk: as a headset says it. What it does not say stays. */
  note(now: { readonly stand?: number; readonly piece?: number }): void;
  /** Hangs what is in hand back where it hung. */
  putBack(): void;
  /** Goes where somebody else is: to a pose at a stand by its index, or at none. */
  goAlong(to: Pose, stand: number): void;
};

/** A fabric laid on a garment of the room, by the id of its item, as long as it is in hand. */
export type Laid = { readonly itemId: string; readonly productId: string };

export type RoomViewProps = {
  readonly room: RoomScene;
  readonly laid: Laid | null;
  /** What lets a visitor without a session see the garments. */
  readonly linkKey: LinkKey | null;
  /** The words of a caption. */
  readonly say: (caption: RoomCaption) => string;
  readonly handle: RoomHandle | null;
  readonly walk: Walk;
  /** While one is entered or worn. */
  readonly headset: HeadsetView | null;
  /** Whether what is in hand can be brought nearer. */
  readonly comesNearer: boolean;
  readonly onReady: (handle: RoomHandle | null) => void;
  /** The graphics card gave the canvas up. */
  readonly onLost: () => void;
};
