import type { Message } from "@selvedge/contract";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../i18n.ts";
import { Button } from "../ui/button.tsx";
import { MessageItem } from "./message-item.tsx";

/** Messages, oldest first. What comes while one has scrolled away from their end is counted in a line that leads there. */
export function MessageList({ messages }: { messages: readonly Message[] }) {
  const { t } = useTranslation("messages");
  const { end, count } = useNewBelow(messages);
  return (
    <>
      <ol aria-label={t("Messages")} aria-live="polite" className="grid gap-3">
        {messages.map((message) => (
          <MessageItem key={message.messageId} message={message} />
        ))}
      </ol>
      <div ref={end} aria-hidden="true" className="-mt-5 h-px" />
      {count > 0 && (
        <Button
          size="small"
          className="sticky bottom-20 z-10 justify-self-center shadow-float"
          onClick={() => end.current?.scrollIntoView({ block: "center" })}
        >
          {t("{{count}} new messages", { count })}
        </Button>
      )}
    </>
  );
}

/** How many of the others' messages came since the end of the list was last on screen. */
function useNewBelow(messages: readonly Message[]) {
  const end = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const newest = messages.at(-1)?.messageId ?? "";
  const [seen, setSeen] = useState(newest);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setAtEnd(entries.at(-1)!.isIntersecting));
    if (end.current) observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (isAtEnd) setSeen(newest);
  }, [isAtEnd, newest]);
  // Ids made later sort later.
  return { end, count: isAtEnd ? 0 : messages.filter(({ messageId, mine }) => messageId > seen && !mine).length };
}
