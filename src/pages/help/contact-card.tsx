import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useCall } from "../../api/call.ts";
import { getContact } from "../../api/calls.ts";
import type { Data } from "../../api/definition.ts";
import { ConsultButton } from "../../consult/consult-button.tsx";
import { useTranslation } from "../../i18n.ts";
import { Picture } from "../../ui/picture.tsx";
import { ErrorState, Skeleton } from "../../ui/states.tsx";
import { keepContact, keptContact } from "./offline.ts";

type Contact = Data<typeof getContact>;

/** The contact, as it was last known while the server is away. */
function useContact() {
  const asked = useCall(getContact, {});
  const kept = useQuery({
    queryKey: ["kept contact"],
    queryFn: async () => (await keptContact<Contact>()) ?? null,
    enabled: asked.error !== null,
    networkMode: "always",
  });
  useEffect(() => {
    if (asked.data !== undefined) void keepContact(asked.data).catch(console.debug);
  }, [asked.data]);
  return { ...asked, data: asked.data ?? kept.data ?? (asked.data === null ? null : undefined) };
}

/** Whom of the mill one turns to, with the ways to do it. */
export function ContactCard() {
  const { t } = useTranslation("help");
  const { data: contact, error, isPending, refetch } = useContact();
  if (contact === undefined) {
    if (isPending || !error) return <Skeleton className="h-24" />;
    return <ErrorState error={error} onRetry={refetch} />;
  }
  return (
    <div className="grid justify-items-start gap-3">
      {contact ? (
        <div className="flex items-center gap-3">
          {contact.avatar && <Picture src={contact.avatar} alt="" sizes="48px" className="size-12 shrink-0" />}
          <p className="min-w-0">
            <bdi className="font-medium">{contact.name}</bdi>
            <a href={`mailto:${contact.mail}`} className="quiet-link grip block break-all text-dense">
              <bdi>{contact.mail}</bdi>
            </a>
          </p>
        </div>
      ) : (
        <p className="text-dense text-ink-2">{t("The mill has not named a contact yet.")}</p>
      )}
      <ConsultButton label={t("Write a message")} />
    </div>
  );
}
