import type { ShareLink } from "@selvedge/contract";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { listShares, revokeShare } from "../../api/calls.ts";
import { useCall, useSend } from "../../api/index.ts";
import { Button, ErrorState, Skeleton } from "../../ui/index.ts";
import { useSession } from "../session/context.ts";

/** The links to a design: until when they are open, how often they were opened and when last. */
export function ShareLinks({ proposalId }: { proposalId: string }) {
  const { t } = useTranslation("designer");
  const links = useCall(listShares, { id: proposalId }, { staleTimeMs: 0 });
  if (links.error) return <ErrorState error={links.error} onRetry={() => void links.refetch()} className="mt-5" />;
  if (links.isPending) return <Skeleton className="mt-5 h-10" />;
  if (links.data.length === 0) return null;
  return (
    <section className="mt-6">
      <h3 className="mb-1 text-dense font-medium text-ink">{t("Links to this design")}</h3>
      <ul className="max-h-64 overflow-y-auto">
        {links.data.map((link) => (
          <LinkRow key={link.shareId} link={link} />
        ))}
      </ul>
    </section>
  );
}

function LinkRow({ link }: { link: ShareLink }) {
  const { t } = useTranslation("designer");
  const { format } = useSession();
  const [isAsking, setAsking] = useState(false);
  const revoke = useSend(revokeShare, [listShares]);
  const isOver = link.expiresAt !== null && Date.parse(link.expiresAt) < Date.now();
  const state =
    link.revokedAt !== null
      ? t("withdrawn {{date}}", { date: format.date(Date.parse(link.revokedAt)) })
      : link.expiresAt === null
        ? t("open, no end date")
        : isOver
          ? t("ended {{date}}", { date: format.date(Date.parse(link.expiresAt)) })
          : t("open until {{date}}", { date: format.date(Date.parse(link.expiresAt)) });
  const opened =
    link.lastOpenedAt === null
      ? t("never opened")
      : t("opened {{count}} times, last {{date}}, {{time}}", {
          count: link.openCount,
          date: format.date(Date.parse(link.lastOpenedAt)),
          time: format.time(Date.parse(link.lastOpenedAt)),
        });
  const isOpen = link.revokedAt === null && !isOver;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2 text-dense">
      <span className="min-w-0 flex-1">
        <span className="block text-ink">
          {format.list([link.revision !== null && t("Revision {{revision}}", { revision: link.revision }), state])}
        </span>
        <span className="block text-note text-ink-3">
          {format.list([
            t("created {{date}}", { date: format.date(Date.parse(link.createdAt)) }),
            opened,
            link.hasPassword && t("with password"),
            link.canComment && t("may comment"),
            link.canApprove && t("may approve"),
          ])}
        </span>
      </span>
      {isOpen &&
        (isAsking ? (
          <span className="flex gap-2">
            <Button size="small" onClick={() => setAsking(false)}>
              {t("Keep it")}
            </Button>
            <Button size="small" tone="main" busy={revoke.isPending} onClick={() => revoke.mutate({ shareId: link.shareId })}>
              {t("Withdraw the link")}
            </Button>
          </span>
        ) : (
          <Button size="small" onClick={() => setAsking(true)}>
            {t("Withdraw")}
          </Button>
        ))}
      {revoke.error && <ErrorState error={revoke.error} className="basis-full" />}
    </li>
  );
}
