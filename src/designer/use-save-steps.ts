import { useCallback, useState } from "react";
import type { Naming } from "./save/name-dialog.tsx";
import type { Outcome, Saver } from "./save/saving.ts";
import type { Session } from "./session/session.ts";
import { fetchWhatIfs } from "./whatif/fetch-what-ifs.ts";

/** Saving and sharing always concern the design: while a what-if is active, a note says so. */
function sayDesign(session: Session): void {
  if (session.editor.document() !== session.variants.design.document())
    void fetchWhatIfs().then((whatIfs) => whatIfs.sayDesign(session));
}

type SaveSteps = {
  readonly save: () => Promise<Outcome>;
  readonly share: () => void;
  /** Saves for the first time, so that it can be shared. */
  readonly saveToShare: () => Promise<void>;
  /** Null until it is shared for the first time; "saving" while the design that is to be shared gets its name. */
  readonly sharing: "open" | "saving" | "closed" | null;
  readonly endSharing: () => void;
  /** The name that is asked for; null while none is. */
  readonly naming: Naming | null;
  readonly name: (as: "rename" | "copy") => void;
  /** The first save is done or given up; what it was wanted for goes on. */
  readonly named: () => void;
};

/** Saving and sharing as their dialogs lead through them. */
export function useSaveSteps(session: Session, saver: Saver): SaveSteps {
  const [naming, setNaming] = useState<Naming | null>(null);
  const [sharing, setSharing] = useState<SaveSteps["sharing"]>(null);

  const save = useCallback(async () => {
    const outcome = await saver.save();
    if (outcome === "needsName") setNaming({ as: "first", isUsed: false });
    if (outcome === "nameUsed") setNaming({ as: "first", isUsed: true });
    if (outcome === "saved") sayDesign(session);
    return outcome;
  }, [saver, session]);
  const share = useCallback(() => {
    setSharing("open");
    sayDesign(session);
  }, [session]);
  const saveToShare = async () => {
    setSharing("saving");
    const outcome = await save();
    if (outcome !== "needsName" && outcome !== "nameUsed") setSharing(outcome === "saved" ? "open" : "closed");
  };
  const named = () => {
    setNaming(null);
    setSharing((before) => (before === "saving" ? (saver.getState().proposal ? "open" : "closed") : before));
  };
  const name = useCallback((as: "rename" | "copy") => setNaming({ as, isUsed: false }), []);
  return { save, share, saveToShare, sharing, endSharing: () => setSharing("closed"), naming, name, named };
}
