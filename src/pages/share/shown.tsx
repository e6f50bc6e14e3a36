import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { asApiError } from "../../api/error.ts";
import { useTranslation } from "../../i18n.ts";
import { ErrorState, Skeleton } from "../../ui/states.tsx";
import { DesignView } from "./design-view.tsx";
import { GoneView } from "./gone-view.tsx";
import { type DressedStyle, loadDressed, loadProposal, loadStyle, type OpenedLink } from "./load-design.ts";
import { ShareFrame } from "./share-frame.tsx";
import type { LinkKey } from "./shown-design.ts";

export type ShownProps = {
  readonly designId: string;
  /** The style in a size and fabrics of its own; in those that it opens with where left out. */
  readonly worn?: DressedStyle;
  readonly linkKey: LinkKey;
  readonly opened: OpenedLink | null;
  /** The way back to what the design was chosen from. */
  readonly back?: ReactNode;
};

/** A design or a style that may be seen, once everything needed to show it is there. */
export function Shown({ designId, worn, linkKey, opened, back }: ShownProps) {
  const { i18n } = useTranslation("share");
  const { data, error, refetch } = useQuery({
    // Names of pieces, fabrics and attributes come in the user's language.
    queryKey: ["share/shown", designId, worn ?? null, linkKey, i18n.language],
    queryFn: () => {
      if (worn) return loadDressed(worn, linkKey);
      return opened?.kind === "proposal" ? loadProposal(opened, linkKey) : loadStyle(designId, linkKey, opened);
    },
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before) => before,
    retry: false,
  });
  if (data)
    return (
      <DesignView
        design={data}
        linkKey={linkKey}
        canComment={data.proposalId !== null && (opened?.canComment ?? true)}
        expiresAt={opened?.expiresAt ?? null}
        back={back}
        onMarked={() => void refetch()}
      />
    );
  if (!error) return <Loading />;
  const failure = asApiError(error);
  if (failure.is("shareGone")) return <GoneView isUnknown={false} />;
  return (
    <ShareFrame>
      <div className="grid gap-6 px-margin py-10 max-tablet:px-4">
        {back}
        <ErrorState error={failure} onRetry={() => void refetch()} />
      </div>
    </ShareFrame>
  );
}

export function Loading() {
  const { t } = useTranslation("share");
  return (
    <ShareFrame>
      <div className="grid gap-6 px-margin py-6" role="status">
        <span className="sr-only">{t("Loading the design")}</span>
        <Skeleton className="h-9 w-80 max-w-full" />
        <div className="grid gap-12 desk:grid-cols-[minmax(0,744fr)_minmax(0,568fr)]">
          <Skeleton className="aspect-[6/5]" />
          <Skeleton className="h-64" />
        </div>
      </div>
    </ShareFrame>
  );
}
