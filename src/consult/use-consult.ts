import { type FormEvent, useRef, useState } from "react";
import type { CartProduct } from "../cart/rules.ts";
import { useTranslation } from "../i18n.ts";
import { isMailAddress } from "../state/mail-address.ts";
import { useSession } from "../state/session.ts";
import { useAskMill } from "./ask.ts";
import { type Attached, useAttached } from "./attached.tsx";

export type ConsultAbout = {
  /** Why one writes: a question, or something the mill does not have yet. */
  kind?: "question" | "development";
  subject?: string;
  /** What stands in the field to begin with: the words that found nothing. */
  words?: string;
  products?: readonly CartProduct[];
  /** The fabric whose thread it is written into; a thread of its own without one. */
  fabricId?: string;
  /** Pictures of one's own that are attached to begin with. */
  pictures?: readonly Attached[];
};

/** What is written to the mill, with its faults; the address for the answer is at first the one of the profile. */
export function useConsult({
  kind = "question",
  subject,
  words = "",
  products = [],
  fabricId,
  pictures: first = [],
}: ConsultAbout) {
  const { t } = useTranslation("favourites");
  const [content, setContent] = useState(words);
  const attached = useAttached(first);
  const profileMail = useSession(({ customer }) => customer?.mail ?? "");
  const [mail, setMail] = useState(profileMail);
  const [fault, setFault] = useState<string | null>(null);
  const [mailFault, setMailFault] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const mailField = useRef<HTMLInputElement>(null);
  const ask = useAskMill();
  return {
    attached,
    ask,
    content: content.trim(),
    /** Something would be lost if it were closed. */
    isChanged: content.trim() !== words.trim() || mail.trim() !== profileMail || attached.pictures.length !== first.length,
    message: {
      ref: field,
      value: content,
      error: fault,
      change(value: string) {
        setContent(value);
        setFault(null);
      },
    },
    address: {
      ref: mailField,
      value: mail,
      error: mailFault ?? ask.error?.fields.mail ?? null,
      change(value: string) {
        setMail(value);
        setMailFault(null);
      },
    },
    submit(event: FormEvent) {
      event.preventDefault();
      if (!content.trim()) {
        setFault(t("Please write what you would like to know."));
        field.current?.focus();
        return;
      }
      const address = mail.trim();
      if (address && !isMailAddress(address)) {
        setMailFault(t("Please enter a valid e-mail address."));
        mailField.current?.focus();
        return;
      }
      ask.mutate({
        kind,
        subject,
        fabricId,
        content: content.trim(),
        mail: address || undefined,
        productIds: products.map(({ productId }) => productId),
        imageIds: attached.pictures.map(({ imageId }) => imageId),
      });
    },
  };
}
