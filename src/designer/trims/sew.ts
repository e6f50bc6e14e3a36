import { buttonPlaces, type Id, type Trim } from "@selvedge/editor-core";
import { middleOf } from "../../drawing/index.ts";
import { newId } from "../session/new-id.ts";
import type { Session } from "../session/session.ts";
import { layerFor, seated } from "./chosen.ts";
import type { TrimChoice } from "./trim-choices.ts";

const MAX_NAME = 80;
const tenth = (mm: number) => Math.round(mm * 10) / 10;
/** A second one of a kind is not sewn on the first, but so far below it. */
const APART_MM = 6;

function trimOf(
  session: Session,
  { id: decorateId, name, imageUrl, width, height, trim }: TrimChoice,
): Omit<Trim, "pieceKey" | "x" | "y"> {
  session.assets.addPictures([{ imageId: decorateId, url: imageUrl, thumbUrl: imageUrl, width, height, name }]);
  return {
    id: newId(),
    decorateId,
    angle: 0,
    width: trim.mmWidth,
    height: trim.mmHeight,
    look: {
      name: `${name}, ${trim.colour}`.slice(0, MAX_NAME),
      code: trim.code,
      kind: trim.kind,
      thick: trim.mmThick,
      hex: trim.hex,
      ...(trim.accent && { accent: trim.accent }),
    },
    layer: layerFor(session.editor.document().trims, "top"),
  };
}

/** The nearest place below a point where no trim has its middle. */
function freePlace(
  session: Session,
  pieceKey: string,
  point: { x: number; y: number },
  height: number,
): { x: number; y: number } {
  const taken = seated(session.editor.document().trims).filter((trim) => trim.pieceKey === pieceKey);
  const place = { x: tenth(point.x), y: tenth(point.y) };
  while (taken.some(({ x, y }) => Math.hypot(x - place.x, y - place.y) < 1)) place.y = tenth(place.y + height + APART_MM);
  return place;
}

/** Sews a trim to a piece, at a point in mm of it or in its middle, and chooses it. */
export function sewOn(session: Session, choice: TrimChoice, pieceKey: string, point?: { x: number; y: number }): Id | null {
  const piece = session.piece(pieceKey);
  if (!piece) return null;
  const trim = trimOf(session, choice);
  const place = point
    ? { x: tenth(point.x), y: tenth(point.y) }
    : freePlace(session, pieceKey, middleOf(piece.outline, trim), trim.height);
  if (session.editor.give({ type: "placeTrim", trim: { ...trim, pieceKey, ...place } }) !== "done") return null;
  session.selection.chooseTrim(trim.id, pieceKey);
  return trim.id;
}

/** Sews a trim to every buttonhole of the pattern. */
export function sewToButtons(session: Session, choice: TrimChoice): void {
  const [first] = buttonPlaces(session.pieces());
  if (!first) return;
  session.editor.give({ type: "sewButtons", trim: { ...trimOf(session, choice), ...first, atButtons: true } });
}

/** Sews the same trim on once more, beside itself, and chooses it. */
export function duplicateTrim({ editor, selection }: Pick<Session, "editor" | "selection">, trim: Trim): void {
  const id = newId();
  const given = editor.give({ type: "duplicateTrim", of: trim.id, id, dx: 0, dy: tenth(trim.height + APART_MM) });
  if (given === "done") selection.chooseTrim(id, trim.pieceKey);
}

export function deleteTrim({ editor, selection }: Pick<Session, "editor" | "selection">, id: Id): void {
  editor.give({ type: "deleteTrim", id });
  selection.chooseArtworks([]);
}
