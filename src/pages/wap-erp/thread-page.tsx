import { Link } from "react-router-dom";
import { useCall } from "../../api/call.ts";
import { getThread } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { placeOf, SUBJECT_NAMES } from "../../notices/places.ts";
import { Thread } from "../../threads/thread.tsx";
import { ErrorState, Skeleton } from "../../ui/states.tsx";
import { ErpFrame } from "./frame.tsx";
import { Answer } from "./messages.tsx";
import { People } from "./people.tsx";

/** The customers' designs are theirs: the mill opens what is in the catalogue and what it works on. */
const CLOSED: readonly string[] = ["consult", "proposal"];

/** One thread about whatever it is about, with the way there, and the answer: kept on the device until the server has it. */
export default function ThreadPage({ threadId }: { threadId: string }) {
  const { t } = useTranslation(["erp", "messages"]);
  const { data, error, isPending, refetch } = useCall(getThread, { threadId }, { staleTimeMs: 0 });
  const kind = data && t(SUBJECT_NAMES[data.subject.kind], { ns: "messages" });
  const place = data && !CLOSED.includes(data.subject.kind) ? placeOf(data.subject, true) : null;
  return (
    <ErpFrame title={data?.title || kind || t("Messages")} hasBack>
      {isPending && <Skeleton className="h-96" />}
      {!data && error && <ErrorState error={error} onRetry={refetch} />}
      {data && (
        <>
          <div className="mb-4 text-dense">
            <p className="text-body font-medium">
              <bdi>{data.company}</bdi>
            </p>
            <p className="text-ink-2">{kind}</p>
            {place && (
              <Link to={place} className="quiet-link inline-flex min-h-11 items-center">
                {t("Open the related item", { ns: "messages" })}
              </Link>
            )}
            <People kind="thread" id={threadId} />
          </div>
          <Thread
            subject={data.subject}
            threadId={threadId}
            isAskedFor
            opensAtEnd
            form={<Answer kind="thread" recordId={threadId} number={data.title || kind || ""} />}
          />
        </>
      )}
    </ErpFrame>
  );
}
