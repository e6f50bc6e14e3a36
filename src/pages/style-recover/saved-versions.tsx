import type { ProposalVersion } from "@selvedge/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, keyOf, useCall } from "../../api/call.ts";
import { getProposalData, getVersions, purgeProposal, restoreProposal } from "../../api/calls.ts";
import { asApiError } from "../../api/error.ts";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Pager } from "../../ui/pager.tsx";
import { Empty, ErrorState, Skeleton } from "../../ui/states.tsx";
import { toast } from "../../ui/toast.tsx";
import { addressOfVersion } from "./address.ts";
import type { Older } from "./compare-dialog.tsx";
import { ForGoodDialog } from "./for-good-dialog.tsx";
import { DayHead, VersionRow } from "./version-row.tsx";

const PAGE_SIZE = 24;

type Props = {
  kind: ProposalVersion["kind"];
  /** Versions of one design only. */
  proposalId: string | null;
  page: number;
  onPage: (page: number) => void;
  onCompare: (older: Older, address: string) => void;
};

const dateOf = ({ deletedAt, savedAt }: ProposalVersion) => deletedAt ?? savedAt;

/** Deleted designs, or earlier revisions, under the days they are of. */
export function SavedVersions({ kind, proposalId, page, onPage, onCompare }: Props) {
  const { t } = useTranslation("recover");
  const { date } = useFormat();
  const asked = { kind, ...(proposalId && { proposalId }), pageNum: page, pageSize: PAGE_SIZE };
  const { data, error, refetch } = useCall(getVersions, asked, { keepPrevious: true, staleTimeMs: 0 });
  if (error && !data) return <ErrorState error={error} onRetry={refetch} className="mt-6" />;
  if (!data)
    return (
      <div aria-busy="true" className="mt-6 grid gap-3">
        {[0, 1, 2].map((index) => (
          <Skeleton key={index} className="h-24" />
        ))}
      </div>
    );
  if (data.total === 0)
    return kind === "deleted" ? (
      <Empty title={t("No deleted designs")} className="mt-6">
        {t("A design that you delete is kept here for 30 days.")}
      </Empty>
    ) : (
      <Empty title={t("No earlier versions")} className="mt-6">
        {t("Every time a design is saved, the previous version is kept here.")}
      </Empty>
    );
  return (
    <>
      <ul>
        {data.list.map((version, index) => {
          const day = date(dateOf(version));
          const before = data.list[index - 1];
          return (
            <li key={`${version.proposalId}/${version.revision}`}>
              {(!before || date(dateOf(before)) !== day) && <DayHead>{day}</DayHead>}
              <ul>
                <Version version={version} onCompare={onCompare} />
              </ul>
            </li>
          );
        })}
      </ul>
      <div className="mt-8">
        <Pager page={data.pageNum} pages={data.pages} onPage={onPage} />
      </div>
    </>
  );
}

function Version({ version, onCompare }: { version: ProposalVersion } & Pick<Props, "onCompare">) {
  const { t } = useTranslation("recover");
  const { date, list, time } = useFormat();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { proposalId, name, revision } = version;
  const address = addressOfVersion(version);
  const refresh = () =>
    Promise.all([getVersions, getProposalData].map((definition) => client.invalidateQueries({ queryKey: keyOf(definition) })));
  const act = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true);
    try {
      await work();
      toast({ text: done });
      await refresh();
    } catch (thrown) {
      toast({ tone: "fault", text: asApiError(thrown).message });
    } finally {
      setBusy(false);
    }
  };
  const when =
    version.deletedAt && version.restorableUntil
      ? t("Deleted at {{time}}; can be restored until {{date}}", {
          time: time(version.deletedAt),
          date: date(version.restorableUntil),
        })
      : t("Saved at {{time}} by {{person}}", { time: time(version.savedAt), person: version.savedBy });
  return (
    <VersionRow
      name={name}
      address={address}
      picture={version.previewUrl}
      facts={list([version.styleName, t("Revision {{revision}}", { revision })])}
      when={when}
    >
      {version.newest ? (
        <>
          <Button
            size="small"
            onClick={() =>
              onCompare(
                { proposalId, name, revision, title: t("Revision {{revision}}", { revision }), picture: version.previewUrl },
                address,
              )
            }
          >
            {t("Compare with current")}
          </Button>
          <ButtonLink size="small" to={address}>
            {t("Open in the editor")}
          </ButtonLink>
        </>
      ) : (
        <>
          <Button
            size="small"
            busy={isBusy}
            onClick={() =>
              act(() => call(restoreProposal, { proposalId }), t("“{{name}}” was restored to your designs", { name }))
            }
          >
            {t("Restore")}
          </Button>
          <ButtonLink size="small" to={address}>
            {t("Open in the editor")}
          </ButtonLink>
          <Button size="small" disabled={isBusy} onClick={() => setAsking(true)}>
            {t("Delete for good")}
          </Button>
        </>
      )}
      {isAsking && (
        <ForGoodDialog
          name={name}
          onClose={() => setAsking(false)}
          onDelete={() => act(() => call(purgeProposal, { proposalId }), t("“{{name}}” was deleted for good", { name }))}
        >
          {t("Its versions, comments and links are deleted too. This cannot be undone.")}
        </ForGoodDialog>
      )}
    </VersionRow>
  );
}
