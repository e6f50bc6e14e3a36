import { type ReactElement, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { useTranslation } from "../i18n.ts";
import { signOut } from "../state/session.ts";
import { removeUnsavedWork, type UnsavedWork, unsavedWork } from "../state/unsaved-work.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";

type LeaveDialogProps = { userId: string; work: UnsavedWork; onClose: () => void };

/** Signs a person out; where work of theirs lies in this browser alone, `show` first gets the question what becomes of it. */
export async function leave(userId: string, show: (asked: ReactElement | null) => void): Promise<void> {
  const work = await unsavedWork(userId).catch(() => null);
  if (!work || work.designs + work.whatIfs === 0) return signOut();
  show(<LeaveDialog userId={userId} work={work} onClose={() => show(null)} />);
}

/** Asks what becomes of work that lies in this browser alone. */
function LeaveDialog({ userId, work, onClose }: LeaveDialogProps) {
  const { t } = useTranslation("shell");
  const safe = useRef<HTMLButtonElement>(null);
  const [isLeaving, setLeaving] = useState(false);
  const leave = async (isRemoved: boolean) => {
    setLeaving(true);
    // What cannot be removed was not kept either: a browser without storage.
    if (isRemoved) await removeUnsavedWork(userId).catch(console.warn);
    await signOut();
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("Unsaved changes on this device")}
      initialFocus={safe}
      actions={
        <>
          <Button disabled={isLeaving} onClick={() => void leave(true)}>
            {t("Remove and log out")}
          </Button>
          <Button ref={safe} tone="main" disabled={isLeaving} onClick={() => void leave(false)}>
            {t("Keep and log out")}
          </Button>
        </>
      }
    >
      <div className="grid gap-3 text-dense">
        <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-y border-line py-2.5">
          {work.designs > 0 && <Count label={t("Designs with changes that are not saved")} of={work.designs} />}
          {work.whatIfs > 0 && <Count label={t("What-ifs")} of={work.whatIfs} />}
        </dl>
        <p className="text-ink-2">
          {t(
            "They are stored in this browser only. Keep them to find them here when you sign in again; on a shared device, remove them.",
          )}
        </p>
        {work.designs > 0 && (
          <Link to="/styleShowRecover" onClick={onClose} className="quiet-link justify-self-start">
            {t("View it first")}
          </Link>
        )}
      </div>
    </Dialog>
  );
}

function Count({ label, of }: { label: string; of: number }) {
  return (
    <>
      <dt>{label}</dt>
      <dd className="tabular-nums">{of}</dd>
    </>
  );
}
