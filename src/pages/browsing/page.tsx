import { useRef, useState } from "react";
import { useCall, useSend } from "../../api/call.ts";
import { clearBrowseLog, getBrowseLog, getConsent } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Pager } from "../../ui/pager.tsx";
import { Empty, ErrorState } from "../../ui/states.tsx";
import { toast } from "../../ui/toast.tsx";
import { CardSkeletons } from "../parts/cards.tsx";
import { ListHead } from "../parts/list-head.tsx";
import { SCALE_MM } from "../parts/scale.ts";
import { useSearched } from "../parts/use-list.ts";
import { ConsentSwitch } from "./consent.tsx";
import { DaySection } from "./day-section.tsx";
import { byDay } from "./days.ts";

const PAGE_SIZE = 24;

function ClearAll() {
  const { t } = useTranslation("around");
  const [isOpen, setOpen] = useState(false);
  const safe = useRef<HTMLButtonElement>(null);
  const { mutate, isPending } = useSend(clearBrowseLog, [getBrowseLog]);
  const clear = () =>
    mutate(
      {},
      {
        onSuccess: () => {
          setOpen(false);
          toast({ text: t("The browsing history is empty") });
        },
        onError: ({ message }) => toast({ text: message, tone: "fault" }),
      },
    );
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t("Clear all")}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t("Clear the whole browsing history?")}
        initialFocus={safe}
        actions={
          <>
            <Button ref={safe} onClick={() => setOpen(false)}>
              {t("Keep it")}
            </Button>
            <Button tone="main" busy={isPending} onClick={clear}>
              {t("Clear the history")}
            </Button>
          </>
        }
      >
        {t("All fabrics, search words and visits to showrooms are deleted. This cannot be undone.")}
      </Dialog>
    </>
  );
}

/** Browsing History: the fabrics looked at by day, how long, and what was searched for. */
export default function BrowsingPage() {
  const { t } = useTranslation(["around", "pages"]);
  const { keyword, page, text, setText, setPage, forgetWord } = useSearched();
  const { data, error, isPending, refetch, isPlaceholderData } = useCall(
    getBrowseLog,
    { ...(keyword && { keyword }), pageNum: page, pageSize: PAGE_SIZE },
    { keepPrevious: true, staleTimeMs: 0 },
  );
  const { data: consent } = useCall(getConsent, {});
  const isOff = consent !== undefined && consent.allow !== true;
  const days = data ? byDay(data) : [];
  const isEmpty = data !== undefined && days.length === 0;
  return (
    <div className="px-margin pt-6">
      <ListHead
        title={t("Browsing History")}
        note={data && t("{{count}} visits", { count: data.total })}
        search={{ label: t("Search my history"), placeholder: t("Code or name"), text, setText }}
        verbs={data && (!isEmpty || consent?.rooms) && <ClearAll />}
      />
      {isPending && <CardSkeletons count={8} shape="aspect-square" />}
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {isEmpty &&
        (keyword ? (
          <Empty
            title={t("No results for “{{word}}”", { word: keyword })}
            action={
              <Button size="small" onClick={forgetWord}>
                {t("Clear the search", { ns: "pages" })}
              </Button>
            }
          />
        ) : (
          <Empty
            title={isOff ? t("Browsing history is off") : t("No fabrics viewed yet")}
            action={
              <ButtonLink size="small" to="/home">
                {t("View new fabrics")}
              </ButtonLink>
            }
          >
            {isOff
              ? t("The fabrics you view are not recorded. Allow it below, and the fabrics you open appear here.")
              : t("Fabrics you open appear here, with the date and viewing time.")}
          </Empty>
        ))}
      {days.length > 0 && data && (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? "opacity-60" : undefined}>
          <p className="text-note text-ink-3">
            {t("All pictures at one scale, {{mm}} mm across", { mm: SCALE_MM, ns: "pages" })}
          </p>
          {days.map((day) => (
            <DaySection key={day.date} day={day} />
          ))}
          <div className="mt-8">
            <Pager page={data.pageNum} pages={data.pages} onPage={setPage} />
          </div>
        </div>
      )}
      <div className="mt-10">
        <ConsentSwitch />
      </div>
    </div>
  );
}
