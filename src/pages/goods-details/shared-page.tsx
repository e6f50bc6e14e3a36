import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { call } from "../../api/call.ts";
import { getProductWapInfo, openShare } from "../../api/calls.ts";
import { asApiError } from "../../api/error.ts";
import { useTranslation } from "../../i18n.ts";
import { useSession } from "../../state/session.ts";
import { ErrorState } from "../../ui/states.tsx";
import { GoneView } from "../share/gone-view.tsx";
import { PasswordView } from "../share/password-view.tsx";
import { ShareFrame } from "../share/share-frame.tsx";
import { FabricView } from "./fabric-view.tsx";
import { Loading } from "./page.tsx";
import { UnknownFabric } from "./unknown-fabric.tsx";

/** A fabric through a link, or for a customer who is signed in: without price, quantities and what is one's own. */
export default function SharedGoodsDetailsPage() {
  const { i18n } = useTranslation("share");
  const [query] = useSearchParams();
  const shareToken = query.get("shareToken") ?? undefined;
  const named = query.get("productId") ?? undefined;
  const customer = useSession((state) => state.customer);
  const [sharePassword, setPassword] = useState<string>();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["share/fabric", shareToken ?? null, named ?? null, sharePassword ?? null, i18n.language],
    queryFn: async () => {
      const opened = shareToken ? await call(openShare, { shareToken, password: sharePassword }) : null;
      const productId = opened?.kind === "product" ? opened.id : named;
      return { opened, product: await call(getProductWapInfo, { productId, shareToken, sharePassword }) };
    },
    enabled: shareToken !== undefined || (named !== undefined && customer !== null),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
  });
  const failure = error && asApiError(error);
  if (shareToken === undefined && (named === undefined || !customer)) return <GoneView isUnknown />;
  if (data)
    return (
      <ShareFrame>
        <FabricView product={data.product} isShared sender={data.opened?.company ?? null} />
      </ShareFrame>
    );
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
  return (
    <ShareFrame>
      {failure?.is("notFound") && <UnknownFabric />}
      {failure && !failure.is("notFound") && (
        <ErrorState error={failure} onRetry={() => void refetch()} className="mx-margin my-10" />
      )}
      {!failure && <Loading />}
    </ShareFrame>
  );
}
