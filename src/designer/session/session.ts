import type { Design, Piece } from "@selvedge/contract";
import {
  type DesignDocument,
  type Editor,
  type Given,
  type Landmarks,
  landmarksOf,
  openVariants,
  type PieceKey,
  type Placement,
  placer,
  type SavedWhatIf,
  type Variants,
} from "@selvedge/editor-core";
import { createStore, type StoreApi } from "zustand/vanilla";
import { createPictures, type Pictures } from "../../drawing/index.ts";
import type { PreviewHandle } from "../../preview/index.ts";
import type { Hung } from "../../worn/use-hung.ts";
import { type Camera, createCamera } from "../board/camera.ts";
import { AT_REST, createLive, type LiveStore } from "../board/live.ts";
import { createOverlay, type OverlayStore } from "../board/overlay.ts";
import type { BoardTree } from "../board/tree/board-tree.ts";
import type { Box, Point } from "../board/view.ts";
import { wholeBoard } from "../board/whole-board.ts";
import type { TrimPointer } from "../trims/pointer-intents.ts";
import type { AssetCache } from "./asset-cache.ts";
import { createBoardPlaces } from "./board-places.ts";
import { createFormat, type Format } from "./format.ts";
import { createPatterns } from "./patterns.ts";
import { createSelection, type SelectionStore } from "./selection.ts";

/** Everything one open design needs, outside React: the document's editor, what is chosen, the view, the pictures. */
export type Session = {
  /** The editor of the active variant: the design, or one of its what-ifs. */
  readonly editor: Editor;
  readonly variants: Variants;
  readonly assets: AssetCache;
  readonly pictures: Pictures;
  readonly selection: SelectionStore;
  readonly camera: Camera;
  readonly live: LiveStore;
  readonly overlay: OverlayStore;
  /** The nodes of the board, while it is on screen. */
  readonly tree: { current: BoardTree | null };
  /** Where the pointer is on the board, in board mm; apart from the rest since it changes with every move. */
  readonly pointer: StoreApi<{ readonly at: Point | null }>;
  /** How trims are taken hold of on the board; fetched with the first of them. */
  readonly trims: { current: TrimPointer | null };
  readonly format: Format;
  /** The preview, while it is on screen. */
  readonly preview: { current: PreviewHandle | null };
  /** The drape that hangs there, with the pattern it was draped from. */
  readonly hung: { current: Hung | null };
  /** The pattern in the size and with the options the document shows. */
  style: () => Design;
  /** The same of any document, with its pieces at their places on the board. */
  cutOf: (document: DesignDocument) => { readonly style: Design; readonly pieces: readonly Piece[] };
  /** Keeps the pattern of another size or other options, so that it can be chosen and undone. */
  addStyle: (style: Design) => void;
  hasStyle: (cut: Pick<DesignDocument, "size" | "options">) => boolean;
  /** Calls back when another pattern has arrived, or the layout of the board has changed. */
  onStyle: (listener: () => void) => () => void;
  /** Arranges the pieces for the present shape of the board. */
  arrange: () => void;
  /** The pieces with their places on the board: the pattern's own, or arranged for the shape of the board. Not part of the document. */
  pieces: () => readonly Piece[];
  piece: (key: PieceKey) => Piece | null;
  byKey: () => ReadonlyMap<PieceKey, Piece>;
  /** What an artwork on a piece is measured from. */
  dimensionBaseOf: (piece: Piece) => Pick<Piece, "outline"> & Landmarks;
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
  /** The design's own. */
  readonly editor: Editor;
  readonly assets: AssetCache;
  readonly languageTag: string;
  /** What an earlier visit tried beside the design. */
  readonly whatIfs?: readonly SavedWhatIf[];
  /** What the fabric list is searched for at first. */
  readonly fabricWord?: string;
};

export function createSession({
  style: opened,
  editor: design,
  assets,
  languageTag,
  fabricWord,
  whatIfs = [],
}: SessionParts): Session {
  const names = new Map(opened.pieces.map(({ key, name }) => [key, name]));
  const variants = openVariants({ design, names: (key) => names.get(key) ?? key, now: Date.now, saved: whatIfs });
  const { editor } = variants;
  const patterns = createPatterns(opened);
  const boardPlaces = createBoardPlaces(patterns.of);
  const styleListeners = new Set<() => void>();
  const tellStyle = () => {
    for (const listener of styleListeners) listener();
  };
  // One memory for each document that is followed, so that neither forgets at the other's change.
  const shownPlacer = placer();
  const committedPlacer = placer();
  const pictures = createPictures({ tileUrl: assets.tileUrl, imageUrl: assets.imageUrl, reducedPicture: assets.reducedPicture });
  const selection = createSelection(fabricWord);
  const live = createLive();
  const style = () => patterns.of(editor.shown());
  const board = () => boardPlaces.of(editor.shown());
  let seen: { readonly pieces: readonly Piece[]; readonly box: Box } | null = null;
  const camera = createCamera(
    () => globalThis.devicePixelRatio || 1,
    () => {
      const { pieces } = board();
      if (seen?.pieces !== pieces) seen = { pieces, box: wholeBoard(pieces) };
      return seen.box;
    },
  );
  return {
    editor,
    variants,
    assets,
    pictures,
    selection,
    live,
    overlay: createOverlay(),
    tree: { current: null },
    pointer: createStore<{ readonly at: Point | null }>(() => ({ at: null })),
    camera,
    format: createFormat(languageTag),
    trims: { current: null },
    preview: { current: null },
    hung: { current: null },
    style,
    cutOf: (document) => ({ style: patterns.of(document), pieces: boardPlaces.of(document).pieces }),
    addStyle(added) {
      patterns.add(added);
      tellStyle();
    },
    hasStyle: patterns.has,
    onStyle(listener) {
      styleListeners.add(listener);
      return () => styleListeners.delete(listener);
    },
    arrange() {
      if (boardPlaces.arrange(style(), camera.getState().area)) tellStyle();
    },
    pieces: () => board().pieces,
    piece: (key) => board().byKey.get(key) ?? null,
    byKey: () => board().byKey,
    dimensionBaseOf: ({ key, outline }) => ({ outline, ...landmarksOf(style(), key) }),
    placement: () => shownPlacer(editor.shown(), style(), assets.tiles()),
    committedPlacement: () => committedPlacer(editor.document(), patterns.of(editor.document()), assets.tiles()),
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
