import type { Artwork } from "@selvedge/editor-core";
import { chosenArtwork, chosenArtworks, freeArtworks } from "../session/chosen.ts";
import { newId } from "../session/new-id.ts";
import type { Session } from "../session/session.ts";
import { chosenTrim } from "../trims/chosen.ts";
import { deleteTrim, duplicateTrim } from "../trims/sew.ts";
import type { Action, Verbs } from "./action.ts";

const COPY_SHIFT_MM = 20;

export const hasArtwork = ({ session }: Verbs): boolean => chosenArtworks(session).length > 0;
const hasFree = ({ session }: Verbs): boolean => freeArtworks(session).length > 0;

/** Lays copies of what is chosen beside it and chooses those; copies of a group are a group of their own. */
function duplicate(session: Session): void {
  const { editor, selection } = session;
  const groups = new Map<string, string>();
  const groupOf = ({ group }: Artwork) => {
    if (group === null) return null;
    const own = groups.get(group) ?? newId();
    groups.set(group, own);
    return own;
  };
  const copies = chosenArtworks(session).map((artwork) => ({
    of: artwork.id,
    id: newId(),
    dx: COPY_SHIFT_MM,
    dy: COPY_SHIFT_MM,
    group: groupOf(artwork),
  }));
  if (editor.give({ type: "duplicateArtworks", copies }) !== "done") return;
  selection.chooseArtworks(copies.flatMap(({ id }) => editor.document().artworks[id] ?? []));
}

/** Deletes the note chosen, or those of the artworks chosen that are not locked. */
export function deleteChosen({ editor, selection, ...session }: Session): boolean {
  const { annotationId } = selection.getState();
  const trim = chosenTrim({ editor, selection });
  if (trim) {
    deleteTrim({ editor, selection }, trim.id);
    return true;
  }
  const free = freeArtworks({ editor, selection, ...session });
  if (free.length > 0) {
    editor.give({ type: "deleteArtworks", ids: free.map(({ id }) => id) });
    selection.chooseArtworks([]);
  } else if (annotationId) {
    editor.give({ type: "removeAnnotation", id: annotationId });
    selection.chooseAnnotation(null);
  } else return false;
  return true;
}

/** Chooses the artwork above or below the one chosen last, round and round. */
function step({ editor, selection }: Session, by: 1 | -1): void {
  const { order, artworks } = editor.document();
  const seen = order.filter((id) => !artworks[id]?.hidden);
  if (seen.length === 0) return;
  const last = selection.getState().artworkIds.at(-1);
  const current = last === undefined ? (by > 0 ? -1 : seen.length) : seen.indexOf(last);
  const next = artworks[seen[(current + by + seen.length) % seen.length]!];
  if (next) selection.chooseArtwork(next.id, next.pieceKey);
}

type Switch = { readonly read: (artwork: Artwork) => boolean; readonly give: (session: Session, artwork: Artwork) => void };
/** A check box of Artwork Param. */
const ownSwitch = (id: string, label: string, { read, give }: Switch): Action => ({
  id,
  label,
  group: "edit",
  on: ["artwork"],
  part: 4,
  can: ({ session }) => chosenArtwork(session) !== null,
  isOn: ({ session }) => {
    const artwork = chosenArtwork(session);
    return artwork !== null && read(artwork);
  },
  run: ({ session }) => {
    const artwork = chosenArtwork(session);
    if (artwork) give(session, artwork);
  },
});

export const EDIT: readonly Action[] = [
  {
    id: "undo",
    label: "undo",
    group: "edit",
    chords: ["Mod+Z"],
    can: ({ session }) => session.editor.canUndo(),
    run: ({ session }) => session.editor.undo(),
  },
  {
    id: "redo",
    label: "redo",
    group: "edit",
    chords: ["Mod+Shift+Z", "Mod+Y"],
    can: ({ session }) => session.editor.canRedo(),
    run: ({ session }) => session.editor.redo(),
  },
  {
    id: "cut",
    label: "Cut",
    group: "edit",
    chords: ["Mod+X"],
    isNative: true,
    on: ["artwork"],
    can: hasFree,
    run: ({ clip }) => clip("cut"),
  },
  {
    id: "copy",
    label: "Copy",
    group: "edit",
    chords: ["Mod+C"],
    isNative: true,
    on: ["artwork"],
    can: hasArtwork,
    run: ({ clip }) => clip("copy"),
  },
  {
    id: "paste",
    label: "Paste",
    group: "edit",
    chords: ["Mod+V"],
    isNative: true,
    on: ["artwork", "piece", "board"],
    run: ({ clip }) => clip("paste"),
  },
  {
    id: "duplicate",
    label: "Duplicate",
    group: "edit",
    chords: ["Mod+D"],
    on: ["artwork"],
    part: 1,
    can: (verbs) => hasArtwork(verbs) || chosenTrim(verbs.session) !== null,
    run: ({ session }) => {
      const trim = chosenTrim(session);
      if (trim) duplicateTrim(session, trim);
      else duplicate(session);
    },
  },
  {
    id: "edit-text",
    label: "Edit the text",
    group: "edit",
    chords: ["T"],
    on: ["artwork"],
    part: 1,
    can: ({ session }) => (chosenArtwork(session)?.text ?? null) !== null,
    run: ({ session }) => session.selection.openPanel("text"),
  },
  {
    id: "delete",
    label: "Delete selection",
    group: "edit",
    chords: ["Delete", "Backspace"],
    on: ["artwork"],
    part: 1,
    can: ({ session }) =>
      hasFree({ session } as Verbs) || chosenTrim(session) !== null || session.selection.getState().annotationId !== null,
    run: ({ session }) => void deleteChosen(session),
  },
  {
    id: "all-pieces",
    label: "Choose all pieces",
    group: "edit",
    chords: ["Mod+A"],
    on: ["piece", "board"],
    part: 1,
    run: ({ session }) => session.selection.choosePieces(session.pieces().map(({ key }) => key)),
  },
  {
    id: "all-artworks",
    label: "Choose all artworks",
    group: "edit",
    chords: ["Mod+Shift+A"],
    on: ["piece", "board"],
    part: 1,
    can: ({ session }) => session.editor.document().order.length > 0,
    run: ({ session: { editor, selection } }) => {
      const { order, artworks } = editor.document();
      selection.chooseArtworks(order.flatMap((id) => artworks[id] ?? []).filter(({ hidden }) => !hidden));
    },
  },
  { id: "next", label: "Select the next artwork", group: "edit", chords: ["N"], run: ({ session }) => step(session, 1) },
  {
    id: "previous",
    label: "Select the previous artwork",
    group: "edit",
    chords: ["Shift+N"],
    run: ({ session }) => step(session, -1),
  },
  {
    id: "release",
    label: "Clear selection",
    group: "edit",
    chords: ["Escape"],
    run: ({ session }) => {
      if (session.editor.previewed()) session.drop();
      else session.selection.release();
    },
  },
  ownSwitch("location", "Show Location", {
    read: ({ showLocation }) => showLocation,
    give: ({ editor }, { id, showLocation }) => editor.give({ type: "showArtworkLocation", id, shown: !showLocation }),
  }),
  ownSwitch("on-fabric", "Apply to Fabric", {
    read: ({ onFabric }) => onFabric,
    give: ({ editor }, { id, onFabric }) => editor.give({ type: "applyArtworkToFabric", id, onFabric: !onFabric }),
  }),
  ownSwitch("restricted", "Restricted in Pattern", {
    read: ({ restricted }) => restricted,
    give: ({ editor }, { id, restricted }) => editor.give({ type: "restrictArtwork", id, restricted: !restricted }),
  }),
];
