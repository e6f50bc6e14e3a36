import type { PieceKey } from "@selvedge/editor-core";
import { useRef } from "react";
import { useSelection, useSession, useShown } from "../../session/context.ts";
import { boardInk } from "../ink.ts";
import { orderedNotes } from "../ordered-notes.ts";
import type { Point } from "../view.ts";
import { Circle, Group, type GroupNode, Shape } from "./konva.ts";
import { onScreen } from "./on-screen.ts";
import { useFollow } from "./use-follow.ts";

const RADIUS_PX = 12;
const HALO_PX = 2;
/** The line of letters, from the middle of the pin. */
const BASELINE_PX = 4;

/** The notes with their numbers, and the place where one is being written. */
export function NotePins() {
  const annotations = useShown((document) => document.annotations);
  const chosen = useSelection(({ annotationId }) => annotationId);
  const draft = useSelection(({ noteAt }) => noteAt);
  return (
    <>
      {orderedNotes(annotations).map(({ id, resolved, ...place }, index) => (
        <NotePin
          key={id}
          id={`note:${id}`}
          place={place}
          text={resolved ? "✓" : String(index + 1)}
          isChosen={id === chosen}
          isFaint={resolved}
        />
      ))}
      {draft && <NotePin id="note:draft" place={draft} isChosen />}
    </>
  );
}

type PinProps = {
  readonly id: string;
  readonly place: Point & { readonly pieceKey: PieceKey };
  /** Left out while the note is being written: its rim is dashed. */
  readonly text?: string;
  readonly isChosen: boolean;
  readonly isFaint?: boolean;
};

function NotePin({ id, place, text, isChosen, isFaint = false }: PinProps) {
  const { camera, editor, onStyle, piece } = useSession();
  const pin = useRef<GroupNode>(null);
  useFollow(
    () => {
      const home = piece(place.pieceKey);
      pin.current?.setAttrs({ visible: home !== null, ...(home && onScreen(camera.getState().view, home)(place)) });
    },
    camera.subscribe,
    editor.subscribe,
    onStyle,
  );
  const ink = boardInk();
  const rimPx = text ? 1 : 2;
  return (
    <Group ref={pin} id={id}>
      {text && <Circle radius={RADIUS_PX + HALO_PX} fill={ink.sheet} />}
      <Circle
        radius={RADIUS_PX - rimPx / 2}
        fill={text && isChosen ? ink.threadWash : ink.sheet}
        stroke={isChosen ? ink.thread : ink.ink}
        strokeWidth={rimPx}
        perfectDrawEnabled={false}
        {...(!text && { dash: [6, 3.87] })}
      />
      {text && (
        <Shape
          perfectDrawEnabled={false}
          sceneFunc={({ _context: canvas }) => {
            canvas.font = `500 12px ${ink.condensed}`;
            canvas.textAlign = "center";
            canvas.fillStyle = isChosen ? ink.threadDeep : isFaint ? ink.ink3 : ink.ink;
            canvas.fillText(text, 0, BASELINE_PX);
          }}
        />
      )}
    </Group>
  );
}
