import { useState } from "react";
import { useCall, useSend } from "../../api/call.ts";
import { inspectionLimits, setInspectionLimits } from "../../api/calls.ts";
import type { Data } from "../../api/definition.ts";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { Button } from "../../ui/button.tsx";
import { Segmented } from "../../ui/choices.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { NumberField } from "../../ui/number-field.tsx";
import { ErrorState, Skeleton } from "../../ui/states.tsx";
import { toast } from "../../ui/toast.tsx";
import { PER_100 } from "../inspection-report/words.ts";

type Agreed = Data<typeof inspectionLimits>;
type Basis = Agreed["limits"]["basis"];
const MIN_POINTS = 0.1;
const MAX_POINTS = 1_000;

/** How many points of faults the customer of an order lets pass, and the way to agree something else. */
export function InspectionLimits({ orderId }: { orderId: string }) {
  const { t } = useTranslation("erp");
  const [isOpen, setOpen] = useState(false);
  const { data, error, isPending, refetch } = useCall(inspectionLimits, { orderId }, { staleTimeMs: 0 });
  return (
    <section>
      <h2 className="voice-name mt-8 mb-2 text-head">{t("Inspection limit")}</h2>
      {isPending && <Skeleton className="h-12" />}
      {!data && error && <ErrorState error={error} onRetry={refetch} />}
      {data && (
        <>
          <Agreement agreed={data} />
          <Changes changes={data.changes} />
          <Button className="mt-3" onClick={() => setOpen(true)}>
            {t("Change the limit")}
          </Button>
          {isOpen && <LimitSheet orderId={orderId} agreed={data} onStale={refetch} onClose={() => setOpen(false)} />}
        </>
      )}
    </section>
  );
}

function Agreement({ agreed: { limits, isUsual } }: { agreed: Agreed }) {
  const { t } = useTranslation(["erp", "inspection"]);
  const { number } = useFormat();
  const figures = { lot: number(limits.lot), roll: number(limits.roll) };
  return (
    <p className="text-dense">
      {t("Agreed limit: {{lot}} for the lot, {{roll}} for each roll", { ns: "inspection", ...figures })}{" "}
      <span className="whitespace-nowrap">{t(PER_100[limits.basis], { ns: "inspection" })}</span>
      {isUsual && <span className="block text-ink-2">{t("The usual limit; nothing else is agreed.")}</span>}
    </p>
  );
}

/** Who changed the limit from what to what, the last change first. */
function Changes({ changes }: { changes: Agreed["changes"] }) {
  const { t } = useTranslation(["erp", "inspection"]);
  const { number, date } = useFormat();
  if (changes.length === 0) return null;
  const figures = ({ lot, roll }: Agreed["limits"]) => ({ lot: number(lot), roll: number(roll) });
  const unit = ({ basis }: Agreed["limits"]) => t(PER_100[basis], { ns: "inspection" });
  return (
    <ol aria-label={t("Changes of the limit")} className="mt-3 border-t border-line text-dense">
      {changes.map(({ changeId, at, actor, from, to, isUsual }) => (
        <li key={changeId} className="flex justify-between gap-4 border-b border-line py-2">
          <span className="min-w-0">
            <span className="block">
              {t("to {{lot}} for the lot and {{roll}} for each roll", figures(to))} {unit(to)}
              {isUsual && `, ${t("the usual limit")}`}
            </span>
            <span className="block text-ink-2">
              {t("from {{lot}} for the lot and {{roll}} for each roll", figures(from))} {unit(from)}
            </span>
          </span>
          <span className="shrink-0 text-end text-note text-ink-2">
            {date(at, true)}
            <bdi className="block">{actor}</bdi>
          </span>
        </li>
      ))}
    </ol>
  );
}

type SheetProps = { orderId: string; agreed: Agreed; onStale: () => void; onClose: () => void };

/** Agrees another limit with the customer, over the one that is shown above the fields. It counts for every report from now on; those that are there keep theirs. */
function LimitSheet({ orderId, agreed, onStale, onClose }: SheetProps) {
  const { t } = useTranslation(["erp", "inspection"]);
  const { limits } = agreed;
  const [basis, setBasis] = useState<Basis>(limits.basis);
  const [lot, setLot] = useState(limits.lot);
  const [roll, setRoll] = useState(limits.roll);
  const isOther = basis !== limits.basis || lot !== limits.lot || roll !== limits.roll;
  const { mutate, isPending, error } = useSend(setInspectionLimits, [inspectionLimits]);
  const set = (to: Agreed["limits"] | null) =>
    mutate(
      { orderId, limits: to, seen: limits },
      {
        onSuccess: () => {
          toast({ text: t("The limit counts for every report from now on") });
          onClose();
        },
        onError: (failure) => {
          if (failure.is("stale")) onStale();
        },
      },
    );
  const fields = [
    [t("Points of the lot", { ns: "inspection" }), lot, setLot],
    [t("Points of each roll"), roll, setRoll],
  ] as const;
  return (
    <Dialog
      open
      holds
      onOpenChange={(open) => !open && onClose()}
      title={t("Inspection limit of {{company}}", { company: agreed.company })}
      actions={
        <>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          <Button tone="main" busy={isPending} disabled={!isOther} onClick={() => set({ basis, lot, roll })}>
            {t("Save")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Agreement agreed={agreed} />
        <Segmented
          label={t("Faults are counted")}
          value={basis}
          onChange={setBasis}
          choices={(["sqyd", "sqm"] as const).map((value) => ({ value, label: t(PER_100[value], { ns: "inspection" }) }))}
        />
        {fields.map(([label, value, onChange]) => (
          <NumberField key={label} label={label} value={value} min={MIN_POINTS} max={MAX_POINTS} onChange={onChange} />
        ))}
        {!agreed.isUsual && (
          <Button className="justify-self-start" busy={isPending} onClick={() => set(null)}>
            {t("Back to the usual limit")}
          </Button>
        )}
        {error && <ErrorState error={error} kept={t("Your choice is kept.")} />}
      </div>
    </Dialog>
  );
}
