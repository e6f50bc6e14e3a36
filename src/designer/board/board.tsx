import { type DragEvent, type KeyboardEvent, useContext, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { LengthUnitContext, unitSign } from "../../ui/index.ts";
import { useSession, useStyle } from "../session/context.ts";
import { layFabric, placePicture } from "../session/lay.ts";
import type { Session } from "../session/session.ts";
import { WhatIfPlace } from "../whatif/what-if-place.tsx";
import { BoardOverlay } from "./board-overlay.tsx";
import { isWelcome, type OnFiles, readDragged } from "./drop.ts";
import { createFrame } from "./frame.ts";
import { pieceAt } from "./hit.ts";
import { createNudge } from "./nudge.ts";
import { boardBox, boardToPiece } from "./place.ts";
import { StatusBar } from "./status-bar.tsx";
import { BoardStage } from "./tree/board-stage.tsx";
import { RULER_PX } from "./tree/edge.ts";
import { usePointer } from "./use-pointer.ts";
import { around, type Size, seen, toBoard } from "./view.ts";
import { showAll, wholeBoard } from "./whole-board.ts";

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

/** The pattern board: rulers in mm, the pieces with their cloth, what lies over them, the status line. Never mirrored. */
export function Board({ onFiles }: { onFiles: OnFiles }) {
  const session = useSession();
  const style = useStyle();
  const { t } = useTranslation("designer");
  const area = useRef<HTMLDivElement>(null);
  const heldSpace = useRef(false);
  const frame = useMemo(() => createFrame(), []);
  const nudge = useMemo(() => createNudge(session), [session]);
  const [isFitted, setFitted] = useState(false);
  usePointer(area, session, frame, heldSpace);

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
  }, [session, frame]);

  useEffect(() => {
    const tell = () => {
      const { view } = session.camera.getState();
      const node = area.current;
      if (!node) return;
      node.dataset.pxPerMm = String(view.pxPerMm);
    };
    tell();
    return session.camera.subscribe(tell);
  }, [session]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.target instanceof HTMLInputElement) return;
    const isOnBoard = event.target === area.current;
    if (event.key === " " && isOnBoard) {
      heldSpace.current = true;
      event.preventDefault();
    } else if (isOnBoard && !event.ctrlKey && !event.metaKey && nudge.press(event)) {
      event.preventDefault();
    }
  };

  const placeOfDrop = (event: DragEvent) => {
    const box = event.currentTarget.getBoundingClientRect();
    const point = toBoard(session.camera.getState().view, { x: event.clientX - box.left, y: event.clientY - box.top });
    const piece = pieceAt(session.pieces(), point);
    return piece && { pieceKey: piece.key, ...boardToPiece(piece.layout, point) };
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    session.live.setState({ dropPiece: null });
    const target = placeOfDrop(event);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) return onFiles(files, target && { pieceKey: target.pieceKey, place: target });
    const dragged = readDragged(event.dataTransfer);
    if (!dragged || !target) return;
    if (dragged.kind === "picture") {
      const picture = session.assets.picture(dragged.imageId);
      if (picture) placePicture(session, picture, target.pieceKey, target);
      return;
    }
    if (dragged.kind === "trim") return session.trims.current?.drop(dragged.decorateId, target);
    layFabric(session, dragged, [target.pieceKey]);
    session.selection.choosePieces([target.pieceKey]);
  };

  return (
    <section dir="ltr" className="flex min-h-0 min-w-0 flex-1 flex-col max-[639px]:order-3" aria-label={t("Pattern board")}>
      <WhatIfPlace />
      <div className="relative min-h-0 flex-1 overflow-hidden bg-board">
        <BoardStage frame={frame} board={area} />
        <Corner />
        <div
          ref={area}
          role="application"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move what is chosen
          tabIndex={0}
          data-board
          aria-label={t("Pattern board, {{count}} pieces. Arrows move what is chosen, plus and minus zoom, F shows everything.", {
            count: style.pieces.length,
          })}
          className="absolute touch-none select-none overflow-hidden shadow-none outline-offset-[-4px]"
          style={{ left: RULER_PX, top: RULER_PX, right: 0, bottom: 0 }}
          onKeyDown={onKeyDown}
          onKeyUp={(event) => {
            if (event.key === " ") heldSpace.current = false;
            nudge.release(event.key);
          }}
          onBlur={() => {
            heldSpace.current = false;
            nudge.release("ArrowLeft");
          }}
          onDragOver={(event) => {
            if (!isWelcome(event.dataTransfer)) return;
            event.preventDefault();
            event.dataTransfer.dropEffect = "copy";
            const dropPiece = placeOfDrop(event)?.pieceKey ?? null;
            if (dropPiece !== session.live.getState().dropPiece) session.live.setState({ dropPiece });
          }}
          onDragLeave={() => session.live.setState({ dropPiece: null })}
          onDrop={onDrop}
        >
          <TouchSurface />
          {isFitted && <BoardOverlay />}
        </div>
      </div>
      <StatusBar />
    </section>
  );
}

const hearMouse = (node: HTMLElement | null) => node?.addEventListener("mousedown", () => {});

/** Lies under names and fields: where nothing there hears a mouse, Chrome takes a fingertip on the cloth for one on the nearest field. */
const TouchSurface = () => <div ref={hearMouse} className="absolute inset-0" />;

/** What the rulers count in, where they meet. */
function Corner() {
  const unit = useContext(LengthUnitContext);
  return (
    <div
      aria-hidden
      className="absolute left-0 top-0 z-10 grid place-items-center border-r border-b border-edge bg-paper font-cond text-rule text-ink-2"
      style={{ width: RULER_PX, height: RULER_PX }}
    >
      {unitSign(unit, document.documentElement.lang)}
    </div>
  );
}
