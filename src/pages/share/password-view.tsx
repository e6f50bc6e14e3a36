import { type FormEvent, useEffect, useRef, useState } from "react";
import type { ApiError } from "../../api/error.ts";
import { useTranslation } from "../../i18n.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { ShareFrame } from "./share-frame.tsx";

type PasswordViewProps = {
  readonly isWrong: boolean;
  readonly isBusy: boolean;
  readonly failure: ApiError | null;
  readonly onPassword: (password: string) => void;
  /** What is protected and what opens it, in place of the design's words. */
  readonly words?: { readonly title: string; readonly open: string };
};

/** Asks for the password of a link. */
export function PasswordView({ isWrong, isBusy, failure, onPassword, words }: PasswordViewProps) {
  const { t } = useTranslation("share");
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isWrong) field.current?.select();
  }, [isWrong]);
  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get("password"));
    setMissing(password === "");
    if (password) onPassword(password);
    else field.current?.focus();
  };
  const error = isMissing
    ? t("Please enter the password.")
    : failure?.is("tooMany")
      ? failure.message
      : isWrong
        ? t("This is not the password of the link.")
        : null;
  return (
    <ShareFrame>
      <form onSubmit={open} noValidate className="mx-auto grid w-full max-w-[400px] gap-5 px-4 py-16">
        <h1 className="voice text-title">{words?.title ?? t("This design is protected")}</h1>
        <p className="text-ink-2">{t("The sender has set a password for it. Please ask for it if you do not have it.")}</p>
        <TextField
          ref={field}
          label={t("Password of the link")}
          name="password"
          type="password"
          autoComplete="off"
          autoFocus
          error={error}
        />
        <Button type="submit" tone="main" busy={isBusy}>
          {words?.open ?? t("Open the design")}
        </Button>
      </form>
    </ShareFrame>
  );
}
