import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { call } from "../../api/call.ts";
import { openShare } from "../../api/calls.ts";
import { asApiError } from "../../api/error.ts";
import { useTranslation } from "../../i18n.ts";
import { useSession } from "../../state/session.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Empty, ErrorState } from "../../ui/states.tsx";
import { GoneView } from "./gone-view.tsx";
import { PasswordView } from "./password-view.tsx";
import { ShareFrame } from "./share-frame.tsx";
import { Loading, Shown } from "./shown.tsx";

const HERE = () => `${location.pathname}${location.search}`;

/** A design or a style to look at: for anybody with a link, or for a customer who is signed in. */
export default function ShareShapePage() {
  const [query] = useSearchParams();
  const shareToken = query.get("shareToken");
  const designId = query.get("designId");
  const customer = useSession((state) => state.customer);
  if (shareToken) return <ThroughLink key={shareToken} shareToken={shareToken} />;
  if (designId && customer) return <Shown designId={designId} linkKey={{}} opened={null} />;
  return <NoLink hasDesign={designId !== null} />;
}

/** Opens the link first: that counts as one opening and says whether a password is needed. */
function ThroughLink({ shareToken }: { shareToken: string }) {
  const [sharePassword, setPassword] = useState<string>();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["share/open", shareToken, sharePassword ?? null],
    queryFn: () => call(openShare, { shareToken, password: sharePassword }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
    placeholderData: undefined,
  });
  if (data) {
    // A link to a group or a fabric belongs to another page.
    if (data.designId === null) return <GoneView isUnknown />;
    return <Shown designId={data.designId} linkKey={{ shareToken, sharePassword }} opened={data} />;
  }
  const failure = error && asApiError(error);
  if (failure?.is("sharePassword") || (sharePassword !== undefined && (isFetching || failure?.is("tooMany"))))
    return (
      <PasswordView
        isWrong={sharePassword !== undefined && !isFetching}
        isBusy={isFetching}
        failure={failure}
        onPassword={setPassword}
      />
    );
  if (failure?.is("shareGone") || failure?.is("validation")) return <GoneView isUnknown={failure.is("validation")} />;
  if (failure)
    return (
      <ShareFrame>
        <ErrorState error={failure} onRetry={() => void refetch()} className="mx-margin my-10" />
      </ShareFrame>
    );
  return <Loading />;
}

function NoLink({ hasDesign }: { hasDesign: boolean }) {
  const { t } = useTranslation("share");
  return (
    <ShareFrame>
      <div className="px-margin py-10">
        <Empty
          title={hasDesign ? t("This page needs a link or a customer account") : t("The address of this page is not complete")}
          action={
            <ButtonLink size="small" to={`/login?redirect=${encodeURIComponent(HERE())}`}>
              {t("Sign in")}
            </ButtonLink>
          }
        >
          {t("Please open it with the whole link you were sent, or sign in.")}
        </Empty>
      </div>
    </ShareFrame>
  );
}
