import { areAlike, DESIGN, type Id } from "@selvedge/editor-core";
import i18next from "i18next";
import { toast } from "../../ui/index.ts";
import { newId } from "../session/new-id.ts";
import type { Session } from "../session/session.ts";
import { asked } from "./asked.ts";

const t = (text: string, params?: Record<string, unknown>) => i18next.t(text, { ns: "whatif", ...params });

export const isHeld = ({ variants }: Session): boolean => variants.state().inHand !== DESIGN;
const heldId = ({ variants }: Session): Id => variants.state().inHand;
const nameOf = ({ variants }: Session, id: Id) => variants.state().whatIfs.find((one) => one.id === id)?.name ?? "";

/** Another variant has other artworks and notes: what is not in it is no longer chosen. */
function chooseWhatIsThere({ editor, selection }: Session): void {
  const { artworks, annotations } = editor.document();
  const { artworkIds, annotationId } = selection.getState();
  const kept = artworkIds.flatMap((id) => artworks[id] ?? []);
  if (kept.length < artworkIds.length) selection.chooseArtworks(kept);
  if (annotationId && !annotations[annotationId]) selection.chooseAnnotation(null);
}

/** Makes a variant the active one. */
export function hold(session: Session, variant: string): void {
  session.drop();
  session.variants.hold(variant);
  chooseWhatIsThere(session);
}

/** Forks the active variant, after `index` of its steps or after its last. */
export function fork(session: Session, index?: number): void {
  const { variants, assets, editor } = session;
  session.drop();
  if (variants.fork({ id: newId(), ...(index !== undefined && { index }) }) === "full") {
    toast({ tone: "fault", text: t("There may be four variants: the design and three what-ifs. Delete one first.") });
    return;
  }
  // A step of long ago may have had a fabric that this visit has not shown yet.
  assets.fetchFor(editor.document()).catch(console.warn);
  chooseWhatIsThere(session);
}

/** The next variant or the one before, round and round. */
export function step(session: Session, by: 1 | -1): void {
  const { whatIfs, inHand } = session.variants.state();
  const all = [DESIGN, ...whatIfs.map(({ id }) => id)];
  hold(session, all[(all.indexOf(inHand) + by + all.length) % all.length]!);
}

export const canTake = ({ variants }: Session, id: Id): boolean =>
  !areAlike(variants.editorOf(id).document(), variants.design.document());

/** Makes a what-if the design; the toast undoes that and makes the what-if active again. */
export function take(session: Session, id: Id = heldId(session)): void {
  const { variants } = session;
  const name = nameOf(session, id);
  session.drop();
  if (variants.take(id) !== "done") return;
  chooseWhatIsThere(session);
  const taken = variants.design.history();
  toast({
    text: t("“{{name}}” is the design now.", { name }),
    action: {
      label: t("Undo"),
      onAction: () => {
        if (variants.design.history() === taken) variants.design.undo();
        hold(session, id);
      },
    },
  });
}

/** Deletes a what-if; the toast brings it back with its steps. */
export function remove(session: Session, id: Id = heldId(session)): void {
  const name = nameOf(session, id);
  session.drop();
  const putBack = session.variants.remove(id);
  chooseWhatIsThere(session);
  toast({
    text: t("What-if “{{name}}” deleted.", { name }),
    action: {
      label: t("Undo"),
      onAction: () => {
        putBack();
        chooseWhatIsThere(session);
      },
    },
  });
}

export const rename = (session: Session): void => asked.setState({ renames: heldId(session) });
export const compare = (): void => asked.setState({ compares: true });

/** Says that something was done with the design while a what-if is active. */
export function sayDesign(session: Session): void {
  if (!isHeld(session)) return;
  const id = heldId(session);
  toast({
    text: t("This applies to the design, not to “{{name}}”: use the what-if as the design to save and share it.", {
      name: nameOf(session, id),
    }),
    ...(canTake(session, id) && { action: { label: t("Use this one"), onAction: () => take(session, id) } }),
  });
}
