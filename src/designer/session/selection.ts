import type { Id, PieceKey } from "@selvedge/editor-core";
import { createStore, type StoreApi } from "zustand/vanilla";

/** Entries of the rail. The open one is also the tool: with Fabric a drag moves the cloth, with Notes a click places one. */
export const PANELS = ["preset", "fabric", "artwork", "background", "notes", "pieces", "history"] as const;
export type Panel = (typeof PANELS)[number];

export type NotePlace = { readonly pieceKey: PieceKey; readonly x: number; readonly y: number };

export type FabricQuery = {
  readonly source: "all" | "style" | "photos";
  readonly word: string;
  readonly pattern: string;
  readonly colour: string;
};
export const ALL_FABRICS: FabricQuery = { source: "all", word: "", pattern: "", colour: "" };

/** What is chosen and which tool is in hand. Never part of the document or its history. */
export type Selection = {
  readonly pieces: readonly PieceKey[];
  readonly artworkId: Id | null;
  readonly annotationId: Id | null;
  /** A place that was pointed at for a new note, before its text is written. */
  readonly noteAt: NotePlace | null;
  readonly panel: Panel;
  readonly isPanelOpen: boolean;
  readonly isInspectorOpen: boolean;
  /** What the fabric list is narrowed to; kept while other panels are open. */
  readonly fabricQuery: FabricQuery;
  /** Artworks catch on the centre lines and edges of their piece. */
  readonly isSnapping: boolean;
};

export type SelectionStore = StoreApi<Selection> & {
  choosePieces: (keys: readonly PieceKey[]) => void;
  /** Adds a piece to the chosen ones or takes it out. */
  togglePiece: (key: PieceKey) => void;
  chooseArtwork: (id: Id, pieceKey: PieceKey) => void;
  chooseAnnotation: (id: Id | null) => void;
  /** Points at the place of a new note, or takes that back. */
  draftNote: (at: NotePlace | null) => void;
  /** Lets go of the innermost thing chosen: note, then artwork, then pieces. False when nothing was chosen. */
  release: () => boolean;
  openPanel: (panel: Panel) => void;
  closePanel: () => void;
};

export function createSelection(fabricWord = ""): SelectionStore {
  const store = createStore<Selection>(() => ({
    pieces: [],
    artworkId: null,
    annotationId: null,
    noteAt: null,
    panel: "fabric",
    isPanelOpen: true,
    isInspectorOpen: false,
    fabricQuery: { ...ALL_FABRICS, word: fabricWord },
    isSnapping: true,
  }));
  const { setState, getState } = store;
  return {
    ...store,
    choosePieces: (pieces) => setState({ pieces, artworkId: null, annotationId: null }),
    togglePiece: (key) => {
      const { pieces } = getState();
      setState({
        pieces: pieces.includes(key) ? pieces.filter((other) => other !== key) : [...pieces, key],
        artworkId: null,
        annotationId: null,
      });
    },
    chooseArtwork: (artworkId, pieceKey) => setState({ artworkId, pieces: [pieceKey], annotationId: null }),
    chooseAnnotation: (annotationId) => setState({ annotationId, noteAt: null }),
    draftNote: (noteAt) => setState({ noteAt, annotationId: null, isPanelOpen: true }),
    release: () => {
      const { noteAt, annotationId, artworkId, pieces } = getState();
      if (noteAt) setState({ noteAt: null });
      else if (annotationId) setState({ annotationId: null });
      else if (artworkId) setState({ artworkId: null });
      else if (pieces.length > 0) setState({ pieces: [] });
      else return false;
      return true;
    },
    openPanel: (panel) => setState({ panel, isPanelOpen: true }),
    closePanel: () => setState({ isPanelOpen: false }),
  };
}
