import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { call } from "../../api/call.ts";
import { openShare } from "../../api/calls.ts";
import { type ApiError, asApiError } from "../../api/error.ts";
import { ErrorState } from "../../ui/states.tsx";
import { CardSkeletons } from "../parts/cards.tsx";
import { GoneView } from "./gone-view.tsx";
import type { OpenedLink } from "./load-design.ts";
import { PasswordView } from "./password-view.tsx";
import { ShareFrame } from "./share-frame.tsx";
import type { LinkKey } from "./shown-design.ts";

type ThroughLinkProps = {
  readonly shareToken: string | null;
  /** What is protected, what opens it, and how one asks for another link. */
  readonly words: { readonly title: string; readonly open: string; readonly asking: string };
  /** The page of a refusal that is no link's own; null leaves it to the usual words. */
  readonly refused?: (failure: ApiError) => ReactNode;
  readonly children: (opened: OpenedLink, linkKey: LinkKey) => ReactNode;
};

/** What a link shows once it was opened, with its password where it has one; else why it does not open. */
export function ThroughLink({ shareToken, ...page }: ThroughLinkProps) {
  if (!shareToken) return <GoneView isUnknown asking={page.words.asking} />;
  return <Opening key={shareToken} shareToken={shareToken} {...page} />;
}

/** Opens the link first: that counts as one opening and says whether a password is needed. */
function Opening({ shareToken, words, refused, children }: ThroughLinkProps & { readonly shareToken: string }) {
  const [sharePassword, setPassword] = useState<string>();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["share/open", shareToken, sharePassword ?? null],
    queryFn: () => call(openShare, { shareToken, password: sharePassword }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (data) return children(data, { shareToken, sharePassword });
  const failure = error && asApiError(error);
  if (failure?.is("sharePassword") || (sharePassword !== undefined && (isFetching || failure?.is("tooMany"))))
    return (
      <PasswordView
        isWrong={sharePassword !== undefined && !isFetching}
        isBusy={isFetching}
        failure={failure}
        onPassword={setPassword}
        words={words}
      />
    );
  if (failure?.is("shareGone") || failure?.is("validation"))
    return <GoneView isUnknown={failure.is("validation")} asking={words.asking} />;
  const said = failure && refused?.(failure);
  if (said) return said;
  return (
    <ShareFrame>
      <div className="px-margin py-10 max-tablet:px-4">
        {failure ? (
          <ErrorState error={failure} onRetry={() => void refetch()} />
        ) : (
          <CardSkeletons count={8} shape="aspect-square" />
        )}
      </div>
    </ShareFrame>
  );
}
