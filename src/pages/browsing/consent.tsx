import { useRef, useState } from "react";
import { useCall, useSend } from "../../api/call.ts";
import { getBrowseLog, getConsent, setConsent } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/choices.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { toast } from "../../ui/toast.tsx";

/** Whether what the user looks at is recorded. One click turns it on; off goes after a question, for what was recorded is deleted. */
export function ConsentSwitch() {
  const { t } = useTranslation("around");
  const [isAsking, setAsking] = useState(false);
  const safe = useRef<HTMLButtonElement>(null);
  const { data } = useCall(getConsent, {});
  const { mutate, isPending } = useSend(setConsent, [getConsent, getBrowseLog]);
  if (!data) return null;
  const answer = (allow: boolean) =>
    mutate(
      { allow },
      {
        onSuccess: () => setAsking(false),
        onError: ({ message }) => toast({ text: message, tone: "fault" }),
      },
    );
  return (
    <div className="border-t border-line pt-4 text-dense">
      <Checkbox
        label={t("The mill may see which pages and search words I use")}
        checked={data.allow === true}
        disabled={isPending}
        onChange={(allow) => (allow ? answer(true) : setAsking(true))}
      />
      <p className="mt-1 max-w-[60em] text-ink-2">
        {t(
          "It helps the mill show you suitable fabrics. Search words and fabrics you viewed are kept only while this is on, for up to one year.",
        )}{" "}
        {t("So is what you look at in showrooms and for how long, which the mill sees by name.")}
      </p>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t("Turn off and delete?")}
        initialFocus={safe}
        actions={
          <>
            <Button ref={safe} onClick={() => setAsking(false)}>
              {t("Keep it")}
            </Button>
            <Button tone="main" busy={isPending} onClick={() => answer(false)}>
              {t("Turn off and delete")}
            </Button>
          </>
        }
      >
        {t("Everything recorded about you is deleted, including your browsing history. This cannot be undone.")}
      </Dialog>
    </div>
  );
}
