import { type FormEvent, useState } from "react";
import { type ApiError, asApiError } from "../../api/error.ts";
import { useTranslation } from "../../i18n.ts";
import { toast } from "../../ui/toast.tsx";
import { useFaults } from "./use-faults.ts";
import { keepVisitorName } from "./visitor-name.ts";

/** What is written, under the name that a visitor gives; who is signed in has one. */
export type Written = { readonly content: string; readonly author: string | undefined };

type Writing = {
  readonly send: (written: Written) => Promise<unknown>;
  readonly sentText: string;
  readonly onSent: () => void;
};

/** Sends what was written in a form, and says what is wrong with it. */
export function useWriting({ send, sentText, onSent }: Writing) {
  const { t } = useTranslation("share");
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [isNameless, setNameless] = useState(false);
  const { faults, setFaults, onInput } = useFaults();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const { currentTarget } = event;
    const fields = new FormData(currentTarget);
    const content = String(fields.get("content")).trim();
    const author = fields.get("author")?.toString().trim();
    const missing = {
      ...(author === "" && { author: t("Please give your name.") }),
      ...(content === "" && { content: t("Please write something.") }),
    };
    setFaults(missing);
    const first = currentTarget.elements.namedItem(Object.keys(missing)[0] ?? "");
    if (first instanceof HTMLElement) return first.focus();
    setBusy(true);
    setFailure(null);
    try {
      await send({ content, author });
      if (author) keepVisitorName(author);
      currentTarget.reset();
      toast({ text: sentText });
      onSent();
    } catch (thrown) {
      const error = asApiError(thrown);
      setFailure(error);
      setFaults(error.fields);
      if (error.fields.author) setNameless(true);
    } finally {
      setBusy(false);
    }
  };
  return { submit, isBusy, failure, isNameless, faults, onInput };
}
