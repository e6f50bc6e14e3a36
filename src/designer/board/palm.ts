/** A pointer that goes down, as the browser reports it. */
type Pointer = { readonly pointerType: string; readonly pointerId: number };

/** What a finger or a palm may do while pens are about. */
export type Palm = {
  /** Whether a pointer that goes down is the palm of the hand that holds the pen: it does nothing until it is lifted. */
  rests: (pointer: Pointer) => boolean;
  /** One finger moves the board and edits nothing, once a pen was seen. */
  onlyPans: (pointer: Pointer) => boolean;
  /** The pointer is lifted, or lost. */
  lift: (pointer: Pointer) => void;
};

/** A pen draws as a mouse does. From the first pen on fingers pan and pinch, and while it is down they do nothing at all. */
export function createPalm(): Palm {
  let wasPenSeen = false;
  let pen: number | null = null;
  return {
    rests({ pointerType, pointerId }) {
      if (pointerType === "pen") {
        wasPenSeen = true;
        pen = pointerId;
      }
      return pointerType === "touch" && pen !== null;
    },
    onlyPans: ({ pointerType }) => pointerType === "touch" && wasPenSeen,
    lift({ pointerId }) {
      if (pointerId === pen) pen = null;
    },
  };
}
