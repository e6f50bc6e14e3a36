import { type FormEvent, useState } from "react";
import { call } from "../../api/call.ts";
import { createErrorReport } from "../../api/calls.ts";
import { useAskMill } from "../../consult/ask.ts";
import { useTranslation } from "../../i18n.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/field.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { VERSION } from "./version.ts";

const MAX_WORDS = 2_000;

/** What went wrong, in the person's words: kept beside the errors the pages report, and a message that somebody answers. */
export function ProblemForm() {
  const { t } = useTranslation("help");
  const [words, setWords] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const { mutateAsync, error, isPending, isSuccess } = useAskMill();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const content = words.trim();
    if (!content) return setFault(t("Please write what happened."));
    if (isPending) return;
    const sent = await mutateAsync({ kind: "problem", content }).catch(() => null);
    if (!sent) return;
    setWords("");
    // The message is what counts; without the report the mill still has the person's words.
    const report = {
      message: content,
      url: document.referrer || location.pathname,
      appVersion: VERSION,
      level: "warning",
    } as const;
    await call(createErrorReport, { ...report, stack: navigator.userAgent.slice(0, 300) }).catch(console.debug);
  };
  return (
    <form noValidate onSubmit={send} className="grid justify-items-start gap-3">
      <TextArea
        className="w-full"
        label={t("What did you do, and what happened?")}
        help={t("The version and the browser are sent with it. The answer comes to you as a message.")}
        rows={4}
        maxLength={MAX_WORDS}
        value={words}
        error={fault}
        onChange={(event) => {
          setWords(event.target.value);
          setFault(null);
        }}
      />
      {error && <ErrorState error={error} kept={t("Nothing is lost; please send it again.")} />}
      <p role="status" className="text-dense text-ok empty:hidden">
        {isSuccess && words === "" && t("The mill has your report. Thank you.")}
      </p>
      <Button type="submit" busy={isPending}>
        {t("Send")}
      </Button>
    </form>
  );
}
