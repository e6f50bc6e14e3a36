import {
  type ComponentType,
  cloneElement,
  type ReactElement,
  type ReactNode,
  type Ref,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";

export type MenuEntry = {
  key: string;
  label: string;
  icon?: ReactNode;
  /** A path of the portal, or what choosing it does. */
  to?: string;
  onSelect?: () => void;
  /** At the end: a shortcut or a count. */
  note?: string;
  /** One of several: the chosen one has a tick and 500. */
  chosen?: boolean;
  disabled?: boolean;
  /** A hairline above: the next group. */
  apart?: boolean;
  /** Language of the label where it differs from the page's. */
  lang?: string;
};

type TriggerProps = Record<string, unknown>;

export type MenuProps = {
  /** The button that opens it. */
  trigger: ReactElement<TriggerProps>;
  entries: readonly MenuEntry[];
  /** Above the entries: who this menu belongs to. */
  head?: ReactNode;
  side?: "top" | "bottom";
  align?: "start" | "center" | "end";
  openOnHover?: boolean;
};

type List = ComponentType<MenuProps & { startsOpen: boolean; triggerRef: Ref<HTMLButtonElement> }>;
let fetched: List | null = null;
/** Menus that show their button only, until the code is there. */
const waiting = new Set<() => void>();
/** They take it at once: a press that began in between would end on another button, and be none. */
const tellWaiting = () =>
  flushSync(() => {
    for (const take of waiting) take();
  });
const fetchList = async (): Promise<List> => {
  if (!fetched) {
    fetched = (await import("./menu-list.tsx")).default;
    tellWaiting();
  }
  return fetched;
};

/**
 * Fetches the menu's code when the pointer first moves, so that menus open by pointing once it gets there. Not for one that rests: browsers
 * report it as moved by nothing when a page comes under it, and the code would come with the page instead of after it.
 */
export function fetchMenuWithPointer(): void {
  const hear = ({ movementX, movementY }: PointerEvent) => {
    if (movementX === 0 && movementY === 0) return;
    removeEventListener("pointermove", hear);
    void fetchList();
  };
  addEventListener("pointermove", hear, { passive: true });
}

/** A list of verbs or places under a button; opened by click, keys and, where it says so, by pointing at it. Its code (48 kB) is fetched when somebody reaches for the first one. */
export function Menu(props: MenuProps) {
  const [state, setState] = useState<{ List: List | null; startsOpen: boolean }>({ List: fetched, startsOpen: false });
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  const { List } = state;
  useLayoutEffect(() => {
    if (List) return;
    // Not under a pointer or a focus: a press that has begun on the button must end on it.
    const take = () => {
      if (fetched && !button.current?.matches(":hover, :focus")) setState({ List: fetched, startsOpen: false });
    };
    waiting.add(take);
    take();
    return () => void waiting.delete(take);
  }, [List]);
  useLayoutEffect(() => {
    if (List && hadFocus.current) button.current?.focus();
  }, [List]);
  if (List) return <List {...props} startsOpen={state.startsOpen} triggerRef={button} />;
  return cloneElement(props.trigger, {
    ref: button,
    "aria-haspopup": "menu",
    "aria-expanded": false,
    onPointerEnter: () => void fetchList(),
    onPointerLeave: tellWaiting,
    onFocus: () => void fetchList(),
    onClick: async () => {
      const list = await fetchList();
      // After this very click has ended: the open menu would take it for one outside and close.
      setTimeout(() => {
        hadFocus.current = document.activeElement === button.current;
        setState({ List: list, startsOpen: true });
      });
    },
  });
}
