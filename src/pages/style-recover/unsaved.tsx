import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useCall } from "../../api/call.ts";
import { getStyle } from "../../api/calls.ts";
import { asApiError } from "../../api/error.ts";
import { documentOf, dropDraft, type KeptDraft, listDrafts } from "../../designer/recover/draft-list.ts";
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
const isoOf = ({ draft }: KeptDraft) => new Date(draft.at).toISOString();

/** Work of this browser that was never saved. */
export function Unsaved({ userId, onCompare }: Props) {
  const { t } = useTranslation("recover");
  const { date } = useFormat();
  const { data, error, refetch } = useQuery({ queryKey: [...DRAFTS, userId], queryFn: () => listDrafts(userId), staleTime: 0 });
  if (error) return <ErrorState error={asApiError(error)} onRetry={() => void refetch()} className="mt-6" />;
  if (!data) return <Skeleton className="mt-6 h-24" />;
  if (data.length === 0)
    return (
      <Empty title={t("Everything is saved")} className="mt-6">
        {t("What you change and do not save is kept in this browser for 60 days and waits here.")}
      </Empty>
    );
  return (
    <ul>
      {data.map((kept, index) => {
        const day = date(isoOf(kept));
        const before = data[index - 1];
        return (
          <li key={`${kept.key.designId}/${kept.key.proposalId}`}>
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

function Work({ kept, onCompare }: { kept: KeptDraft } & Pick<Props, "onCompare">) {
  const { t } = useTranslation("recover");
  const { list, time } = useFormat();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { data: style } = useCall(getStyle, { id: kept.key.designId });
  const { key, draft } = kept;
  const { proposalId } = key;
  const name = draft.name || t("New design");
  const address = addressOfDraft(key);
  const drop = async () => {
    await dropDraft(key);
    await client.invalidateQueries({ queryKey: DRAFTS });
  };
  return (
    <VersionRow
      name={name}
      address={address}
      picture={style?.designImg ?? null}
      facts={list([style?.name, t("{{count}} steps", { count: draft.saved.entries.length })])}
      when={t("Last changed at {{time}}, not saved", { time: time(isoOf(kept)) })}
    >
      {proposalId && (
        <Button
          size="small"
          onClick={() =>
            onCompare(
              { proposalId, name, document: documentOf(draft), title: t("Not saved"), picture: style?.designImg ?? null },
              address,
            )
          }
        >
          {t("Compare with now")}
        </Button>
      )}
      <ButtonLink size="small" to={address}>
        {t("Open in the editor")}
      </ButtonLink>
      <Button size="small" onClick={() => setAsking(true)}>
        {t("Delete for good")}
      </Button>
      {isAsking && (
        <ForGoodDialog name={name} onClose={() => setAsking(false)} onDelete={drop}>
          {t("The changes lie in this browser only. Nobody can bring them back.")}
        </ForGoodDialog>
      )}
    </VersionRow>
  );
}
