import type { Matrix4 } from "three";
import type { Hold } from "../cloth/held.ts";
import type { Origin } from "./origin.ts";

/** What a headset that is worn gives the room to be drawn by. */
export type Worn = {
  readonly origin: Origin;
  /** What both eyes see together, from the room to their picture. */
  readonly view: Matrix4;
  readonly hold: Hold;
  /** The cloth that a hand points at, by its index; −1 where none does. */
  readonly pointsAt: number;
  readonly textureBytes: number;
};

/** What a board in the room says. */
export type BoardText = {
  readonly title: string;
  readonly name: string;
  readonly rows: readonly (readonly [label: string, value: string])[];
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
  readonly onSeated: (isSeated: boolean) => void;
  readonly onWorn: () => void;
  readonly onEnd: (failure: HeadsetFailure | null) => void;
};
