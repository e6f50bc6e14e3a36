import { NEARER_STEP } from "./reach.ts";

/** What is known of a turned wheel; `deltaMode` 2 counts pages, 1 lines, and 0 pixels. */
type Turned = Pick<WheelEvent, "deltaY" | "deltaMode" | "ctrlKey">;

/** A notch is so many pixels, three lines or a page. */
const NOTCH_PX = 100;
/** Pixels of what is counted, by `deltaMode`. */
const PX_OF_MODE = [1, NOTCH_PX / 3, NOTCH_PX] as const;
/** A pinch on a touchpad comes as a wheel with Control, in steps much smaller than a notch. */
const PINCH = { maxPx: 50, gain: 4 } as const;

/** How many times nearer what is in hand comes by a turn of the wheel: rolled away from oneself it comes nearer, as on a map. */
export function nearerByWheel({ deltaY, deltaMode, ctrlKey }: Turned): number {
  const px = deltaY * (PX_OF_MODE[deltaMode] ?? 1);
  const gain = ctrlKey && Math.abs(px) < PINCH.maxPx ? PINCH.gain : 1;
  return NEARER_STEP ** ((-px * gain) / NOTCH_PX);
}
