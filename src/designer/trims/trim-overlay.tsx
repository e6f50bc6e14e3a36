import type { Trim } from "@selvedge/editor-core";
import { useEffect, useMemo, useRef } from "react";
import { atBoardPoint } from "../board/at-board-point.ts";
import { DistancesOf } from "../board/distances-of.tsx";
import { createNudge } from "../board/nudge.ts";
import { pieceToBoard } from "../board/place.ts";
import { useLive, useSelection, useSession, useShown } from "../session/context.ts";
import { inOrder } from "./chosen.ts";
import { useDescribeTrim } from "./describe.ts";
import type { TrimChoice } from "./trim-choices.ts";
import { trimPointer } from "./trim-pointer.ts";
import { useTrims } from "./use-trims.ts";

/** Trims on the board for the keyboard and screen readers, the distances of those that show them, and what a pointer does to them. */
export function TrimOverlay() {
  const session = useSession();
  const trims = useShown((document) => document.trims);
  const { choices } = useTrims();
  const known = useRef<readonly TrimChoice[]>(choices);
  known.current = choices;
  useEffect(() => {
    session.trims.current = trimPointer(session, { find: (id) => known.current.find((choice) => choice.id === id) ?? null });
    return () => {
      session.trims.current = null;
    };
  }, [session]);
  const sewn = inOrder(trims);
  return (
    <>
      {sewn.map((trim) => (
        <Seat key={trim.id} trim={trim} />
      ))}
      <Distances trims={sewn} />
    </>
  );
}

/** A trim as a button that keys reach; the pointer takes the trim itself. */
function Seat({ trim }: { trim: Trim }) {
  const session = useSession();
  const describe = useDescribeTrim();
  const isChosen = useSelection(({ trimId }) => trimId === trim.id);
  const nudge = useMemo(() => createNudge(session), [session]);
  const piece = session.piece(trim.pieceKey);
  if (!piece) return null;
  return (
    <button
      type="button"
      data-trim={trim.id}
      data-x={trim.x}
      data-y={trim.y}
      data-angle={trim.angle}
      aria-label={describe(trim)}
      aria-pressed={isChosen}
      onFocus={() => session.selection.chooseTrim(trim.id, trim.pieceKey)}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || !nudge.press(event)) return;
        event.preventDefault();
        event.stopPropagation();
      }}
      onKeyUp={(event) => nudge.release(event.key)}
      onBlur={() => nudge.release("ArrowLeft")}
      className="pointer-events-none absolute min-h-6 min-w-6 -translate-x-1/2 -translate-y-1/2"
      style={{
        ...atBoardPoint(pieceToBoard(piece.layout, trim)),
        width: `calc(var(--s) * ${trim.width}px)`,
        height: `calc(var(--s) * ${trim.height}px)`,
        rotate: `${trim.angle + piece.layout.angle}deg`,
      }}
    />
  );
}

function Distances({ trims }: { trims: readonly Trim[] }) {
  const { editor } = useSession();
  const isGesturing = useLive((live) => live.isGesturing);
  const chosen = useSelection(({ trimId }) => trimId);
  return trims
    .filter(({ id, showLocation }) => showLocation || (isGesturing && id === chosen))
    .map((trim) => (
      <DistancesOf
        key={trim.id}
        placed={{ ...trim, name: trim.look?.name ?? "" }}
        read={() => editor.document().trims[trim.id]}
        onMove={(x, y) => editor.give({ type: "moveTrim", id: trim.id, x, y })}
      />
    ));
}
