import { boardBox } from "../board/place.ts";
import {
  type Alignment,
  type ArtworkTransform,
  alignedTogether,
  boxAround,
  distributedTogether,
  flippedTogether,
} from "../board/together.ts";
import { chosenArtworks, freeArtworks } from "../session/chosen.ts";
import { newId } from "../session/new-id.ts";
import type { Session } from "../session/session.ts";
import { chosenTrim, layerFor } from "../trims/chosen.ts";
import type { Action, Verbs } from "./action.ts";
import { moved } from "./order.ts";

const free = ({ session }: Verbs) => freeArtworks(session);
const chosen = ({ session }: Verbs) => chosenArtworks(session);
const idsOf = (artworks: readonly { readonly id: string }[]) => artworks.map(({ id }) => id);

function transform(
  { editor }: Session,
  how: "flipped" | "aligned" | "distributed",
  transforms: readonly ArtworkTransform[],
): void {
  if (transforms.length > 0) editor.give({ type: "transformArtworks", how, lies: [...transforms] });
}

/** Puts the chosen trim over or under all others; false when none is chosen. */
function layTrim(session: Session, to: "top" | "back"): boolean {
  const trim = chosenTrim(session);
  if (!trim) return false;
  session.editor.give({ type: "layerTrim", id: trim.id, to, layer: layerFor(session.editor.document().trims, to) });
  return true;
}

/** Several are aligned with one another, a single one with its piece. */
function align(session: Session, how: Alignment): void {
  const artworks = freeArtworks(session);
  const [only] = artworks;
  const piece = only && artworks.length === 1 ? session.piece(only.pieceKey) : null;
  const to = piece ? boardBox(piece) : boxAround(artworks, session.byKey());
  if (to) transform(session, "aligned", alignedTogether(artworks, session.byKey(), to, how));
}

const alignment = (how: Alignment, label: string, key: string): Action => ({
  id: `align-${how}`,
  label,
  group: "arrange",
  chords: [`Alt+${key}`],
  can: (verbs) => free(verbs).length > 0,
  run: ({ session }) => align(session, how),
});

const distribution = (axis: "x" | "y", label: string, key: string): Action => ({
  id: `distribute-${axis}`,
  label,
  group: "arrange",
  chords: [`Alt+Shift+${key}`],
  can: (verbs) => free(verbs).length > 2,
  run: ({ session }) => transform(session, "distributed", distributedTogether(freeArtworks(session), session.byKey(), axis)),
});

const shift = (id: string, label: string, chords: readonly string[], by: 1 | -1): Action => ({
  id,
  label,
  group: "arrange",
  chords,
  can: (verbs) => chosen(verbs).length > 0,
  run: ({ session }) => {
    const { editor } = session;
    editor.give({ type: "reorderArtworks", order: moved(editor.document(), idsOf(chosenArtworks(session)), by) });
  },
});

export const ARRANGE: readonly Action[] = [
  {
    id: "group",
    label: "Group",
    group: "arrange",
    chords: ["Mod+G"],
    on: ["artwork"],
    part: 2,
    can: (verbs) => chosen(verbs).length > 1,
    run: ({ session }) =>
      void session.editor.give({ type: "groupArtworks", ids: idsOf(chosenArtworks(session)), group: newId() }),
  },
  {
    id: "ungroup",
    label: "Ungroup",
    group: "arrange",
    chords: ["Mod+Shift+G"],
    on: ["artwork"],
    part: 2,
    can: (verbs) => chosen(verbs).some(({ group }) => group !== null),
    run: ({ session }) =>
      void session.editor.give({
        type: "groupArtworks",
        ids: idsOf(chosenArtworks(session).filter(({ group }) => group !== null)),
        group: null,
      }),
  },
  {
    id: "lock",
    label: "Lock",
    group: "arrange",
    chords: ["Mod+L"],
    on: ["artwork"],
    part: 2,
    can: (verbs) => chosen(verbs).length > 0,
    isOn: (verbs) => chosen(verbs).length > 0 && chosen(verbs).every(({ locked }) => locked),
    run: ({ session }) => {
      const artworks = chosenArtworks(session);
      session.editor.give({
        type: "lockArtworks",
        ids: idsOf(artworks),
        locked: !artworks.every(({ locked }) => locked),
      });
    },
  },
  {
    id: "hide",
    label: "Hide",
    group: "arrange",
    chords: ["Mod+Shift+H"],
    on: ["artwork"],
    part: 2,
    can: (verbs) => chosen(verbs).length > 0,
    isOn: (verbs) => chosen(verbs).length > 0 && chosen(verbs).every(({ hidden }) => hidden),
    run: ({ session }) => {
      const artworks = chosenArtworks(session);
      session.editor.give({
        type: "hideArtworks",
        ids: idsOf(artworks),
        hidden: !artworks.every(({ hidden }) => hidden),
      });
    },
  },
  {
    id: "top",
    label: "Bring To Top",
    group: "arrange",
    chords: ["Shift+PageUp"],
    on: ["artwork"],
    part: 3,
    can: (verbs) => chosen(verbs).length > 0 || chosenTrim(verbs.session) !== null,
    run: ({ session }) => {
      if (!layTrim(session, "top")) session.editor.give({ type: "bringToTop", ids: idsOf(chosenArtworks(session)) });
    },
  },
  shift("forward", "Bring forward", ["PageUp", "Mod+]"], 1),
  shift("backward", "Send backward", ["PageDown", "Mod+["], -1),
  {
    id: "back",
    label: "Send to back",
    group: "arrange",
    chords: ["Shift+PageDown"],
    on: ["artwork"],
    part: 3,
    can: (verbs) => chosen(verbs).length > 0 || chosenTrim(verbs.session) !== null,
    run: ({ session }) => {
      if (!layTrim(session, "back")) session.editor.give({ type: "sendToBack", ids: idsOf(chosenArtworks(session)) });
    },
  },
  {
    id: "flip",
    label: "Horizontal Flip",
    group: "arrange",
    chords: ["Shift+H"],
    on: ["artwork"],
    part: 3,
    can: (verbs) => free(verbs).length > 0,
    run: ({ session }) => {
      const artworks = freeArtworks(session);
      const [only] = artworks;
      if (only && artworks.length === 1) session.editor.give({ type: "flipArtwork", id: only.id, flipped: !only.flipped });
      else transform(session, "flipped", flippedTogether(artworks, session.byKey()));
    },
  },
  alignment("left", "Align left", "A"),
  alignment("centre", "Align centres", "H"),
  alignment("right", "Align right", "D"),
  alignment("top", "Align top", "W"),
  alignment("middle", "Align middles", "V"),
  alignment("bottom", "Align bottom", "S"),
  distribution("x", "Distribute horizontally", "H"),
  distribution("y", "Distribute vertically", "V"),
];
