import { boxOfChosen } from "../board/chosen-box.ts";
import { GRIP_PX } from "../board/hit.ts";
import { readId } from "../board/tree/node-id.ts";
import { pieceUnder } from "../board/tree/piece-under.ts";
import { type Point, toScreen } from "../board/view.ts";
import { chosenArtworks, withGroup } from "../session/chosen.ts";
import type { Session } from "../session/session.ts";
import type { Target } from "./action.ts";
import type { MenuPlace } from "./action-menu.tsx";

const LONG_PRESS_MS = 550;
const STILL_PX = 8;

/** Chooses what lies under a point of the board, as a press would, unless it is chosen already. */
function chooseAt(session: Session, screen: Point): Target {
  const { selection, editor, tree } = session;
  const id = tree.current?.nodeAt(screen, GRIP_PX.mouse) ?? null;
  const { kind, key } = id ? readId(id) : { kind: null, key: "" };
  if (kind === "artwork") {
    if (!selection.getState().artworkIds.includes(key)) selection.chooseArtworks(withGroup(editor.shown(), key));
    return "artwork";
  }
  const piece = id && pieceUnder(session, id);
  if (!piece) return "board";
  const { pieces, artworkIds } = selection.getState();
  if (!pieces.includes(piece.key) || artworkIds.length > 0) selection.choosePieces([piece.key]);
  return "piece";
}

const chosenTarget = (session: Session): Target =>
  chosenArtworks(session).length > 0 ? "artwork" : session.selection.getState().pieces.length > 0 ? "piece" : "board";

/** Opens the menu of what is under the pointer, by the right button, a long press or the menu key. Returns the way out. */
export function onContextMenu(session: Session, open: (place: MenuPlace) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from: Point | null = null;

  const openAt = (board: Element, client: Point) => {
    const box = board.getBoundingClientRect();
    open({ ...client, target: chooseAt(session, { x: client.x - box.left, y: client.y - box.top }) });
  };
  /** For the menu key: on what is chosen, else in the middle of the board. */
  const openAtChosen = (board: Element) => {
    const box = board.getBoundingClientRect();
    const { view, area } = session.camera.getState();
    const chosen = boxOfChosen(session);
    const middle = chosen && { x: chosen.x + chosen.width / 2, y: chosen.y + chosen.height / 2 };
    const point = middle ? toScreen(view, middle) : { x: area.width / 2, y: area.height / 2 };
    const within = { x: Math.min(area.width, Math.max(0, point.x)), y: Math.min(area.height, Math.max(0, point.y)) };
    open({ x: box.left + within.x, y: box.top + within.y, target: chosenTarget(session) });
  };

  window.addEventListener(
    "contextmenu",
    (event) => {
      const target = event.target instanceof Element ? event.target : null;
      const board = target?.closest("[data-board]");
      const row = target?.closest<HTMLElement>("[data-layer]");
      if (!board && !row) return;
      event.preventDefault();
      clearTimeout(timer);
      if (row) {
        const { artworks } = session.editor.document();
        const ids = row.dataset.layer?.split(" ") ?? [];
        if (!ids.some((id) => session.selection.getState().artworkIds.includes(id)))
          session.selection.chooseArtworks(ids.flatMap((id) => artworks[id] ?? []));
        const box = row.getBoundingClientRect();
        open({ x: event.clientX || box.left + 40, y: event.clientY || box.bottom, target: "artwork" });
      } else if (board) {
        if ((event as PointerEvent).pointerType) openAt(board, { x: event.clientX, y: event.clientY });
        else openAtChosen(board);
      }
    },
    { signal },
  );
  // Where a long press makes no context menu of its own.
  window.addEventListener(
    "pointerdown",
    (event) => {
      clearTimeout(timer);
      from = null;
      const board = event.target instanceof Element ? event.target.closest("[data-board]") : null;
      if (event.pointerType !== "touch" || !event.isPrimary || !board) return;
      from = { x: event.clientX, y: event.clientY };
      const pressed = from;
      timer = setTimeout(() => openAt(board, pressed), LONG_PRESS_MS);
    },
    { signal, capture: true },
  );
  const letGo = () => clearTimeout(timer);
  window.addEventListener(
    "pointermove",
    (event) => {
      if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL_PX) letGo();
    },
    { signal, capture: true },
  );
  window.addEventListener("pointerup", letGo, { signal, capture: true });
  window.addEventListener("pointercancel", letGo, { signal, capture: true });
  return () => {
    letGo();
    stop.abort();
  };
}
