import type { Subject } from "@selvedge/contract";
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { getThread, listThreads, postToThread } from "../api/calls.ts";
import { useSendOnce } from "../api/send-once.ts";
import { AttachedPictures, useAttached } from "../consult/attached.tsx";
import { useTranslation } from "../i18n.ts";
import { Button } from "../ui/button.tsx";
import { TextArea } from "../ui/field.tsx";
import { ErrorState } from "../ui/states.tsx";
import { toast } from "../ui/toast.tsx";

const MAX_MESSAGE = 4_000;

type WriteFormProps = {
  subject: Subject;
  threadId: string | null;
  /** What the page begins the message with; another one is written below what is there. */
  draft?: { readonly text: string };
  /** What fails while it is kept out of sight is said elsewhere too. */
  isShown?: boolean;
};

/** The field for the next message. What was typed stays until the server has it; sending it again is the same message. */
export function WriteForm({ subject, threadId, draft, isShown = true }: WriteFormProps) {
  const { t } = useTranslation("messages");
  const [content, setContent] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const attached = useAttached();
  const field = useRef<HTMLTextAreaElement>(null);
  const isSeen = useRef(isShown);
  isSeen.current = isShown;
  useEffect(() => {
    if (!draft) return;
    setContent((before) => (before ? `${before}\n${draft.text}` : draft.text));
    field.current?.focus();
  }, [draft]);
  const post = useSendOnce(postToThread, [getThread, listThreads]);
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (post.isPending || attached.isUploading) return;
    if (!content.trim() && attached.pictures.length === 0) {
      setFault(t("Please write a message."));
      field.current?.focus();
      return;
    }
    const message = {
      ...(threadId ? { threadId } : { subject }),
      content: content.trim(),
      imageIds: attached.pictures.map(({ imageId }) => imageId),
    };
    post.mutate(message, {
      onSuccess: () => {
        setContent("");
        attached.clear();
      },
      onError: (failure) => {
        if (!isSeen.current) toast({ tone: "fault", text: `${failure.message} ${t("Nothing is lost; please send it again.")}` });
      },
    });
  };
  const sendByKeys = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) send();
  };
  return (
    <form onSubmit={send} noValidate className="grid gap-3">
      <TextArea
        ref={field}
        label={t("Your message")}
        rows={3}
        dir="auto"
        maxLength={MAX_MESSAGE}
        value={content}
        error={fault}
        onKeyDown={sendByKeys}
        onChange={(event) => {
          setContent(event.target.value);
          setFault(null);
        }}
      />
      <div className="flex flex-wrap items-start justify-between gap-3">
        <AttachedPictures attached={attached} />
        <Button tone="main" type="submit" busy={post.isPending} disabled={attached.isUploading}>
          {t("Send")}
        </Button>
      </div>
      {post.error && <ErrorState error={post.error} kept={t("Nothing is lost; please send it again.")} />}
    </form>
  );
}
