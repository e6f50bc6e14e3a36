import { type KeyboardEvent, useContext, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { LengthUnitContext, unitSign } from "../../ui/index.ts";
import { useSession, useStyle } from "../session/context.ts";
import { WhatIfPlace } from "../whatif/what-if-place.tsx";
import { BoardOverlay } from "./board-overlay.tsx";
import type { OnFiles } from "./drop.ts";
import { dropProps } from "./drop-props.ts";
import { createFrame } from "./frame.ts";
import { createNudge } from "./nudge.ts";
import { StatusBar } from "./status-bar.tsx";
import { BoardStage } from "./tree/board-stage.tsx";
import { RULER_PX } from "./tree/edge.ts";
import { useBoardSize, useScaleAttribute } from "./use-board-size.ts";
import { usePointer } from "./use-pointer.ts";

/** The pattern board: rulers in mm, the pieces with their cloth, what lies over them, the status line. Never mirrored. */
export function Board({ onFiles }: { onFiles: OnFiles }) {
  const session = useSession();
  const style = useStyle();
  const { t } = useTranslation("designer");
  const area = useRef<HTMLDivElement>(null);
  const heldSpace = useRef(false);
  const frame = useMemo(() => createFrame(), []);
  const nudge = useMemo(() => createNudge(session), [session]);
  usePointer(area, session, frame, heldSpace);
  const isFitted = useBoardSize(area, session, frame);
  useScaleAttribute(area, session);

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
          {...dropProps(session, onFiles)}
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

/** Lies under names and fields: where nothing there handles mouse events, Chrome takes a fingertip on the cloth for one on the nearest field. */
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
