import type { SsoReason } from "@selvedge/contract";
import { lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useCall } from "../../api/call.ts";
import { listWelcome } from "../../api/calls.ts";
import { safeRedirect } from "../../guard.ts";
import { loadAreas } from "../../i18n.ts";
import { useProvider } from "../../sso/entrance.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Skeleton } from "../../ui/states.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { useSignIn } from "./use-sign-in.ts";

const withTexts = async <Part,>(
  part: Promise<Part>,
  areas: Parameters<typeof loadAreas>[0] = ["account", "joining"],
): Promise<Part> => (await Promise.all([part, loadAreas(areas)]))[0];
const ForgotForm = lazy(() => withTexts(import("./forgot-form.tsx")));
const ResetForm = lazy(() => withTexts(import("./reset-form.tsx")));
const JoinForm = lazy(() => withTexts(import("./join-form.tsx"), ["colleagues"]));
const RegisterForm = lazy(() => withTexts(import("./register-form.tsx")));

/** Name and password beside a picture of cloth; returns to the page that was wanted. */
export default function LoginPage() {
  const [query, setQuery] = useSearchParams();
  const welcome = useCall(listWelcome, {});
  const provider = useProvider();
  const reason = query.get("sso") as SsoReason | null;
  const signIn = useSignIn(safeRedirect(query.get("redirect")));
  const picture = welcome.data?.[1] ?? welcome.data?.[0];
  const [hasForgotten, setForgotten] = useState(false);
  const [asksAccount, setAsksAccount] = useState(false);
  const reset = query.get("reset");
  const invitation = query.get("invitation");
  const backToForm = () => {
    setForgotten(false);
    setAsksAccount(false);
    if (reset || invitation) setQuery({}, { replace: true });
  };
  const instead = reset ? (
    <ResetForm token={reset} onBack={backToForm} />
  ) : invitation ? (
    <JoinForm token={invitation} onBack={backToForm} />
  ) : asksAccount ? (
    <RegisterForm onBack={backToForm} />
  ) : hasForgotten ? (
    <ForgotForm onBack={backToForm} />
  ) : null;
  return (
    <div className="grid items-stretch desk:grid-cols-[minmax(0,1fr)_minmax(0,57%)]">
      <div className="flex flex-col justify-center px-margin py-12">
        {instead ? (
          <Suspense fallback={<Skeleton className="mx-auto h-96 w-full max-w-[360px]" />}>{instead}</Suspense>
        ) : (
          <SignInForm
            signIn={signIn}
            provider={provider}
            reason={reason}
            onForgotten={() => setForgotten(true)}
            onAskAccount={() => setAsksAccount(true)}
          />
        )}
      </div>
      <Picture
        src={picture?.imageUrl}
        alt={picture?.title ?? ""}
        loading="eager"
        className="min-h-[calc(100dvh-60px)] max-desk:order-first max-desk:h-40 max-desk:min-h-0"
      />
    </div>
  );
}
