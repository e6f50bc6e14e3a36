import { useEffect, useState } from "react";
import { getStyle } from "../../api/calls.ts";
import { type ApiError, asApiError, call } from "../../api/index.ts";
import { useSession, useStyle } from "./context.ts";

/** Brings the pattern of a size, then chooses it; an undo to a size that was never shown brings it too. */
export function useSizes(): { busy: string | null; error: ApiError | null; choose: (size: string) => void } {
  const session = useSession();
  const { id } = useStyle();
  const [busy, setBusy] = useState<string | null>(null);
  const [error, setError] = useState<ApiError | null>(null);

  const bring = async (size: string): Promise<boolean> => {
    if (session.hasSize(size)) return true;
    setBusy(size);
    setError(null);
    try {
      session.addStyle(await call(getStyle, { id, size }));
      return true;
    } catch (thrown) {
      setError(asApiError(thrown));
      return false;
    } finally {
      setBusy(null);
    }
  };
  useEffect(() => {
    let asked: string | null = null;
    const follow = () => {
      const { size } = session.editor.document();
      if (size === asked || session.hasSize(size)) return;
      asked = size;
      call(getStyle, { id, size }).then(session.addStyle, (thrown) => setError(asApiError(thrown)));
    };
    follow();
    return session.editor.subscribe(follow);
  }, [session, id]);

  return {
    busy,
    error,
    choose: async (size) => {
      if (await bring(size)) session.editor.give({ type: "chooseSize", size });
    },
  };
}
