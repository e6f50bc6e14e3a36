import { useCall, useSend } from "../../api/call.ts";
import { getConsent, setConsent } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { Checkbox } from "../../ui/choices.tsx";
import { toast } from "../../ui/toast.tsx";

/** Whether what the reader looks at is recorded for the mill; changed with one click. */
export function ConsentSwitch() {
  const { t } = useTranslation("around");
  const { data } = useCall(getConsent, {});
  const { mutate, isPending } = useSend(setConsent, [getConsent]);
  if (!data) return null;
  return (
    <div className="border-t border-line pt-4 text-dense">
      <Checkbox
        label={t("The mill may see which pages and search words I use")}
        checked={data.allow === true}
        disabled={isPending}
        onChange={(allow) => mutate({ allow }, { onError: ({ message }) => toast({ text: message, tone: "fault" }) })}
      />
      <p className="mt-1 max-w-[60em] text-ink-2">
        {t(
          "It helps the mill to show you fitting fabrics. Search words are kept only while this is on. The fabrics you looked at are kept for you alone.",
        )}
      </p>
    </div>
  );
}
