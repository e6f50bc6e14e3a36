import { Suspense, useCallback, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { asApiError } from "../api/index.ts";
import { lazy } from "../lazy-part.ts";
import { fabricAlong } from "../state/fabric-along.ts";
import { useSession as useWho } from "../state/session.ts";
import { ButtonLink, ErrorState, Skeleton } from "../ui/index.ts";
import { Designer } from "./designer.tsx";
import { fetchDialogs } from "./save/fetch-dialogs.ts";
import { type Opener, openDesign, type Place } from "./session/open-design.ts";
import { useOpenDesign } from "./session/use-open-design.ts";

const RecoverDialog = lazy(async () => ({ default: (await fetchDialogs()).RecoverDialog }));

const readPlace = (query: URLSearchParams): Place => ({
  designId: query.get("designId"),
  proposalId: query.get("proposalId"),
  revision: Number(query.get("revision")) || null,
  isDraft: query.has("draft"),
  productId: fabricAlong(query),
  laid: query.get("fabrics"),
  size: query.get("size"),
});
const isSame = (a: Place, b: Place) =>
  a.designId === b.designId &&
  a.proposalId === b.proposalId &&
  a.revision === b.revision &&
  a.isDraft === b.isDraft &&
  a.productId === b.productId &&
  a.laid === b.laid &&
  a.size === b.size;

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
          next.delete("revision");
          next.delete("draft");
          next.delete("productId");
          next.delete("fabrics");
          next.delete("size");
          return next;
        },
        { replace: true },
      );
    },
    [setQuery],
  );
  return { place: opened, enter };
}

/** What an address names is not there, or is nobody's business here: another attempt would not find it either. */
function isNowhere(error: Error, { designId, proposalId }: Place): boolean {
  const failure = asApiError(error);
  return (!designId && !proposalId) || failure.is("notFound") || failure.is("validation");
}

/** The design editor: `/shapeDetails?designId=` for a style, `&proposalId=` for a saved design, `&productId=` for a fabric to be laid on a new one, `&fabrics=` for one on each piece, `&size=` for the size it is begun in, `&searchKey=` for a first search of fabrics. */
export default function DesignerPage({ openPlace = openDesign }: { openPlace?: Opener }) {
  const { t } = useTranslation("designer");
  const [attempt, setAttempt] = useState(0);
  const { place, enter } = usePlace();
  const userId = useWho(({ customer }) => customer?.userId ?? "");
  const [query] = useSearchParams();
  // The word the style was found by; it stays in the address, so it never changes while the design is open.
  const [fabricWord] = useState(() => query.get("searchKey") ?? "");
  const opening = useOpenDesign(place, { userId, fabricWord }, attempt, openPlace);
  if (opening.state === "open") return <Designer design={opening.design} onSavedAs={enter} />;
  if (opening.state === "failed")
    return (
      <main className="grid min-h-dvh place-items-center p-6">
        <div className="grid gap-6">
          <h1 className="voice text-title">{t("The design could not be opened")}</h1>
          {isNowhere(opening.error, place) ? (
            <p className="max-w-[440px] border-t border-edge pt-2.5 text-dense text-ink-2">
              {place.proposalId
                ? t("There is no design at this address for you. It may have been deleted, or belong to another company.")
                : t("There is no style at this address, or it is no longer in the library.")}
            </p>
          ) : (
            <ErrorState error={opening.error} onRetry={() => setAttempt((count) => count + 1)} />
          )}
          <div className="flex flex-wrap gap-2">
            <ButtonLink to="/designlist">{t("To the style library")}</ButtonLink>
            {place.proposalId && <ButtonLink to="/myDesign">{t("Back to My Design")}</ButtonLink>}
          </div>
        </div>
      </main>
    );
  return (
    <>
      <OnTheWay />
      <Suspense>{opening.state === "asking" && <RecoverDialog asking={opening} />}</Suspense>
    </>
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
