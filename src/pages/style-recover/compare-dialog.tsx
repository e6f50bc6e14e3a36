import type { DesignDocument } from "@selvedge/editor-core";
import { readDocument } from "@selvedge/editor-core";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { getVersion } from "../../api/calls.ts";
import { asApiError } from "../../api/error.ts";
import { Differences } from "../../designer/differences/differences.tsx";
import { useTranslation } from "../../i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Picture } from "../../ui/picture.tsx";
import { ErrorState, Skeleton } from "../../ui/states.tsx";

/** The older side of a comparison: a revision on the server, or unsaved work of this browser. */
export type Older = {
  readonly proposalId: string;
  /** Null until it is read. */
  readonly name: string | null;
  readonly title: string;
  readonly picture: string | null;
} & ({ readonly revision: number } | { readonly document: DesignDocument });

async function readBoth(older: Older) {
  const version = (revision?: number) => call(getVersion, { proposalId: older.proposalId, ...(revision && { revision }) });
  const [then, now] = await Promise.all(["revision" in older ? version(older.revision) : null, version()]);
  return {
    before: "document" in older ? older.document : readDocument(then?.document),
    picture: then?.previewUrl ?? older.picture,
    after: readDocument(now.document),
    now,
  };
}

/** A version beside the design as it is saved now, and their differences. */
export function CompareDialog({ older, onOpen, onClose }: { older: Older; onOpen: () => void; onClose: () => void }) {
  const { t } = useTranslation("recover");
  const key = "revision" in older ? String(older.revision) : "draft";
  const { data, error, refetch } = useQuery({
    queryKey: ["compare", older.proposalId, key],
    queryFn: () => readBoth(older),
    staleTime: 0,
  });
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={t("{{name}}: this version and current", { name: older.name ?? data?.now.name ?? "…" })}
      actions={
        <>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          <Button tone="main" onClick={onOpen}>
            {t("Open in the editor")}
          </Button>
        </>
      }
    >
      {error && <ErrorState error={asApiError(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-72" />}
      {data && (
        <>
          <div className="mb-4 grid grid-cols-2 gap-4">
            <Side title={older.title} picture={data.picture} />
            <Side title={t("Current, revision {{revision}}", { revision: data.now.revision })} picture={data.now.previewUrl} />
          </div>
          <Differences before={data.before} after={data.after} />
        </>
      )}
    </Dialog>
  );
}

function Side({ title, picture }: { title: string; picture: string | null }) {
  return (
    <figure className="min-w-0">
      <Picture src={picture ?? undefined} alt="" fit="contain" className="aspect-[4/3] w-full" />
      <figcaption className="mt-1.5 text-dense font-medium">{title}</figcaption>
    </figure>
  );
}
