import { type RefObject, useEffect, useState } from "react";
import type { Session } from "../session/session.ts";
import type { Frame } from "./frame.ts";
import { boardBox } from "./place.ts";
import { showAll } from "./show-all.ts";
import { around, type Size, seen } from "./view.ts";
import { wholeBoard } from "./whole-board.ts";

/** After the area changed its size: the middle stays the middle, and a chosen piece that would be covered is shown whole. */
function keepInSight(session: Session, before: Size, area: Size): void {
  const { camera, selection } = session;
  camera.panBy((area.width - before.width) / 2, (area.height - before.height) / 2);
  const box = around(
    selection
      .getState()
      .pieces.flatMap((key) => session.piece(key) ?? [])
      .map(boardBox),
  );
  if (!box) return;
  const inView = seen(camera.getState().view, area);
  const isWhole =
    box.x >= inView.x &&
    box.y >= inView.y &&
    box.x + box.width <= inView.x + inView.width &&
    box.y + box.height <= inView.y + inView.height;
  if (!isWhole && area.height < before.height) camera.fit(box);
}

/** Makes the camera follow the size of the board area; true once the pieces have been fitted into it. */
export function useBoardSize(area: RefObject<HTMLElement | null>, session: Session, frame: Frame): boolean {
  const [isFitted, setFitted] = useState(false);
  useEffect(() => {
    const node = area.current;
    if (!node) return;
    let isFirst = true;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = node;
      if (width === 0 || height === 0) return;
      const before = session.camera.getState().area;
      const wasWhole = session.camera.isFitted(wholeBoard(session.pieces()));
      session.camera.resize({ width, height });
      if (isFirst || wasWhole) showAll(session);
      else keepInSight(session, before, { width, height });
      isFirst = false;
      setFitted(true);
    });
    observer.observe(node);
    return () => {
      observer.disconnect();
      frame.stop();
    };
  }, [area, session, frame]);
  return isFitted;
}

/** Sets the scale of the board as `data-px-per-mm`. */
export function useScaleAttribute(area: RefObject<HTMLElement | null>, session: Session): void {
  useEffect(() => {
    const write = () => {
      const { view } = session.camera.getState();
      const node = area.current;
      if (!node) return;
      node.dataset.pxPerMm = String(view.pxPerMm);
    };
    write();
    return session.camera.subscribe(write);
  }, [area, session]);
}
