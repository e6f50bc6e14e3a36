import { useCall, useSend } from "../../api/call.ts";
import { noticeSettings } from "../../api/calls.ts";
import type { Data, Input } from "../../api/definition.ts";
import { useTranslation } from "../../i18n.ts";
import { Checkbox, Segmented } from "../../ui/choices.tsx";
import { ErrorState, Skeleton } from "../../ui/states.tsx";
import { toast } from "../../ui/toast.tsx";

type Settings = Data<typeof noticeSettings>;
const TOPICS: readonly { topic: Settings["mutedTopics"][number]; labelKey: string }[] = [
  { topic: "order", labelKey: "Orders" },
  { topic: "rfq", labelKey: "Quotations" },
  { topic: "lapDip", labelKey: "Lap-dips" },
  { topic: "sample", labelKey: "Samples" },
  { topic: "inspection", labelKey: "Inspection reports" },
  { topic: "thread", labelKey: "Messages" },
];

/** Which notices come by e-mail and how often; in the page all are shown. */
export function NoticeChannels() {
  const { t } = useTranslation("account");
  const { data, error, isPending, refetch } = useCall(noticeSettings, {}, { staleTimeMs: 0 });
  const save = useSend(noticeSettings, [noticeSettings]);
  if (isPending) return <Skeleton className="h-24" />;
  if (!data) return <ErrorState error={error} onRetry={refetch} />;
  const set = (change: Input<typeof noticeSettings>) =>
    save.mutate(change, { onError: ({ message }) => toast({ text: message, tone: "fault" }) });
  const shown = { ...data, ...(save.isPending ? save.variables : {}) };
  return (
    <div className="grid justify-items-start gap-4">
      {!data.isMailSetUp && (
        <p className="bg-warn-wash px-3 py-2 text-dense text-warn">
          {t("No mail server is set up here: e-mails are kept and not sent.")}
        </p>
      )}
      <Segmented
        label={t("E-mails")}
        value={shown.mail}
        choices={[
          { value: "each", label: t("Immediately") },
          { value: "daily", label: t("Once a day") },
          { value: "off", label: t("No e-mails") },
        ]}
        onChange={(mail) => set({ mail })}
      />
      {shown.mail !== "off" && (
        <fieldset className="grid sm:grid-cols-2 sm:gap-x-10">
          <legend className="mb-1 text-dense font-medium">{t("E-mails about")}</legend>
          {TOPICS.map(({ topic, labelKey }) => (
            <Checkbox
              key={topic}
              label={t(labelKey)}
              checked={!shown.mutedTopics.includes(topic)}
              onChange={(on) =>
                set({ mutedTopics: on ? shown.mutedTopics.filter((one) => one !== topic) : [...shown.mutedTopics, topic] })
              }
            />
          ))}
        </fieldset>
      )}
    </div>
  );
}
