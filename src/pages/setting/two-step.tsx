import { encodeQR } from "qr";
import { type FormEvent, useState } from "react";
import { useCall, useSend } from "../../api/call.ts";
import { confirmTotp, endTotp, getCustomerById, setUpTotp } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { Button } from "../../ui/button.tsx";
import { CodeField, TextField } from "../../ui/field.tsx";
import { ErrorState, Skeleton } from "../../ui/states.tsx";
import { Code } from "../../ui/words.tsx";

const word = (event: FormEvent<HTMLFormElement>, name: string) => String(new FormData(event.currentTarget).get(name)).trim();

/** The recovery codes, shown this once. */
function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation("account");
  return (
    <div role="status" className="grid gap-3">
      <p>
        {t(
          "Two-step sign-in is on. Keep these codes: each signs you in once if your authenticator is lost. They are not shown again.",
        )}
      </p>
      <ul className="grid max-w-sm grid-cols-2 gap-x-6 gap-y-1">
        {codes.map((code) => (
          <li key={code}>
            <Code className="select-all font-cond">{code}</Code>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The secret as a QR code and as text, and the field for the first code. */
function Confirm({ secret, address, onDone }: { secret: string; address: string; onDone: (codes: readonly string[]) => void }) {
  const { t } = useTranslation("account");
  const { mutate, error, isPending } = useSend(confirmTotp, [getCustomerById]);
  const confirm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) mutate({ code: word(event, "code") }, { onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes) });
  };
  return (
    <form noValidate onSubmit={confirm} className="grid max-w-sm justify-items-start gap-4">
      <p>{t("Scan this with your authenticator, or type the key, then enter the code it shows.")}</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(encodeQR(address, "svg", { ecc: "medium", border: 4 }))}`}
        alt={t("QR code for your authenticator")}
        className="size-44 border border-line bg-sheet"
      />
      <Code className="select-all break-all font-cond">{secret}</Code>
      <CodeField className="w-full" label={t("Code")} />
      {error && <ErrorState error={error} />}
      <Button type="submit" tone="main" busy={isPending}>
        {t("Turn it on")}
      </Button>
    </form>
  );
}

/** Turns two-step sign-in on and off; the password is asked for either. */
export function TwoStep() {
  const { t } = useTranslation("account");
  const profile = useCall(getCustomerById, {}, { staleTimeMs: 0 });
  const setUp = useSend(setUpTotp);
  const end = useSend(endTotp, [getCustomerById]);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (profile.isPending) return <Skeleton className="h-24" />;
  if (!profile.data) return <ErrorState error={profile.error} onRetry={profile.refetch} />;
  const { isTwoStep } = profile.data;
  if (codes && isTwoStep) return <RecoveryCodes codes={codes} />;
  if (setUp.data && !isTwoStep) return <Confirm {...setUp.data} onDone={setCodes} />;
  const act = isTwoStep ? end : setUp;
  const begin = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!act.isPending) act.mutate({ password: String(new FormData(event.currentTarget).get("password")) });
  };
  return (
    <form noValidate onSubmit={begin} className="grid max-w-sm justify-items-start gap-4">
      <p className="text-dense text-ink-2">
        {isTwoStep
          ? t("It is on: signing in asks for a code of your authenticator.")
          : t("It is off. With it, signing in also asks for a code of an app on your phone.")}
      </p>
      <TextField
        className="w-full"
        label={t("Current password")}
        name="password"
        type="password"
        autoComplete="current-password"
      />
      {act.error && <ErrorState error={act.error} />}
      <Button type="submit" busy={act.isPending}>
        {isTwoStep ? t("Turn it off") : t("Set it up")}
      </Button>
    </form>
  );
}
