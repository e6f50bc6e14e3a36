import type { Point } from "../view.ts";

/** Where the pointer is and which keys are held; `screen` in CSS px of the board area, `board` in mm. */
export type PointerPlace = {
  readonly screen: Point;
  readonly board: Point;
  readonly shift: boolean;
  readonly alt: boolean;
  /** Ctrl, or Command on a Mac. */
  readonly ctrl: boolean;
};

/** A drag in progress. `move` comes at most once a frame; after `end` or `cancel` nothing more comes. */
export type Gesture = {
  readonly cursor: string;
  move: (to: PointerPlace) => void;
  end: (to: PointerPlace) => void;
  cancel: () => void;
};

/** What a press on the board would do: `tap` when it is released in place, `drag` when the pointer moves off first. */
export type Intent = {
  readonly cursor: string;
  /** Done at once when the pointer goes down. */
  press?: () => void;
  tap?: () => void;
  drag?: (from: PointerPlace) => Gesture;
};
