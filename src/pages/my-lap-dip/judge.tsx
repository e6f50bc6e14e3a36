import type { LapDip, LightSource, OptionDecision } from "@selvedge/contract";
import { useState } from "react";
import { useSend } from "../../api/call.ts";
import { decideLapDip, myLapDip } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { DECISION_NAMES } from "../../lap-dips/words.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { toast } from "../../ui/toast.tsx";
import { Cabinet } from "./cabinet.tsx";

type Judged = { readonly decision: OptionDecision | null; readonly comment: string };
const NOTHING: Judged = { decision: null, comment: "" };
const DECISIONS = ["approved", "approvedWithComment", "rejected"] as const satisfies readonly OptionDecision[];
const MAX_COMMENT = 500;
const MAX_REASON = 1_000;

/** What is still wanting before the decisions can be sent; null when nothing is. */
function wantingOf(labels: readonly string[], judged: Readonly<Record<string, Judged>>, reason: string): string | null {
  const decided = labels.map((label) => judged[label] ?? NOTHING);
  if (decided.some(({ decision, comment }) => decision === "approvedWithComment" && comment.trim() === ""))
    return "Please write a comment for “Approved with comment”.";
  const approved = decided.filter(({ decision }) => decision !== null && decision !== "rejected");
  if (approved.length > 1) return "Please approve one option only.";
  if (approved.length === 1) return null;
  if (decided.some(({ decision }) => decision === null)) return "Judge every option, or approve one.";
  return reason.trim() === "" ? "Please give a reason, so that the next round comes closer." : null;
}

/** The newest round with a decision below each option; all rejected asks for the reason and opens the next round. */
export function JudgeRound({ lapDip, light }: { lapDip: LapDip; light: LightSource }) {
  const { t } = useTranslation("lapdips");
  const round = lapDip.rounds.at(-1)!;
  const labels = round.options.map(({ label }) => label);
  const [judged, setJudged] = useState<Readonly<Record<string, Judged>>>({});
  const [reason, setReason] = useState("");
  const [asked, setAsked] = useState(false);
  const { mutate, isPending, error } = useSend(decideLapDip, [myLapDip]);
  const allRejected = labels.every((label) => judged[label]?.decision === "rejected");
  const wanting = wantingOf(labels, judged, reason);
  const change = (label: string, to: Partial<Judged>) =>
    setJudged((before) => ({ ...before, [label]: { ...(before[label] ?? NOTHING), ...to } }));
  const send = () => {
    setAsked(true);
    if (wanting) return;
    mutate(
      {
        lapDipId: lapDip.lapDipId,
        version: lapDip.version,
        round: round.round,
        reason: allRejected ? reason.trim() : "",
        decisions: labels.flatMap((label) => {
          const { decision, comment } = judged[label] ?? NOTHING;
          return decision ? [{ label, decision, comment: comment.trim() }] : [];
        }),
      },
      {
        onSuccess: ({ status }) =>
          toast({ text: status === "approved" ? t("Approved") : t("Rejected; the mill dyes the next round") }),
        // The latest version may be one that is not judged here any more, so it is not said beside the button.
        onError: (failure) => {
          if (failure.is("stale")) toast({ text: `${failure.message} ${t("The latest version is shown.")}`, tone: "fault" });
        },
      },
    );
  };
  return (
    <>
      <Cabinet
        lapDip={lapDip}
        options={round.options}
        light={light}
        below={({ label }) => (
          <div className="mt-3 grid gap-2 bg-sheet p-3">
            <Select
              label={t("Decision on {{label}}", { label })}
              value={judged[label]?.decision ?? null}
              placeholder={t("Not judged yet")}
              choices={DECISIONS.map((value) => ({ value, label: t(DECISION_NAMES[value]) }))}
              onChange={(decision) => change(label, { decision })}
            />
            <TextField
              label={t("Comment on {{label}}", { label })}
              value={judged[label]?.comment ?? ""}
              maxLength={MAX_COMMENT}
              onChange={(event) => change(label, { comment: event.target.value })}
            />
          </div>
        )}
      />
      <div className="mt-4 grid max-w-[46rem] justify-items-start gap-3">
        {allRejected && (
          <TextArea
            label={t("Why is none of them right?")}
            help={t("Redder, greener, darker: what the next round should change.")}
            value={reason}
            maxLength={MAX_REASON}
            onChange={(event) => setReason(event.target.value)}
            className="w-full"
          />
        )}
        <Button tone="main" busy={isPending} onClick={send}>
          {t("Send the decision")}
        </Button>
        {asked && wanting && (
          <p role="alert" className="text-dense text-fault">
            {t(wanting)}
          </p>
        )}
        {error && !error.is("stale") && <ErrorState error={error} kept={t("Nothing is lost.")} />}
      </div>
    </>
  );
}
