import type { Sample } from "@selvedge/contract";
import { useState } from "react";
import { useSend } from "../../api/call.ts";
import { mySample, sampleFeedback } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Segmented } from "../../ui/choices.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextArea } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { toast } from "../../ui/toast.tsx";

const RATINGS = ["5", "4", "3", "2", "1"] as const;
const RATING_NAMES = ["Not usable", "Poor", "Fair", "Good", "Very good"] as const;

/** What a sample is like; of a garment also whether it is right or another round is wanted. */
export function FeedbackDialog({ sample, onClose }: { sample: Sample; onClose: () => void }) {
  const { t } = useTranslation("samples");
  const [rating, setRating] = useState<(typeof RATINGS)[number]>("4");
  const [text, setText] = useState("");
  const [verdict, setVerdict] = useState<"approved" | "another">("approved");
  const { mutate, isPending, error } = useSend(sampleFeedback, [mySample]);
  const { sampleId, version, kind, sampleNo } = sample;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      holds={text !== ""}
      title={t("Comment on {{number}}", { number: sampleNo })}
      actions={
        <>
          <Button onClick={onClose}>{t("Not now")}</Button>
          <Button
            tone="main"
            busy={isPending}
            onClick={() =>
              mutate(
                { sampleId, version, rating: Number(rating), text: text.trim(), ...(kind === "garment" && { verdict }) },
                {
                  onSuccess: () => {
                    onClose();
                    toast({ text: t("Thank you; the mill has your comment") });
                  },
                },
              )
            }
          >
            {t("Send the comment")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 text-ink">
        {kind === "garment" && (
          <Segmented
            label={t("Verdict")}
            value={verdict}
            onChange={setVerdict}
            choices={[
              { value: "approved", label: t("Approved") },
              { value: "another", label: t("Another round") },
            ]}
          />
        )}
        <Select
          label={t("How good is it?")}
          value={rating}
          choices={RATINGS.map((value) => ({ value, label: t(RATING_NAMES[Number(value) - 1]!) }))}
          onChange={setRating}
        />
        <TextArea label={t("Comment")} value={text} maxLength={4_000} onChange={(event) => setText(event.target.value)} />
        {error && <ErrorState error={error} kept={t("Nothing is lost.")} />}
      </div>
    </Dialog>
  );
}
