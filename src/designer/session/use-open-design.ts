import { DESIGN, openEditor, withEveryPiece } from "@selvedge/editor-core";
import { px } from "@selvedge/geometry-core";
import i18next from "i18next";
import { useEffect, useState } from "react";
import { asApiError } from "../../api/index.ts";
import { currentLanguage } from "../../i18n.ts";
import { formatList } from "../../i18n-format.ts";
import { toast } from "../../ui/index.ts";
import { browserDrafts, type FoundDraft } from "../save/drafts.ts";
import { createSaver } from "../save/saver.ts";
import type { Saver } from "../save/saving.ts";
import { browserWhatIfs } from "../save/what-if-drafts.ts";
import { type Kept, wholeKept } from "./kept.ts";
import { layFabric } from "./lay.ts";
import type { Opener, Place, Source } from "./open-design.ts";
import { createSession, type Session } from "./session.ts";

/** A design that is open: what it was read from, its session, and what keeps it. */
export type OpenDesign = { readonly source: Source; readonly session: Session; readonly saver: Saver };

export type Opening =
  | { readonly state: "opening" }
  /** Unsaved work was found: it is taken up again, or thrown away; what cannot be read is left where it is, or thrown away. */
  | { readonly state: "asking"; readonly draft: FoundDraft; readonly answer: (keeps: boolean) => void }
  | { readonly state: "open"; readonly design: OpenDesign }
  | { readonly state: "failed"; readonly error: Error };

const PREVIEW_SIDE_PX = px(640);
const PREVIEW_WAIT_MS = 3_000;

type Reader = { readonly userId: string; readonly fabricWord: string };

function begin(source: Source, { userId, fabricWord }: Reader, kept: Kept): OpenDesign {
  const { draft, whatIfs } = wholeKept(kept, source.style);
  const names = new Map(source.style.pieces.map(({ key, name }) => [key, name]));
  const editor = openEditor({
    document: source.document,
    names: (key) => names.get(key) ?? key,
    now: Date.now,
    saved: draft?.saved ?? null,
  });
  const session = createSession({
    style: source.style,
    editor,
    assets: source.assets,
    languageTag: currentLanguage().tag,
    fabricWord,
    whatIfs,
  });
  for (const { history } of whatIfs) source.assets.fetchFor(history.document).catch(console.warn);
  const { along } = source;
  // Unsaved work that was taken up had its own fabrics: another one is laid on it as one step. After a reload of the page the work was begun with it already.
  if (along && draft && !JSON.stringify(draft.saved).includes(along.productId))
    layFabric(session, { kind: "product", productId: along.productId });
  if (source.recovered && "document" in source.recovered)
    editor.replace(withEveryPiece(source.recovered.document, source.style), source.recovered.label);
  const saver = createSaver({
    editor,
    userId,
    designId: source.style.id,
    drafts: browserDrafts,
    proposal: source.proposal,
    document: source.document,
    name: draft?.name ?? source.name ?? undefined,
    draftOf: source.draftOf,
    isTakenUp: draft !== null,
    picture: async () => {
      if (session.variants.state().inHand !== DESIGN)
        return (await import("../export/picture-of.ts")).pictureOf(session, editor.document(), PREVIEW_SIDE_PX);
      const handle = session.preview.current;
      // Saving does not wait for a slow graphics card: then the board is the picture.
      const tooLate = new Promise<null>((resolve) => setTimeout(resolve, PREVIEW_WAIT_MS, null));
      const draped = handle && (await Promise.race([handle.picture(PREVIEW_SIDE_PX).catch(() => null), tooLate]));
      return draped ?? (await import("../export/export-piece.ts")).exportBoard(session, PREVIEW_SIDE_PX);
    },
    fetchFor: source.assets.fetchFor,
  });
  return { source, session, saver };
}

/** Says which what-ifs are not here as they were left. */
function tellNotWhole(names: readonly string[]): void {
  const text = i18next.t("This version of the portal cannot read all of these what-ifs; they stay in this browser: {{names}}", {
    ns: "designer",
    names: formatList(names, currentLanguage().tag),
  });
  toast({ text, tone: "fault" });
}

/** Reads what the address names and opens it; another address or another attempt closes it and opens the next. */
export function useOpenDesign(
  { designId, proposalId, revision, isDraft, productId, laid, size }: Place,
  { userId, fabricWord }: Reader,
  attempt: number,
  openPlace: Opener,
): Opening {
  const [opening, setOpening] = useState<Opening>({ state: "opening" });
  useEffect(() => {
    // Counting attempts asks again.
    void attempt;
    let isCurrent = true;
    let open: OpenDesign | null = null;
    const start = (source: Source, kept: Kept) => {
      if (!isCurrent) return;
      open = begin(source, { userId, fabricWord }, kept);
      setOpening({ state: "open", design: open });
    };
    setOpening({ state: "opening" });
    const read = async () => {
      const source = await openPlace({ designId, proposalId, revision, isDraft, productId, laid, size }, userId);
      const key = { userId, designId: source.style.id, proposalId: source.proposal?.proposalId ?? source.draftOf };
      return { source, key, ...(await browserWhatIfs.read(key)) };
    };
    read().then(
      ({ source, key, whatIfs, notWhole }) => {
        if (!isCurrent) return;
        const { draft, recovered } = source;
        if (productId && !proposalId && !source.along)
          toast({ text: i18next.t("The fabric is no longer offered; the style opens with its own.", { ns: "designer" }) });
        if (notWhole.length > 0) tellNotWhole(notWhole);
        if (!draft) return start(source, { draft: recovered && "draft" in recovered ? recovered.draft : null, whatIfs });
        const answer = async (keeps: boolean) => {
          const isReadable = draft.reads !== "nothing";
          if (!keeps) void browserDrafts.drop(key);
          // Before the editor is open, which keeps its own in that place.
          else if (!isReadable) await browserDrafts.setAside(key);
          start(source, { draft: keeps && isReadable ? draft : null, whatIfs });
        };
        setOpening({ state: "asking", draft, answer: (keeps) => void answer(keeps) });
      },
      (error: unknown) => {
        if (isCurrent) setOpening({ state: "failed", error: asApiError(error) });
      },
    );
    return () => {
      isCurrent = false;
      open?.saver.dispose();
      open?.session.dispose();
    };
  }, [designId, proposalId, revision, isDraft, productId, laid, size, userId, fabricWord, attempt, openPlace]);
  return opening;
}
