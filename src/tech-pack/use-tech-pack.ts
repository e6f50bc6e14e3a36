import { useEffect, useRef, useState } from "react";
import { techPack } from "../api/calls/design-proposal.ts";
import { asApiError } from "../api/error.ts";
import { longDownload } from "../api/long-download.ts";
import { useTranslation } from "../i18n.ts";

/** A design as the server has it. */
export type SavedDesign = { readonly proposalId: string; readonly revision: number; readonly name: string };

type TechPackMaking = {
  readonly isBusy: boolean;
  /** It is made in the background. */
  readonly isLong: boolean;
  readonly fault: string | null;
  readonly make: () => Promise<void>;
  readonly cancel: () => void;
};

/** Saves the design, and hands its tech pack over in a language; `onDone` hears when that is done. */
export function useTechPack(lang: string, save: () => Promise<SavedDesign | null>, onDone: () => void): TechPackMaking {
  const { t } = useTranslation("techpack");
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [isLong, setLong] = useState(false);
  const waiting = useRef<AbortController | null>(null);
  // Whoever closes the dialog does not want the file any more.
  useEffect(() => () => waiting.current?.abort(), []);

  const make = async () => {
    const asked = new AbortController();
    waiting.current = asked;
    const { signal } = asked;
    setBusy(true);
    setFault(null);
    try {
      const design = await save();
      if (!design) {
        setFault(t("The design could not be saved. Nothing is lost; try again."));
        return;
      }
      const { proposalId, revision, name } = design;
      await longDownload(
        techPack,
        { proposalId, revision, lang },
        { name: `${name}.pdf`, onProgress: () => setLong(true), signal },
      );
      onDone();
    } catch (thrown) {
      if (!signal.aborted) setFault(asApiError(thrown).message);
    } finally {
      setBusy(false);
      setLong(false);
    }
  };
  return { isBusy, isLong, fault, make, cancel: () => waiting.current?.abort() };
}
