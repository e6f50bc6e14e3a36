import type { Id, PieceKey } from "@selvedge/editor-core";
import { createStore, type StoreApi } from "zustand/vanilla";

/** What a design is handed on as: pictures of its pieces, or files of 3D. */
export type Export = "pictures" | "garment" | "techPack";

/** Tools that take the board's next press for themselves. */
export type Aid = "measure" | "pick";

const UNIT_STORE = "designer.unit";
const recallInches = (): boolean => {
  try {
    return localStorage.getItem(UNIT_STORE) === "in";
  } catch {
    return false;
  }
};

/** Entries of the rail. The open one is also the tool: with Fabric a drag moves the cloth, with Pieces the pieces, with Notes a click places one. */
export const PANELS = [
  "preset",
  "fabric",
  "artwork",
  "text",
  "decorate",
  "layers",
  "background",
  "notes",
  "pieces",
  "fit",
  "seams",
  "materials",
  "colourways",
  "cost",
  "history",
] as const;
export type Panel = (typeof PANELS)[number];

export type NotePlace = { readonly pieceKey: PieceKey; readonly x: number; readonly y: number };

/** An artwork and the piece it lies on. */
export type ArtworkPlace = { readonly id: Id; readonly pieceKey: PieceKey };

export type FabricQuery = {
  readonly source: "all" | "style" | "photos";
  readonly word: string;
  readonly pattern: string;
  readonly colour: string;
};
export const ALL_FABRICS: FabricQuery = { source: "all", word: "", pattern: "", colour: "" };

/** What is chosen and which tool is active. Never part of the document or its history. */
export type Selection = {
  readonly pieces: readonly PieceKey[];
  /** The artworks chosen, in the order they were chosen in. */
  readonly artworkIds: readonly Id[];
  /** The only one of them; null when none or several are chosen. */
  readonly artworkId: Id | null;
  /** The trim chosen; then no artwork is. */
  readonly trimId: Id | null;
  readonly annotationId: Id | null;
  /** The comment of somebody that is looked at; then no note of the document is chosen. */
  readonly commentId: Id | null;
  /** A place that was pointed at for a new note, before its text is written. */
  readonly noteAt: NotePlace | null;
  readonly panel: Panel;
  readonly isPanelOpen: boolean;
  readonly isInspectorOpen: boolean;
  /** What the fabric list is narrowed to; kept while other panels are open. */
  readonly fabricQuery: FabricQuery;
  /** What is handed on, in the dialog that is open for it. */
  readonly exporting: Export | null;
  /** Artworks catch on the centre lines and edges of their piece. */
  readonly isSnapping: boolean;
  /** Lengths are shown in inches; the document knows only mm. */
  readonly isInches: boolean;
  readonly isGridShown: boolean;
  readonly isMapShown: boolean;
  readonly aid: Aid | null;
};

export type SelectionStore = StoreApi<Selection> & {
  choosePieces: (keys: readonly PieceKey[]) => void;
  /** Adds a piece to the chosen ones or takes it out. */
  togglePiece: (key: PieceKey) => void;
  chooseArtwork: (id: Id, pieceKey: PieceKey) => void;
  /** Chooses these artworks and no others, and the pieces they lie on; without any, the pieces stay chosen. */
  chooseArtworks: (artworks: readonly ArtworkPlace[]) => void;
  chooseTrim: (id: Id, pieceKey: PieceKey) => void;
  chooseAnnotation: (id: Id | null) => void;
  chooseComment: (id: Id | null) => void;
  /** Points at the place of a new note, or takes that back. */
  draftNote: (place: NotePlace | null) => void;
  /** Shows lengths in mm or inches, and remembers it. */
  showInches: (isInches: boolean) => void;
  /** Lets go of the innermost thing chosen: tool, note, then artwork, then pieces. False when nothing was chosen. */
  release: () => boolean;
  openPanel: (panel: Panel) => void;
  closePanel: () => void;
};

const NO_ARTWORK = { artworkIds: [], artworkId: null, trimId: null } as const;
const NO_NOTE = { annotationId: null, commentId: null } as const;

export function createSelection(fabricWord = ""): SelectionStore {
  const store = createStore<Selection>(() => ({
    pieces: [],
    ...NO_ARTWORK,
    ...NO_NOTE,
    noteAt: null,
    panel: "fabric",
    isPanelOpen: true,
    isInspectorOpen: false,
    fabricQuery: { ...ALL_FABRICS, word: fabricWord },
    exporting: null,
    isSnapping: true,
    isInches: recallInches(),
    isGridShown: false,
    isMapShown: false,
    aid: null,
  }));
  const { setState, getState } = store;
  const chooseArtworks = (artworks: readonly ArtworkPlace[]) => {
    const artworkIds = artworks.map(({ id }) => id);
    const pieces = artworks.length > 0 ? [...new Set(artworks.map(({ pieceKey }) => pieceKey))] : getState().pieces;
    setState({
      artworkIds,
      artworkId: artworkIds.length === 1 ? artworkIds[0]! : null,
      pieces,
      ...NO_NOTE,
      trimId: null,
    });
  };
  return {
    ...store,
    choosePieces: (pieces) => setState({ pieces, ...NO_ARTWORK, ...NO_NOTE }),
    togglePiece: (key) => {
      const { pieces } = getState();
      setState({
        pieces: pieces.includes(key) ? pieces.filter((other) => other !== key) : [...pieces, key],
        ...NO_ARTWORK,
        ...NO_NOTE,
      });
    },
    chooseArtwork: (id, pieceKey) => chooseArtworks([{ id, pieceKey }]),
    chooseArtworks,
    chooseTrim: (trimId, pieceKey) => setState({ ...NO_ARTWORK, trimId, pieces: [pieceKey], ...NO_NOTE }),
    chooseAnnotation: (annotationId) => setState({ ...NO_NOTE, annotationId, noteAt: null }),
    chooseComment: (commentId) => setState({ ...NO_NOTE, commentId, noteAt: null }),
    draftNote: (noteAt) => setState({ noteAt, ...NO_NOTE, isPanelOpen: true }),
    showInches: (isInches) => {
      setState({ isInches });
      try {
        localStorage.setItem(UNIT_STORE, isInches ? "in" : "mm");
      } catch {
        // Without storage the choice lasts as long as the page.
      }
    },
    release: () => {
      const { aid, noteAt, annotationId, commentId, artworkIds, trimId, pieces } = getState();
      if (aid) setState({ aid: null });
      else if (noteAt) setState({ noteAt: null });
      else if (annotationId || commentId) setState(NO_NOTE);
      else if (artworkIds.length > 0 || trimId) setState(NO_ARTWORK);
      else if (pieces.length > 0) setState({ pieces: [] });
      else return false;
      return true;
    },
    openPanel: (panel) => setState({ panel, isPanelOpen: true }),
    closePanel: () => setState({ isPanelOpen: false }),
  };
}
