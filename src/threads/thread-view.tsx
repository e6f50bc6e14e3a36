import type { Subject } from "@selvedge/contract";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { call, useCall, useSend } from "../api/call.ts";
import { getThread, listNotices, listThreads, readThread } from "../api/calls.ts";
import type { Data } from "../api/definition.ts";
import { useTranslation } from "../i18n.ts";
import { Button } from "../ui/button.tsx";
import { ErrorState, Skeleton } from "../ui/states.tsx";
import { toast } from "../ui/toast.tsx";
import { MessageList } from "./message-list.tsx";
import { WriteForm } from "./write-form.tsx";

type Messages = Data<typeof getThread>["messages"];

/** Messages about a record, oldest first, and the field for the next one. Being looked at, they are read. */
export default function ThreadView({
  subject,
  threadId: given,
  draft,
  form,
  isAskedFor = false,
  isShown = true,
  opensAtEnd = false,
}: {
  subject: Subject;
  threadId?: string;
  draft?: { readonly text: string };
  form?: ReactNode;
  isAskedFor?: boolean;
  isShown?: boolean;
  opensAtEnd?: boolean;
}) {
  const { t } = useTranslation("messages");
  const which = given ? { threadId: given } : { subject };
  const { data, error, isPending, refetch } = useCall(getThread, which, { staleTimeMs: 0, enabled: !isAskedFor });
  const [earlier, setEarlier] = useState<{ messages: Messages; hasMore: boolean } | null>(null);
  const [isFetching, setFetching] = useState(false);
  const { mutate: read } = useSend(readThread, [listThreads, listNotices]);
  const { threadId, unread } = data ?? {};
  useEffect(() => {
    if (!threadId || !unread || !isShown) return;
    const readNow = () => document.visibilityState === "visible" && read({ threadId });
    readNow();
    document.addEventListener("visibilitychange", readNow);
    return () => document.removeEventListener("visibilitychange", readNow);
  }, [threadId, unread, isShown, read]);
  const whole = useRef<HTMLDivElement>(null);
  const isThere = data !== undefined && isShown;
  useEffect(() => {
    const node = whole.current;
    if (!opensAtEnd || !isThere || !node) return;
    // A dialog that keeps its content shows it a moment after it has opened, and what is new there may come later still: it stays at its end until somebody does something.
    const observer = new ResizeObserver(([entry]) => {
      if (entry?.contentRect.height) node.scrollIntoView({ block: "end" });
    });
    const stop = () => observer.disconnect();
    observer.observe(node);
    const acts = ["wheel", "touchmove", "pointerdown", "keydown"] as const;
    for (const act of acts) addEventListener(act, stop, { passive: true });
    return () => {
      stop();
      for (const act of acts) removeEventListener(act, stop);
    };
  }, [opensAtEnd, isThere]);
  if (isPending) return <Skeleton className="h-40" />;
  if (!data)
    return (
      <div className={form ? "grid gap-5" : "grid max-w-2xl gap-5"}>
        <ErrorState error={error} onRetry={refetch} />
        {form}
      </div>
    );
  const messages = [...(earlier?.messages ?? []), ...data.messages];
  const showEarlier = async () => {
    setFetching(true);
    try {
      const more = await call(getThread, { ...which, before: messages[0]?.messageId });
      setEarlier({ messages: [...more.messages, ...(earlier?.messages ?? [])], hasMore: more.hasEarlier });
    } catch (thrown) {
      toast({ text: thrown instanceof Error ? thrown.message : String(thrown), tone: "fault" });
    } finally {
      setFetching(false);
    }
  };
  return (
    <div ref={whole} className={form ? "grid scroll-mb-20 gap-5" : "grid max-w-2xl scroll-mb-20 gap-5"}>
      {(earlier ? earlier.hasMore : data.hasEarlier) && (
        <Button size="small" className="justify-self-start" busy={isFetching} onClick={() => void showEarlier()}>
          {t("Show earlier ones")}
        </Button>
      )}
      {messages.length === 0 ? (
        <p className="text-dense text-ink-2">{t(form ? "No messages yet" : "No messages yet. The mill answers here.")}</p>
      ) : (
        <MessageList messages={messages} />
      )}
      {form ?? <WriteForm subject={subject} threadId={data.threadId} draft={draft} isShown={isShown} />}
    </div>
  );
}
