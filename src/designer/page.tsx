import { useCallback, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { useSession as useWho } from "../state/session.ts";
import { Button, ButtonLink, Dialog, ErrorState, Skeleton } from "../ui/index.ts";
import { Designer } from "./Designer.tsx";
import { createFormat } from "./session/format.ts";
import type { Place } from "./session/open-design.ts";
import { type Opening, useOpenDesign } from "./session/use-open-design.ts";

const readPlace = (query: URLSearchParams): Place => ({
  designId: query.get("designId"),
  proposalId: query.get("proposalId"),
});
const isSame = (a: Place, b: Place) => a.designId === b.designId && a.proposalId === b.proposalId;

/** The place to open. The first save writes the design's id into the address; that place is open already. */
function usePlace(): { place: Place; enter: (proposalId: string) => void } {
  const [query, setQuery] = useSearchParams();
  const [opened, setOpened] = useState(() => readPlace(query));
  const own = useRef<string | null>(null);
  const asked = readPlace(query);
  const isOwn = asked.proposalId !== null && asked.proposalId === own.current;
  if (!isSame(asked, opened) && !isOwn) setOpened(asked);
  const enter = useCallback(
    (proposalId: string) => {
      own.current = proposalId;
      setQuery(
        (before) => {
          const next = new URLSearchParams(before);
          next.set("proposalId", proposalId);
          return next;
        },
        { replace: true },
      );
    },
    [setQuery],
  );
  return { place: opened, enter };
}

/** The design editor: `/shapeDetails?designId=` for a style, `&proposalId=` for a saved design, `&searchKey=` for a first search of fabrics. */
export default function DesignerPage() {
  const { t } = useTranslation("designer");
  const [attempt, setAttempt] = useState(0);
  const { place, enter } = usePlace();
  const userId = useWho(({ customer }) => customer?.userId ?? "");
  const [query] = useSearchParams();
  // The word the style was found by; it stays in the address, so it never changes while the design is open.
  const [fabricWord] = useState(() => query.get("searchKey") ?? "");
  const opening = useOpenDesign(place, { userId, fabricWord }, attempt);
  if (opening.state === "open") return <Designer design={opening.design} onSavedAs={enter} />;
  if (opening.state === "failed")
    return (
      <main className="grid min-h-dvh place-items-center p-6">
        <div className="grid gap-6">
          <h1 className="voice text-title">{t("The design could not be opened")}</h1>
          <ErrorState error={opening.error} onRetry={() => setAttempt((count) => count + 1)} />
          <div>
            <ButtonLink to="/designlist">{t("To the style library")}</ButtonLink>
          </div>
        </div>
      </main>
    );
  return (
    <>
      <OnTheWay />
      {opening.state === "asking" && <RecoverDialog asking={opening} />}
    </>
  );
}

/** Work that was never saved, from a tab that crashed or was closed. */
function RecoverDialog({ asking }: { asking: Extract<Opening, { state: "asking" }> }) {
  const { t, i18n } = useTranslation("designer");
  const takeUp = useRef<HTMLButtonElement>(null);
  const { draft, answer } = asking;
  const format = createFormat(i18n.language);
  return (
    <Dialog
      open
      holds
      onOpenChange={(open) => {
        if (!open) answer(true);
      }}
      initialFocus={takeUp}
      title={t("Take up your unsaved work?")}
      actions={
        <>
          <Button onClick={() => answer(false)}>{t("Discard it")}</Button>
          <Button ref={takeUp} tone="main" onClick={() => answer(true)}>
            {t("Take it up")}
          </Button>
        </>
      }
    >
      {t("Changes of {{date}}, {{time}} were not saved. They are kept in this browser with their history of {{count}} steps.", {
        date: format.date(draft.at),
        time: format.time(draft.at),
        count: draft.saved.entries.length,
      })}
    </Dialog>
  );
}

function OnTheWay() {
  const { t } = useTranslation("designer");
  return (
    <main className="flex h-dvh flex-col overflow-hidden" aria-busy="true">
      <h1 className="sr-only">{t("Opening the design")}</h1>
      <div className="h-[52px] border-b border-line" />
      <div className="flex min-h-0 flex-1">
        <div className="w-[72px] border-e border-line max-[639px]:hidden" />
        <div className="w-[268px] border-e border-line bg-sheet max-[1199px]:hidden" />
        <div className="flex-1 bg-board" />
        <div className="w-[340px] border-s border-line bg-sheet max-[999px]:hidden">
          <Skeleton className="h-[332px]" />
        </div>
      </div>
    </main>
  );
}
