import type { Design, Piece } from "@selvedge/contract";
import { type DesignDocument, type Editor, type Given, type PieceKey, type Placement, placer } from "@selvedge/editor-core";
import { createStore, type StoreApi } from "zustand/vanilla";
import { createPictures, type Pictures } from "../../drawing/index.ts";
import type { PreviewHandle } from "../../preview/index.ts";
import { type Camera, createCamera } from "../board/camera.ts";
import { type Lying, lieAnew, lieIn } from "../board/lie.ts";
import { AT_REST, createLive, type LiveStore } from "../board/live.ts";
import type { Point, Size } from "../board/view.ts";
import { createFormat, type Format } from "./format.ts";
import { createSelection, type SelectionStore } from "./selection.ts";
import type { Stock } from "./stock.ts";

/** Everything one open design needs, outside React: the document's editor, what is chosen, the view, the pictures. */
export type Session = {
  readonly editor: Editor;
  readonly stock: Stock;
  readonly pictures: Pictures;
  readonly selection: SelectionStore;
  readonly camera: Camera;
  readonly live: LiveStore;
  /** Where the pointer is on the board, in board mm; apart from the rest since it changes with every move. */
  readonly pointer: StoreApi<{ readonly at: Point | null }>;
  readonly format: Format;
  /** The preview, while it is on screen. */
  readonly preview: { current: PreviewHandle | null };
  /** The pattern in the size the document shows. */
  style: () => Design;
  /** Keeps the pattern of another size, so that it can be chosen and undone. */
  addStyle: (style: Design) => void;
  hasSize: (size: string) => boolean;
  /** Hears when the pattern of another size has arrived, or the pieces lie otherwise on the board. */
  onStyle: (listener: () => void) => () => void;
  /** Lays the pieces for the shape the board has now. */
  arrange: () => void;
  /** The pieces as they lie on the board: the pattern's own, or arranged for the shape of the board. The document knows nothing of it. */
  pieces: () => readonly Piece[];
  piece: (key: PieceKey) => Piece | null;
  byKey: () => ReadonlyMap<PieceKey, Piece>;
  /** Stamps of the document as shown; a list keeps its identity while its piece is unchanged. */
  placement: () => Placement;
  /** The same of the committed document: steady while a gesture lasts. */
  committedPlacement: () => Placement;
  /** Ends the gesture as one history entry. */
  finish: () => Given;
  /** Ends the gesture as if it had never happened. */
  drop: () => void;
  dispose: () => void;
};

export type SessionParts = {
  readonly style: Design;
  readonly editor: Editor;
  readonly stock: Stock;
  readonly languageTag: string;
  /** What the fabric list is searched for at first. */
  readonly fabricWord?: string;
};

export function createSession({ style: opened, editor, stock, languageTag, fabricWord }: SessionParts): Session {
  const styles = new Map([[opened.size, opened]]);
  const lying = new Map<Design, Lying>();
  let area: Size | null = null;
  const styleListeners = new Set<() => void>();
  // One memory for each document that is followed, so that neither forgets at the other's change.
  const shownPlacer = placer();
  const committedPlacer = placer();
  const pictures = createPictures({ tileUrl: stock.tileUrl, imageUrl: stock.imageUrl, smallerUrl: stock.smallerUrl });
  const selection = createSelection(fabricWord);
  const live = createLive();
  const camera = createCamera(() => globalThis.devicePixelRatio || 1);
  const styleOf = (document: DesignDocument) => styles.get(document.size) ?? opened;
  const lies = (): Lying => {
    const style = styleOf(editor.shown());
    const known = lying.get(style) ?? lieIn(style, area);
    lying.set(style, known);
    return known;
  };
  return {
    editor,
    stock,
    pictures,
    selection,
    live,
    pointer: createStore<{ readonly at: Point | null }>(() => ({ at: null })),
    camera,
    format: createFormat(languageTag),
    preview: { current: null },
    style: () => styleOf(editor.shown()),
    addStyle(style) {
      styles.set(style.size, style);
      for (const listener of styleListeners) listener();
    },
    hasSize: (size) => styles.has(size),
    onStyle(listener) {
      styleListeners.add(listener);
      return () => styleListeners.delete(listener);
    },
    arrange() {
      const [style, before] = [styleOf(editor.shown()), lies()];
      area = camera.getState().area;
      const now = area.width > 0 ? lieAnew(style, before, area) : before;
      if (now === before) return;
      lying.clear();
      lying.set(style, now);
      for (const listener of styleListeners) listener();
    },
    pieces: () => lies().pieces,
    piece: (key) => lies().byKey.get(key) ?? null,
    byKey: () => lies().byKey,
    placement: () => shownPlacer(editor.shown(), styleOf(editor.shown()), stock.tiles()),
    committedPlacement: () => committedPlacer(editor.document(), styleOf(editor.document()), stock.tiles()),
    finish() {
      live.setState(AT_REST);
      return editor.commit();
    },
    drop() {
      live.setState(AT_REST);
      editor.preview(null);
    },
    dispose: () => pictures.dispose(),
  };
}
