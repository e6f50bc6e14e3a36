/** What is known of a turned wheel; `deltaMode` 1 counts lines, and 0 pixels. */
type Turned = Pick<WheelEvent, "deltaY" | "deltaMode" | "ctrlKey">;

const BY_LINES = 1;
/** A notch is three lines or so many pixels. */
const NOTCH_PX = 100;
const LINE_PX = NOTCH_PX / 3;
/** A notch brings it as much nearer as plus does. */
const NEARER_PER_NOTCH = 1.25;
/** A pinch on a touchpad comes as a wheel with Control, in steps much smaller than a notch. */
const PINCH = { maxPx: 50, gain: 4 } as const;

/** How many times nearer what is in hand comes by a turn of the wheel: rolled away from oneself it comes nearer, as on a map. */
export function nearerByWheel({ deltaY, deltaMode, ctrlKey }: Turned): number {
  const px = deltaMode === BY_LINES ? deltaY * LINE_PX : deltaY;
  const gain = ctrlKey && Math.abs(px) < PINCH.maxPx ? PINCH.gain : 1;
  return NEARER_PER_NOTCH ** ((-px * gain) / NOTCH_PX);
}
