import type { ChanelRecord } from "@selvedge/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { call, keyOf } from "../../../../api/call.ts";
import { getChanelRecord, listChanelRecords, publishChanel, saveChanel } from "../../../../api/calls.ts";
import { type ApiError, asApiError } from "../../../../api/error.ts";
import { useTranslation } from "../../../../i18n.ts";
import { minorDigits } from "../../../../i18n-format.ts";
import { toast } from "../../../../ui/toast.tsx";
import { type Draft, draftOf, EMPTY, savedOf } from "../draft.ts";
import { type Faults, faultsOf, markedBy } from "../faults.ts";

const DEFAULT_DECIMALS = 2;

/** What is wrong of what is typed: said once somebody tried to save it; and what the server has marked of it. */
function useFaults(draft: Draft) {
  const { t } = useTranslation("roomdesk");
  const [isTried, setTried] = useState(false);
  const [marked, mark] = useState<Faults>({});
  const decimalsOf = (productId: string) => {
    const currency = draft.products[productId]?.price?.currency;
    return currency ? minorDigits(currency) : DEFAULT_DECIMALS;
  };
  const found = faultsOf(draft, decimalsOf);
  const faults: Faults = {
    ...marked,
    ...(isTried && Object.fromEntries(Object.entries(found).map(([path, text]) => [path, t(text)]))),
  };
  return { found, faults, decimalsOf, mark, setTried };
}

/** A showroom that is edited: what is typed, what of it is wrong, and what is done with it. Nothing typed is lost when a save is refused. */
export function useEditing(opened: ChanelRecord | null) {
  const { t } = useTranslation("roomdesk");
  const client = useQueryClient();
  const [record, setRecord] = useState(opened);
  const [before, setBefore] = useState<Draft>(() => (opened ? draftOf(opened) : EMPTY));
  const [draft, setDraft] = useState(before);
  /** What is typed by now, also while a save is on its way; and as it was saved last. */
  const typed = useRef(draft);
  const clean = useRef(before);
  const [failure, setFailure] = useState<ApiError | null>(null);
  /** How the room is now, where somebody saved it in between. */
  const [newer, setNewer] = useState<ChanelRecord | null>(null);
  const [isBusy, setBusy] = useState(false);
  /** How often a save was refused for what is typed. */
  const [refusals, setRefusals] = useState(0);

  const { found, faults, decimalsOf, mark, setTried } = useFaults(draft);

  const change = (changes: Partial<Draft> | ((draft: Draft) => Draft)) => {
    typed.current = typeof changes === "function" ? changes(typed.current) : { ...typed.current, ...changes };
    setDraft(typed.current);
    mark({});
  };
  /** Takes over what was saved. What was typed since it was sent stands, and is not saved yet. */
  const take = (saved: ChanelRecord, sent: Draft) => {
    const taken = draftOf(saved);
    // A fabric that was only worn for a while may be asked for again.
    const kept = { ...taken, products: { ...typed.current.products, ...taken.products } };
    if (typed.current === sent) typed.current = kept;
    clean.current = kept;
    setRecord(saved);
    setBefore(kept);
    setDraft(typed.current);
    mark({});
    setNewer(null);
    setFailure(null);
    setTried(false);
    client.setQueryData(keyOf(getChanelRecord, { chanelId: saved.chanelId }), saved);
    void client.invalidateQueries({ queryKey: keyOf(listChanelRecords) });
  };
  /** Does one thing with the room as it was `sent`; what is refused is said, and where it was saved in between, by whom. */
  const doing = async (work: () => Promise<ChanelRecord>, sent: Draft, agreed: readonly { productId: string }[] = []) => {
    setBusy(true);
    setFailure(null);
    try {
      const saved = await work();
      take(saved, sent);
      return saved;
    } catch (thrown) {
      const refused = asApiError(thrown);
      if (refused.is("stale")) setNewer(refused.data as ChanelRecord);
      else {
        mark(markedBy(refused.fields, agreed));
        setFailure(refused);
        setRefusals((count) => count + 1);
      }
      return null;
    } finally {
      setBusy(false);
    }
  };
  /** Saves over the room as it was read, or as somebody else has saved it since. */
  const save = async (over: ChanelRecord | null = record) => {
    if (isBusy) return null;
    setTried(true);
    if (Object.keys(found).length > 0) {
      setRefusals((count) => count + 1);
      return null;
    }
    const body = savedOf(draft, { record: over, decimalsOf });
    const saved = await doing(() => call(saveChanel, body), draft, body.agreed);
    if (saved) toast({ text: t("Saved") });
    return saved;
  };
  const publish = async (isPublished: boolean) => {
    const saved = isDirty || !record ? await save() : record;
    if (!saved) return;
    const { chanelId, version, name } = saved;
    const done = await doing(() => call(publishChanel, { chanelId, version, isPublished }), clean.current);
    if (done)
      toast({
        text: isPublished ? t("“{{room}}” is published", { room: name.en }) : t("“{{room}}” is a draft again", { room: name.en }),
      });
  };
  const isDirty = draft !== before;
  return {
    ...{ record, draft, change, faults, failure, newer, isBusy, isDirty, refusals, decimalsOf },
    ...{ save, publish, saveOver: () => save(newer), takeTheirs: () => newer && take(newer, typed.current) },
  };
}

export type Editing = ReturnType<typeof useEditing>;
