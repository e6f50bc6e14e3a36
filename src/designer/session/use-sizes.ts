import type { DesignDocument } from "@selvedge/editor-core";
import { useEffect, useState } from "react";
import { type ApiError, asApiError } from "../../api/index.ts";
import { patternOf } from "../../worn/options-text.ts";
import { useSession, useStyle } from "./context.ts";

type Cut = Pick<DesignDocument, "size" | "options">;

/** Brings the pattern of a cut, a size with options; true when it is there. */
export function useCuts(): { busy: Cut | null; error: ApiError | null; bring: (cut: Cut) => Promise<boolean> } {
  const session = useSession();
  const { id } = useStyle();
  const [busy, setBusy] = useState<Cut | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const bring = async (cut: Cut): Promise<boolean> => {
    if (session.hasStyle(cut)) return true;
    setBusy(cut);
    setError(null);
    try {
      session.addStyle(await patternOf({ ...cut, styleId: id }));
      return true;
    } catch (thrown) {
      setError(asApiError(thrown));
      return false;
    } finally {
      setBusy(null);
    }
  };
  return { busy, error, bring };
}

/** Chooses a size once its pattern is there; an undo to a cut that was never shown brings it too. */
export function useSizes(): { busy: string | null; error: ApiError | null; choose: (size: string) => void } {
  const session = useSession();
  const { id } = useStyle();
  const { busy, error, bring } = useCuts();
  const [fault, setFault] = useState<ApiError | null>(null);
  useEffect(() => {
    let asked: Cut | null = null;
    const follow = () => {
      const { size, options } = session.editor.document();
      if ((asked?.size === size && asked.options === options) || session.hasStyle({ size, options })) return;
      asked = { size, options };
      patternOf({ size, options, styleId: id }).then(session.addStyle, (thrown) => setFault(asApiError(thrown)));
    };
    follow();
    return session.editor.subscribe(follow);
  }, [session, id]);

  return {
    busy: busy?.size ?? null,
    error: error ?? fault,
    choose: async (size) => {
      if (await bring({ size, options: session.editor.document().options })) session.editor.give({ type: "chooseSize", size });
    },
  };
}
