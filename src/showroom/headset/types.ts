import type { Matrix4 } from "three";
import type { Hold } from "../cloth/held.ts";
import type { BoardPose } from "./buttons.ts";
import type { Origin } from "./origin.ts";

/** What a headset that is worn gives the room to be drawn by. */
export type Worn = {
  readonly origin: Origin;
  /** What both eyes see together, from the room to their picture. */
  readonly view: Matrix4;
  readonly hold: Hold;
  /** The cloth that a hand points at, by its index; −1 where none does. */
  readonly pointsAt: number;
  /** Where the board with what can be pressed stands; null while there is none. */
  readonly board: BoardPose | null;
  readonly textureBytes: number;
};

/** What can be done with what is in hand. */
export type BoardAction = {
  readonly key: "heart" | "cart" | "sample";
  readonly label: string;
  /** It is done, or kept, already. */
  readonly isOn: boolean;
};

/** What a board in the room says, and what can be pressed on it. */
export type BoardText = {
  readonly title: string;
  readonly name: string;
  readonly rows: readonly (readonly [label: string, value: string])[];
  readonly actions?: readonly BoardAction[];
  /** What came of the last press. */
  readonly said?: string | null;
};

/** Why a headset was not entered, or not any longer. */
export type HeadsetFailure = "refused" | "busy" | "failed" | "lost";

/** What the page says to a headset that is entered or worn, and hears of it. */
export type HeadsetView = {
  /** Of what is in hand; null while nothing is. */
  readonly board: BoardText | null;
  /** How one goes about with something to turn by, and with bare hands or eyes alone. */
  readonly help: { readonly sticks: BoardText; readonly hands: BoardText };
  readonly isSeated: boolean;
  /** The page asks for its end. */
  readonly isLeaving: boolean;
  readonly onAct: (key: BoardAction["key"]) => void;
  readonly onSeated: (isSeated: boolean) => void;
  readonly onWorn: () => void;
  readonly onEnd: (failure: HeadsetFailure | null) => void;
};
