import type { ChanelRecord } from "@selvedge/contract";
import { useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { useTranslation } from "../../../../i18n.ts";
import { useFormat } from "../../../../i18n-format.ts";
import { Button, ButtonLink } from "../../../../ui/button.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { PageTitle } from "../../../parts/title.tsx";
import { ADMIN_SHOWROOMS, addressOfPreview, addressOfRecord, addressOfVisits } from "../addresses.ts";
import { fabricsIn } from "../draft.ts";
import { StateTag } from "../words.tsx";
import { CoverField } from "./cover-field.tsx";
import { Details } from "./details.tsx";
import { Groups } from "./groups.tsx";
import { LeaveWarning } from "./leave-warning.tsx";
import { PlanFields } from "./plan-fields.tsx";
import { Prices } from "./prices.tsx";
import { ShareRoom } from "./share-room.tsx";
import { type Editing, useEditing } from "./use-editing.ts";

type EditorProps = { opened: ChanelRecord | null; onMade?: (chanelId: string) => void };

/** The paths of faults that stand at their fields, whatever the room is. */
const AT_FIELDS = /^((name|description)\.en|startsAt|expiresAt|cover|groups\.\d+\.((name|story)\.en|items\.\d+))$/;

/** What is wrong, and whether the page has the field where it stands. */
function sortFaults({ draft, faults }: Editing) {
  const { scope, customerId } = draft;
  const fields = new Set([
    ...(scope === "public" ? [] : ["customerId"]),
    ...(scope === "public" || !customerId ? [] : fabricsIn(draft).map((productId) => `agreed.${productId}`)),
  ]);
  const found = Object.entries(faults);
  const elsewhere = found.filter(([path]) => !AT_FIELDS.test(path) && !fields.has(path));
  return {
    isMarked: found.length > elsewhere.length,
    isRefused: found.length > 0,
    elsewhere: [...new Set(elsewhere.map(([, text]) => text))],
  };
}

/** A showroom with all that is in it, to be edited and saved as a whole. */
export function Editor({ opened, onMade }: EditorProps) {
  const { t } = useTranslation("roomdesk");
  const editing = useEditing(opened);
  const navigate = useNavigate();
  const { record, draft, failure, newer } = editing;
  const madeId = opened ? null : record?.chanelId;
  useEffect(() => {
    if (!madeId) return;
    onMade?.(madeId);
    void navigate(addressOfRecord(madeId), { replace: true });
  }, [madeId, onMade, navigate]);
  const form = useRef<HTMLDivElement>(null);
  const { refusals } = editing;
  // Whoever saved what is wrong stands before the first of it.
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [refusals]);
  const title = draft.name.en.trim() || t("New showroom");
  const { isMarked, isRefused, elsewhere } = sortFaults(editing);
  return (
    <>
      <LeaveWarning isDirty={editing.isDirty} />
      <Link to={ADMIN_SHOWROOMS} className="quiet-link text-dense">
        {t("All showrooms")}
      </Link>
      <div className="z-10 mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line bg-paper py-3 desk:sticky desk:top-0">
        <div className="flex min-w-0 flex-wrap items-center gap-3">
          <PageTitle name={title}>
            <bdi>{title}</bdi>
          </PageTitle>
          {record && <StateTag state={record.state} />}
          {editing.isDirty && <span className="text-note text-ink-3">{t("Not saved")}</span>}
        </div>
        <Verbs editing={editing} />
      </div>
      <div role="status">
        {isRefused && (
          <div className="mb-4 text-dense text-fault">
            <p>{isMarked ? t("Please check the marked fields.") : t("This could not be saved")}</p>
            {elsewhere.map((text) => (
              <p key={text} className="mt-0.5">
                {text}
              </p>
            ))}
          </div>
        )}
      </div>
      {failure && !isRefused && <ErrorState title={t("This could not be saved")} error={failure} className="mb-5" />}
      {newer && <Newer editing={editing} newer={newer} />}
      <div ref={form} className="grid gap-x-12 gap-y-10 desk:grid-cols-[minmax(0,1fr)_380px]">
        {/* Read and tabbed first, as it is seen first on a phone. */}
        <div className="grid min-w-0 grid-cols-1 content-start gap-8 desk:col-start-2 desk:row-start-1">
          <Details editing={editing} />
          <CoverField editing={editing} />
          <PlanFields editing={editing} />
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-10 desk:col-start-1 desk:row-start-1">
          <Groups editing={editing} />
          <Prices editing={editing} />
        </div>
      </div>
    </>
  );
}

/** Everything that is done with the room. What is not saved yet is saved first. */
function Verbs({ editing }: { editing: Editing }) {
  const { t } = useTranslation("roomdesk");
  const navigate = useNavigate();
  const { record, isBusy, isDirty, save, publish } = editing;
  const isPublished = record?.isPublished ?? false;
  const [isLeaving, setLeaving] = useState(false);
  // The page is only left once it knows that the room is saved; not with what was typed while it was.
  useEffect(() => {
    if (!isLeaving) return;
    if (isDirty || !record) setLeaving(false);
    else void navigate(addressOfPreview(record.chanelId));
  }, [isLeaving, isDirty, record, navigate]);
  const preview = async () => setLeaving(!isDirty || (await save()) !== null);
  return (
    <div className="flex flex-wrap items-center gap-2">
      {record && <ButtonLink to={addressOfVisits(record.chanelId)}>{t("Visits")}</ButtonLink>}
      {record && <ShareRoom room={record} />}
      {record && (
        <Button disabled={isBusy} onClick={() => void preview()}>
          {t("Preview as the customer")}
        </Button>
      )}
      <Button disabled={isBusy} onClick={() => void publish(!isPublished)}>
        {isPublished ? t("Unpublish") : t("Publish")}
      </Button>
      <Button tone="main" busy={isBusy} onClick={() => void save()}>
        {t("Save")}
      </Button>
    </div>
  );
}

/** Somebody saved the room in between: who and when, and what becomes of the two. */
function Newer({ editing, newer }: { editing: Editing; newer: ChanelRecord }) {
  const { t } = useTranslation("roomdesk");
  const { date } = useFormat();
  const when = date(newer.updatedAt, true);
  return (
    <section role="alert" className="mb-6 max-w-[68ch] border-fault border-s-2 ps-4 text-dense">
      <p className="font-medium">
        {newer.changedBy
          ? t("{{name}} saved this showroom on {{when}}.", { name: newer.changedBy, when })
          : t("Somebody saved this showroom on {{when}}.", { when })}
      </p>
      <p className="mt-0.5 text-ink-2">{t("Nothing of yours is lost: it still stands here, and is not saved.")}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" busy={editing.isBusy} onClick={() => void editing.saveOver()}>
          {t("Save mine over it")}
        </Button>
        <Button size="small" onClick={editing.takeTheirs}>
          {t("Drop mine and show theirs")}
        </Button>
      </div>
    </section>
  );
}
