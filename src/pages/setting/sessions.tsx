import { useState } from "react";
import { useCall, useSend } from "../../api/call.ts";
import { endOtherSession, listSessions } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorState, Skeleton } from "../../ui/states.tsx";
import { toast } from "../../ui/toast.tsx";
import { deviceOf } from "./device.ts";

/** The newest come first; more are shown when asked for. */
const FEW = 6;

/** Where one is signed in, with a way to end each. */
export function Sessions() {
  const { t } = useTranslation("account");
  const { age } = useFormat();
  const { data, error, isPending, refetch } = useCall(listSessions, {}, { staleTimeMs: 0 });
  const [hasAll, setAll] = useState(false);
  const end = useSend(endOtherSession, [listSessions]);
  const stop = (sessionId?: string) =>
    end.mutate(sessionId ? { sessionId } : {}, { onError: ({ message }) => toast({ text: message, tone: "fault" }) });
  if (isPending) return <Skeleton className="h-24" />;
  if (!data) return <ErrorState error={error} onRetry={refetch} />;
  const shown = hasAll ? data : data.slice(0, FEW);
  return (
    <div className="grid justify-items-start gap-4">
      <ul className="w-full border-t border-line">
        {shown.map((session) => (
          <li
            key={session.sessionId}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2.5 text-dense"
          >
            <span className="min-w-0">
              <bdi className="font-medium">{deviceOf(session.device) || t("Unknown device")}</bdi>
              <span className="block text-note text-ink-3">
                <bdi>{session.address}</bdi> · {age(session.seenAt)}
              </span>
            </span>
            {session.isThis ? (
              <span className="text-note text-ink-2">{t("This device")}</span>
            ) : (
              <Button
                size="small"
                busy={end.isPending && end.variables?.sessionId === session.sessionId}
                onClick={() => stop(session.sessionId)}
              >
                {t("Sign out")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data.length > shown.length && (
        <Button size="small" onClick={() => setAll(true)}>
          {t("Show all {{total}}", { total: data.length })}
        </Button>
      )}
      {data.length > 1 && (
        <Button busy={end.isPending && !end.variables?.sessionId} onClick={() => stop()}>
          {t("Sign out everywhere else")}
        </Button>
      )}
    </div>
  );
}
