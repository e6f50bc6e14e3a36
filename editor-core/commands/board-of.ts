import { fabricKey } from "../document/fabric-key.ts";
import { same } from "../document/same.ts";
import type { Board, BoardPlace, DesignDocument, FabricRef, PieceKey } from "../document/schema.ts";

const BARE: Board = { places: {}, staying: [] };

/** Whether a cloth stays on the board while the pieces cut from it are moved over it; otherwise its print moves with them. */
export const clothStays = ({ board }: Pick<DesignDocument, "board">, fabric: FabricRef | null | undefined): boolean =>
  fabric != null && board?.staying.includes(fabricKey(fabric)) === true;

/** Leaves a document with this board; one on which nothing is said is left out. */
function setBoard(draft: DesignDocument, { places, staying }: Board): void {
  if (Object.keys(places).length === 0 && staying.length === 0) delete draft.board;
  else draft.board = { places, staying };
}

/** Lays pieces at these places, and each of the others stays where it lies. */
export function layPlaces(
  draft: DesignDocument,
  { board = BARE }: DesignDocument,
  places: readonly ({ readonly pieceKey: PieceKey } & BoardPlace)[],
): void {
  const laid = { ...board.places, ...Object.fromEntries(places.map(({ pieceKey, x, y }) => [pieceKey, { x, y }])) };
  if (!same(laid, board.places)) setBoard(draft, { ...(draft.board ?? BARE), places: laid });
}

/** No piece has been moved by hand. */
export function dropPlaces(draft: DesignDocument, { board = BARE }: DesignDocument): void {
  if (Object.keys(board.places).length > 0) setBoard(draft, { ...board, places: {} });
}

/** Lets a cloth stay on the board, or its print travel. */
export function letStay(draft: DesignDocument, fabric: FabricRef, stays: boolean): void {
  const key = fabricKey(fabric);
  const board = draft.board ?? BARE;
  if (board.staying.includes(key) === stays) return;
  const staying = stays ? [...board.staying, key].sort() : board.staying.filter((other) => other !== key);
  setBoard(draft, { places: { ...board.places }, staying });
}
