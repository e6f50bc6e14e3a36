import { PencilSimpleIcon } from "@phosphor-icons/react/dist/csr/PencilSimple";
import { TrashIcon } from "@phosphor-icons/react/dist/csr/Trash";
import type { SavedSearch } from "@selvedge/contract";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router-dom";
import { useCall } from "../api/call.ts";
import { listSavedSearches } from "../api/calls.ts";
import { useTranslation } from "../i18n.ts";
import { useFormat } from "../i18n-format.ts";
import { FABRICS } from "../places.ts";
import { Button, ButtonLink, IconButton } from "../ui/button.tsx";
import { cx } from "../ui/classes.ts";
import { Drawer } from "../ui/dialog.tsx";
import { Icon } from "../ui/icon.tsx";
import { Empty, ErrorState, Skeleton } from "../ui/states.tsx";
import { addressOfSaved, removeSaved, restoreSaved } from "./searches.ts";

const NameDialog = lazy(() => import("./name-dialog.tsx"));

type RowProps = { saved: SavedSearch; onOpen: () => void; onRename: () => void; onRemove: () => void };

/** A search by its name, with what is new in it. One with something new lies on the thread. */
function Row({ saved, onOpen, onRename, onRemove }: RowProps) {
  const { t } = useTranslation(["finding", "favourites"]);
  const { age } = useFormat();
  const { name, fresh, savedAt } = saved;
  return (
    <li className={cx("flex items-center gap-1 border-b border-line pe-1 hover:bg-plate", fresh ? "thread-edge" : undefined)}>
      <Link to={addressOfSaved(saved)} onClick={onOpen} className="block min-h-11 min-w-0 flex-1 px-3 py-2.5 text-dense">
        <span className="flex items-baseline justify-between gap-3">
          <span dir="auto" className={cx("min-w-0 break-words", fresh ? "font-medium" : undefined)}>
            {name}
          </span>
          {fresh ? (
            <span className="shrink-0 text-note font-medium">{t("{{count}} new", { ns: "favourites", count: fresh })}</span>
          ) : null}
        </span>
        <span className="flex gap-3 text-note text-ink-3">
          <time dateTime={savedAt}>{age(savedAt)}</time>
          {fresh === null && <span>{t("By picture")}</span>}
        </span>
      </Link>
      <IconButton label={t("Rename “{{name}}”", { name })} icon={<Icon of={PencilSimpleIcon} />} onClick={onRename} />
      <IconButton label={t("Delete “{{name}}”", { name })} icon={<Icon of={TrashIcon} />} onClick={onRemove} />
    </li>
  );
}

/** What was deleted last, in the drawer itself: what lies below it cannot be pressed. Takes the focus, for the button that had it is gone. */
function Deleted({ name, onUndo }: { name: string; onUndo: () => void }) {
  const { t } = useTranslation(["finding", "favourites"]);
  return (
    <p className="mb-3 flex items-center gap-3 bg-plate px-3 py-1.5 text-dense">
      <span className="min-w-0 flex-1 break-words">{t("“{{name}}” is deleted", { name })}</span>
      <Button size="small" ref={(button) => button?.focus()} onClick={onUndo}>
        {t("Undo", { ns: "favourites" })}
      </Button>
    </p>
  );
}

/** The searches a customer keeps, the one saved last first: to open, to rename, to delete. */
export default function SavedSearches({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(["finding", "favourites"]);
  const { data, error, isPending, refetch } = useCall(listSavedSearches, {}, { staleTimeMs: 0 });
  const [renamed, setRenamed] = useState<SavedSearch | null>(null);
  const [deleted, setDeleted] = useState<Pick<SavedSearch, "savedId" | "name"> | null>(null);
  const undo = (savedId: string) => {
    setDeleted(null);
    void restoreSaved(savedId);
  };
  return (
    <>
      <Drawer open onOpenChange={(isOpen) => !isOpen && onClose()} title={t("Saved searches", { ns: "favourites" })}>
        <div role="status">
          {deleted && <Deleted key={deleted.savedId} name={deleted.name} onUndo={() => undo(deleted.savedId)} />}
        </div>
        {isPending && [1, 2, 3].map((row) => <Skeleton key={row} className="mb-2 h-14" />)}
        {error && !data && <ErrorState error={error} onRetry={refetch} />}
        {data?.length === 0 && (
          <Empty
            title={t("No saved searches yet")}
            action={
              <ButtonLink size="small" to={FABRICS} onClick={onClose}>
                {t("Browse fabrics", { ns: "favourites" })}
              </ButtonLink>
            }
          >
            {t("Save a search at the head of its list. Here it says how many fabrics are new since you last looked.")}
          </Empty>
        )}
        {data && data.length > 0 && (
          <ul className="-mx-3 border-t border-line">
            {data.map((saved) => (
              <Row
                key={saved.savedId}
                saved={saved}
                onOpen={onClose}
                onRename={() => setRenamed(saved)}
                onRemove={() => void removeSaved(saved, setDeleted)}
              />
            ))}
          </ul>
        )}
      </Drawer>
      {renamed && (
        <Suspense>
          <NameDialog of={renamed} onClose={() => setRenamed(null)} />
        </Suspense>
      )}
    </>
  );
}
