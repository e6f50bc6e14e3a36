import { useRef, useState } from "react";
import { useCall, useSend } from "../../api/call.ts";
import { getBrowseLog, getConsent, setConsent } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/choices.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { toast } from "../../ui/toast.tsx";

type Answer = { readonly allow: boolean; readonly rooms?: boolean };

const NEVER: Answer = { allow: false };
const NOT_IN_ROOMS: Answer = { allow: true, rooms: false };

/** Whether what the user looks at is recorded, and in showrooms. One click turns it on; off goes after a question, for what was recorded is deleted. */
export function ConsentSwitch() {
  const { t } = useTranslation("around");
  /** The no that waits for its question to be answered. */
  const [asked, setAsked] = useState<Answer | null>(null);
  const safe = useRef<HTMLButtonElement>(null);
  const { data } = useCall(getConsent, {});
  const { mutate, isPending } = useSend(setConsent, [getConsent, getBrowseLog]);
  if (!data) return null;
  const answer = (given: Answer) =>
    mutate(
      { ...given },
      {
        onSuccess: () => setAsked(null),
        onError: ({ message }) => toast({ text: message, tone: "fault" }),
      },
    );
  return (
    <div className="border-t border-line pt-4 text-dense">
      <Checkbox
        label={t("The mill may see which pages and search words I use")}
        checked={data.allow === true}
        disabled={isPending}
        onChange={(allow) => (allow ? answer({ allow }) : setAsked(NEVER))}
      />
      <p className="mt-1 max-w-[60em] text-ink-2">
        {t(
          "It helps the mill show you suitable fabrics. Search words and fabrics you viewed are kept only while this is on, for up to one year.",
        )}
      </p>
      {data.allow && (
        <>
          <Checkbox
            className="mt-3"
            label={t("The mill’s sellers and administrators may see, with my name, what I look at in showrooms and for how long")}
            checked={data.rooms === true}
            disabled={isPending}
            onChange={(rooms) => (rooms ? answer({ allow: true, rooms }) : setAsked(NOT_IN_ROOMS))}
          />
          <p className="mt-1 max-w-[60em] text-ink-2">{t("It is kept only while this is on, for up to one year.")}</p>
        </>
      )}
      <Dialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={t("Turn off and delete?")}
        initialFocus={safe}
        actions={
          <>
            <Button ref={safe} onClick={() => setAsked(null)}>
              {t("Keep it")}
            </Button>
            <Button tone="main" busy={isPending} onClick={() => asked && answer(asked)}>
              {t("Turn off and delete")}
            </Button>
          </>
        }
      >
        {asked === NOT_IN_ROOMS
          ? t("Everything recorded of your visits to showrooms is deleted. This cannot be undone.")
          : t("Everything recorded about you is deleted, including your browsing history. This cannot be undone.")}
      </Dialog>
    </div>
  );
}
