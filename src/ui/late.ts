import { type ComponentType, type Ref, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { untilHere } from "../lazy-part.ts";

/** What a control hears that takes the place of its button: where the button is put, and whether it begins open. */
export type Arrival = { triggerRef: Ref<HTMLButtonElement>; startsOpen: boolean };

/** What is fetched when the pointer first moves; null once it has. */
let atFirstMove: Set<() => void> | null = new Set();

/** Not one that rests: browsers report it as moved by nothing when a page comes under it, and the code would come with the page instead of after it. */
const hear = ({ movementX, movementY }: PointerEvent) => {
  if (movementX === 0 && movementY === 0) return;
  removeEventListener("pointermove", hear);
  const wanted = atFirstMove;
  atFirstMove = null;
  for (const fetch of wanted ?? []) fetch();
};

/** With the pointer's first move, so that what opens by pointing does so once it gets there. */
function fetchWithPointer(fetch: () => void): void {
  if (atFirstMove) {
    atFirstMove.add(fetch);
    addEventListener("pointermove", hear, { passive: true });
  } else fetch();
}

/** A kind of control of which a page shows the button alone until somebody reaches for the first one. */
export type Late<Props> = {
  /** Null until it is there. */
  readonly fetched: () => ComponentType<Props & Arrival> | null;
  readonly fetch: () => Promise<ComponentType<Props & Arrival>>;
  readonly fetchNow: () => void;
  /** What those hear that show their button only. */
  readonly waiting: Set<() => void>;
  readonly tellWaiting: () => void;
};

export function createLate<Props>(load: () => Promise<ComponentType<Props & Arrival>>): Late<Props> {
  type Control = ComponentType<Props & Arrival>;
  let control: Control | null = null;
  let coming: Promise<Control> | null = null;
  const waiting = new Set<() => void>();
  // They take it at once: a press that began in between would end on another button, and be none.
  const tellWaiting = () =>
    flushSync(() => {
      for (const take of waiting) take();
    });
  const take = async () => {
    try {
      control = await untilHere(load);
    } finally {
      coming = null;
    }
    tellWaiting();
    return control;
  };
  const fetch = async () => {
    if (control) return control;
    coming ??= take();
    return coming;
  };
  return { fetched: () => control, fetch, fetchNow: () => void fetch(), waiting, tellWaiting };
}

/**
 * The control once it is there, and till then what its button must hear: pointing at it and focus fetch the code, and so does the pointer's first
 * move on the page; `open`, for a press, shows the control opened.
 */
export function useLate<Props>(late: Late<Props>) {
  type State = { readonly Control: ComponentType<Props & Arrival> | null; readonly startsOpen: boolean };
  const [{ Control, startsOpen }, setState] = useState<State>({ Control: late.fetched(), startsOpen: false });
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (Control) return;
    // Not under a pointer or a focus: a press that has begun on the button must end on it.
    const take = () => {
      const loaded = late.fetched();
      if (loaded && !button.current?.matches(":hover, :focus")) setState({ Control: loaded, startsOpen: false });
    };
    late.waiting.add(take);
    fetchWithPointer(late.fetchNow);
    take();
    return () => void late.waiting.delete(take);
  }, [Control, late]);
  useLayoutEffect(() => {
    if (Control && hadFocus.current) button.current?.focus();
  }, [Control]);
  const open = async () => {
    const loaded = await late.fetch();
    // After this very click has ended: what is open would take it for one outside and close.
    setTimeout(() => {
      hadFocus.current = document.activeElement === button.current;
      setState({ Control: loaded, startsOpen: true });
    });
  };
  return {
    Control,
    arrival: { triggerRef: button, startsOpen } satisfies Arrival,
    heard: { ref: button, onPointerEnter: late.fetchNow, onPointerLeave: late.tellWaiting, onFocus: late.fetchNow },
    open,
  };
}
