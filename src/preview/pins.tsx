import type { PreviewPin } from "./types.ts";

/** Where a pin is on the screen; null while it is behind the garment or out of the picture. */
export type PinPlace = { readonly x: number; readonly y: number; readonly isBehind: boolean };

type PinsProps = {
  readonly pins: readonly PreviewPin[];
  readonly chosenPin: string | null;
  readonly onPickPin?: (id: string) => void;
  /** Takes each pin's element, which the scene moves from frame to frame. */
  readonly hold: (id: string, element: HTMLButtonElement | null) => void;
};

/** Numbered pins over the cloth. Their places are set outside React, once a frame. */
export function Pins({ pins, chosenPin, onPickPin, hold }: PinsProps) {
  return (
    <div className="pointer-events-none absolute inset-0 overflow-hidden" dir="ltr">
      {pins.map(({ id, number, label }) => (
        <button
          key={id}
          ref={(element) => hold(id, element)}
          type="button"
          title={label}
          aria-label={`${number}. ${label}`}
          aria-pressed={id === chosenPin}
          onClick={() => onPickPin?.(id)}
          className="pointer-events-auto absolute start-0 top-0 -ms-3 -mt-3 grid size-6 place-items-center rounded-round border border-thread bg-sheet font-cond text-note font-medium text-ink opacity-0 shadow-[0_0_0_1px_var(--color-sheet)] transition-opacity duration-quick aria-pressed:bg-thread aria-pressed:text-sheet data-[shown=front]:opacity-100 data-[shown=away]:pointer-events-none data-[shown=behind]:opacity-30"
        >
          {number}
        </button>
      ))}
    </div>
  );
}

/** Moves a pin's element to its place, or takes it from view. */
export function movePin(element: HTMLElement, place: PinPlace | null): void {
  element.dataset.shown = place ? (place.isBehind ? "behind" : "front") : "away";
  element.tabIndex = place && !place.isBehind ? 0 : -1;
  if (place) element.style.transform = `translate(${place.x.toFixed(1)}px, ${place.y.toFixed(1)}px)`;
}
