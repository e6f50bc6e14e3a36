import { type PointerEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "../../../../i18n.ts";

/** What is dragged, and the place it would take if it were let go now. */
type Held = { readonly key: string; readonly to: number };

/** So near the edge of the window what is dragged scrolls the page, and by so much a frame. */
const EDGE_PX = 72;
const SCROLL_PX = 10;

/** The place of the row at a height in the window: the first one's above them all, the last one's below. */
function placeAt(list: Element, clientY: number): number {
  const rows = [...list.children];
  const place = rows.findIndex((row) => clientY < row.getBoundingClientRect().bottom);
  return place < 0 ? rows.length - 1 : place;
}

const scrollAt = (clientY: number): number =>
  clientY < EDGE_PX ? -SCROLL_PX : clientY > window.innerHeight - EDGE_PX ? SCROLL_PX : 0;

/** Scrolls the page as long as the pointer rests near an edge; `onScroll` is called at its height after every step. */
function useEdgeScroll(onScroll: (clientY: number) => void) {
  const frame = useRef(0);
  const stop = () => cancelAnimationFrame(frame.current);
  const start = (clientY: number) => {
    stop();
    const step = scrollAt(clientY);
    if (step === 0) return;
    frame.current = requestAnimationFrame(() => {
      window.scrollBy(0, step);
      onScroll(clientY);
      start(clientY);
    });
  };
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  return { start, stop };
}

/** How things are put into order: dragged by their grips onto another one's place, with a mouse, a pen or a finger, or moved with the keyboard. */
export function useDragOrder(keys: readonly string[], onMove: (key: string, to: number) => void) {
  const { t } = useTranslation("roomdesk");
  const [held, setHeld] = useState<Held | null>(null);
  const [said, setSaid] = useState("");
  const list = useRef<Element | null>(null);
  const scroll = useEdgeScroll((clientY) => follow(clientY));
  const follow = (clientY: number) => {
    if (!list.current) return;
    const to = placeAt(list.current, clientY);
    setHeld((now) => (now && now.to !== to ? { ...now, to } : now));
  };
  const letGo = () => {
    scroll.stop();
    setHeld(null);
  };
  const moveTo = (key: string, name: string, to: number) => {
    if (to < 0 || to >= keys.length || to === keys.indexOf(key)) return;
    onMove(key, to);
    setSaid(t("{{name}}: place {{place}} of {{total}}", { name, place: to + 1, total: keys.length }));
  };
  const dropOf = (key: string) => {
    if (!held || held.key === key || keys[held.to] !== key) return undefined;
    return held.to < keys.indexOf(held.key) ? "before" : "after";
  };
  return {
    said,
    rowOf: (key: string) => ({ "data-held": held?.key === key ? "" : undefined, "data-drop": dropOf(key) }),
    gripOf: (key: string, name: string) => ({
      name,
      onStep: (step: number) => moveTo(key, name, keys.indexOf(key) + step),
      onLetGo: letGo,
      drag: {
        onPointerDown: ({ button, currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
          if (button !== 0 || held) return;
          currentTarget.setPointerCapture(pointerId);
          list.current = currentTarget.closest("li")?.parentElement ?? null;
          setHeld({ key, to: keys.indexOf(key) });
        },
        onPointerMove: ({ clientY }: PointerEvent<HTMLElement>) => {
          if (held?.key !== key) return;
          follow(clientY);
          scroll.start(clientY);
        },
        onPointerUp: ({ clientY }: PointerEvent<HTMLElement>) => {
          // The last move may not be drawn yet.
          if (held?.key === key && list.current) moveTo(key, name, placeAt(list.current, clientY));
          letGo();
        },
        onPointerCancel: letGo,
      },
    }),
  };
}
