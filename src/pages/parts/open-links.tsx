import { useCall, useSend } from "../../api/call.ts";
import { listShares, revokeShare } from "../../api/calls.ts";
import type { BrowserCall } from "../../api/definition.ts";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { Button } from "../../ui/button.tsx";

/** Links to it that still open. */
export function OpenLinks({ id, refreshes }: { id: string; refreshes: readonly BrowserCall[] }) {
  const { t } = useTranslation("favourites");
  const { date } = useFormat();
  const { data } = useCall(listShares, { id });
  const revoke = useSend(revokeShare, [listShares, ...refreshes]);
  const now = Date.now();
  const open = (data ?? []).filter(
    ({ revokedAt, expiresAt }) => revokedAt === null && (expiresAt === null || Date.parse(expiresAt) > now),
  );
  if (open.length === 0) return null;
  return (
    <section>
      <h3 className="text-dense font-medium text-ink">{t("Active links")}</h3>
      <ul className="mt-1 max-h-44 divide-y divide-line overflow-y-auto">
        {open.map((link) => (
          <li key={link.shareId} className="flex flex-wrap items-center justify-between gap-x-4 py-1.5 text-dense">
            <span>
              {t("Created {{when}}", { when: date(link.createdAt) })}
              <span className="ms-2 text-note text-ink-3">
                {link.expiresAt ? t("until {{when}}", { when: date(link.expiresAt) }) : t("No end date")} ·{" "}
                {t("opened {{count}} times", { count: link.openCount })}
              </span>
            </span>
            <Button
              tone="quiet"
              size="small"
              busy={revoke.isPending && revoke.variables.shareId === link.shareId}
              onClick={() => revoke.mutate({ shareId: link.shareId })}
            >
              {t("Withdraw")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
