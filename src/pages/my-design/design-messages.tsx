import { type RefObject, useEffect, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { useCall } from "../../api/call.ts";
import { getThread } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { isId } from "../../is-id.ts";
import { MESSAGES_OF } from "../../notices/places.ts";
import { Thread } from "../../threads/thread.tsx";
import { Dialog } from "../../ui/dialog.tsx";

/**
 * What the company and the mill write to each other about its saved designs. What is open stands in the address, so that Back closes it
 * and a notice opens it; what was typed stays with its design until the page is left.
 */
export default function DesignMessages({ opener }: { readonly opener: RefObject<HTMLElement | null> }) {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const named = query.get(MESSAGES_OF);
  const openId = isId(named) ? named : null;
  const [opened, setOpened] = useState<readonly string[]>([]);
  useEffect(() => {
    if (openId) setOpened((before) => (before.includes(openId) ? before : [...before, openId]));
  }, [openId]);
  const close = () => {
    if (state?.isOpenedHere) return navigate(-1);
    const next = new URLSearchParams(query);
    next.delete(MESSAGES_OF);
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  return opened.map((id) => <MessagesDialog key={id} proposalId={id} isOpen={id === openId} opener={opener} onClose={close} />);
}

type MessagesDialogProps = {
  readonly proposalId: string;
  readonly isOpen: boolean;
  readonly opener: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
};

function MessagesDialog({ proposalId, isOpen, opener, onClose }: MessagesDialogProps) {
  const { t } = useTranslation("messages");
  const subject = { kind: "proposal", id: proposalId } as const;
  const { data } = useCall(getThread, { subject }, { staleTimeMs: 0 });
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(next) => !next && onClose()}
      title={data ? t("Messages about “{{name}}”", { name: data.title }) : t("Messages")}
      finalFocus={opener}
      keeps
      wide
    >
      {/* The title and the way out stay. */}
      <div className="-mx-5 max-h-[calc(100dvh-8rem)] overflow-y-auto px-5 pb-1 *:max-w-none">
        <Thread subject={subject} isAskedFor isShown={isOpen} opensAtEnd />
      </div>
    </Dialog>
  );
}
