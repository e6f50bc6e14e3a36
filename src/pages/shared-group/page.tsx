import { ArrowLeftIcon } from "@phosphor-icons/react/dist/csr/ArrowLeft";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { call } from "../../api/call.ts";
import { openShare } from "../../api/calls.ts";
import { asApiError } from "../../api/error.ts";
import { loadAreas, useTranslation } from "../../i18n.ts";
import { lazy } from "../../lazy-part.ts";
import { Icon } from "../../ui/icon.tsx";
import { ErrorState, Skeleton } from "../../ui/states.tsx";
import { CardSkeletons } from "../parts/cards.tsx";
import { GoneView } from "../share/gone-view.tsx";
import type { OpenedLink } from "../share/load-design.ts";
import { PasswordView } from "../share/password-view.tsx";
import { ShareFrame } from "../share/share-frame.tsx";
import type { LinkKey } from "../share/shown-design.ts";
import { Group } from "./group.tsx";

/** What draws a style in 3D comes with the first one that is opened. */
const Shown = lazy(async () => {
  const areas = ["preview", "materials", "fabrics", "pieces", "catalogue", "errors"] as const;
  const [{ Shown }] = await Promise.all([import("../share/shown.tsx"), loadAreas(areas)]);
  return { default: Shown };
});

/** Fabrics or styles somebody has chosen, for whoever holds the link: without prices and anything personal. */
export default function SharedGroupPage() {
  const { t } = useTranslation("favourites");
  const [query] = useSearchParams();
  const shareToken = query.get("shareToken");
  if (!shareToken) return <GoneView isUnknown asking={t("Please send me a new link to the group")} />;
  return <ThroughLink key={shareToken} shareToken={shareToken} />;
}

/** Opens the link first: that counts as one opening and says whether a password is needed. */
function ThroughLink({ shareToken }: { shareToken: string }) {
  const { t } = useTranslation("favourites");
  const [sharePassword, setPassword] = useState<string>();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["share/open", shareToken, sharePassword ?? null],
    queryFn: () => call(openShare, { shareToken, password: sharePassword }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const asking = t("Please send me a new link to the group");
  if (data?.kind === "group") return <Opened opened={data} linkKey={{ shareToken, sharePassword }} />;
  if (data) return <GoneView isUnknown asking={asking} />;
  const failure = error && asApiError(error);
  if (failure?.is("sharePassword") || (sharePassword !== undefined && (isFetching || failure?.is("tooMany"))))
    return (
      <PasswordView
        isWrong={sharePassword !== undefined && !isFetching}
        isBusy={isFetching}
        failure={failure}
        onPassword={setPassword}
        words={{ title: t("This group is protected"), open: t("Open the group") }}
      />
    );
  if (failure?.is("shareGone") || failure?.is("validation"))
    return <GoneView isUnknown={failure.is("validation")} asking={asking} />;
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

/** The group, or the style of it that the address names. */
function Opened({ opened, linkKey }: { opened: OpenedLink; linkKey: LinkKey }) {
  const [query] = useSearchParams();
  const designId = query.get("designId");
  if (!designId) return <Group groupId={opened.id} linkKey={linkKey} />;
  return (
    <Suspense
      fallback={
        <ShareFrame>
          <Skeleton className="mx-margin my-10 aspect-[6/5] max-w-[744px] max-tablet:mx-0" />
        </ShareFrame>
      }
    >
      <Shown designId={designId} linkKey={linkKey} opened={opened} back={<BackToGroup name={opened.name} />} />
    </Suspense>
  );
}

function BackToGroup({ name }: { name: string }) {
  const { t } = useTranslation("favourites");
  const [query] = useSearchParams();
  const group = new URLSearchParams(query);
  group.delete("designId");
  return (
    <Link
      to={`?${group}`}
      className="grip inline-flex min-h-8 items-center gap-1.5 text-ink-2 hover:text-ink pointer-coarse:min-h-11"
    >
      <Icon of={ArrowLeftIcon} mirrors />
      {t("Back to “{{group}}”", { group: name })}
    </Link>
  );
}
