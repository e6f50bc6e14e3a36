import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useCall } from "../../api/call.ts";
import { getStyle } from "../../api/calls.ts";
import { asApiError } from "../../api/error.ts";
import { documentOf, dropDraft, type ListedDraft, listDrafts } from "../../designer/recover/draft-list.ts";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Empty, ErrorState, Skeleton } from "../../ui/states.tsx";
import { addressOfDraft } from "./address.ts";
import type { Older } from "./compare-dialog.tsx";
import { ForGoodDialog } from "./for-good-dialog.tsx";
import { DayHead, VersionRow } from "./version-row.tsx";

type Props = { userId: string; onCompare: (older: Older, address: string) => void };

const DRAFTS = ["drafts"] as const;
const isoOf = ({ draft }: ListedDraft) => new Date(draft.at).toISOString();

/** Work of this browser that was never saved. */
export function Unsaved({ userId, onCompare }: Props) {
  const { t } = useTranslation("recover");
  const { date } = useFormat();
  const { data, error, refetch } = useQuery({ queryKey: [...DRAFTS, userId], queryFn: () => listDrafts(userId), staleTime: 0 });
  if (error) return <ErrorState error={asApiError(error)} onRetry={() => void refetch()} className="mt-6" />;
  if (!data) return <Skeleton className="mt-6 h-24" />;
  if (data.length === 0)
    return (
      <Empty title={t("No unsaved changes")} className="mt-6">
        {t("Changes you do not save are kept here in this browser for 60 days.")}
      </Empty>
    );
  return (
    <ul>
      {data.map((kept, index) => {
        const day = date(isoOf(kept));
        const before = data[index - 1];
        return (
          <li key={kept.place}>
            {(!before || date(isoOf(before)) !== day) && <DayHead>{day}</DayHead>}
            <ul>
              <Work kept={kept} onCompare={onCompare} />
            </ul>
          </li>
        );
      })}
    </ul>
  );
}

function Work({ kept, onCompare }: { kept: ListedDraft } & Pick<Props, "onCompare">) {
  const { t } = useTranslation("recover");
  const { list, time } = useFormat();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { draft, designId, proposalId } = kept;
  const { data: style } = useCall(getStyle, { id: designId ?? "" }, { enabled: designId !== null });
  const name = draft.name || t("New design");
  const readable = draft.reads !== "nothing" && designId ? { draft, address: addressOfDraft({ designId, proposalId }) } : null;
  const steps = draft.reads === "all" ? t("{{count}} steps", { count: draft.saved.entries.length }) : t("history cannot be read");
  const drop = async () => {
    await dropDraft(kept);
    await client.invalidateQueries({ queryKey: DRAFTS });
  };
  return (
    <VersionRow
      name={name}
      address={readable?.address ?? null}
      picture={style?.designImg ?? null}
      facts={list([style?.name, readable ? steps : t("cannot be read by this version of the portal")])}
      when={t("Last changed at {{time}}, not saved", { time: time(isoOf(kept)) })}
    >
      {readable && proposalId && (
        <Button
          size="small"
          onClick={() =>
            onCompare(
              {
                proposalId,
                name,
                document: documentOf(readable.draft),
                title: t("Not saved"),
                picture: style?.designImg ?? null,
              },
              readable.address,
            )
          }
        >
          {t("Compare with current")}
        </Button>
      )}
      {readable && (
        <ButtonLink size="small" to={readable.address}>
          {t("Open in the editor")}
        </ButtonLink>
      )}
      <Button size="small" onClick={() => setAsking(true)}>
        {t("Delete for good")}
      </Button>
      {isAsking && (
        <ForGoodDialog name={name} onClose={() => setAsking(false)} onDelete={drop}>
          {t("The changes exist only in this browser. This cannot be undone.")}
        </ForGoodDialog>
      )}
    </VersionRow>
  );
}
