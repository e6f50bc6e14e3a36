import type { ChanelProduct } from "@selvedge/contract";
import { useRef } from "react";
import { useTranslation } from "../../../i18n.ts";
import { useFormat } from "../../../i18n-format.ts";
import { chooseAll } from "../../../state/chosen.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { FabricCard } from "../../goods/fabric-card.tsx";
import { CardList, CardPlates } from "../../goods/fabric-grid.tsx";
import { AskForAll } from "./ask-for-all.tsx";
import { FabricNotes } from "./fabric-notes.tsx";
import type { OwnRoom } from "./use-own-room.ts";

/** Where cards stand in for a list that is all there is to see. */
const PLATES = 4;

type ShortListProps = {
  room: OwnRoom;
  /** Those on it that are shown, in the order of choosing. */
  fabrics: readonly ChanelProduct[];
  /** How many there would be without filters. */
  total: number;
  /** Nothing else of the room is shown. */
  isAlone: boolean;
  onComment: (fabric: ChanelProduct) => void;
};

/** What the company's people chose in their room, above the groups, and samples of all of it. */
export function ShortList({ room, fabrics, total, isAlone, onComment }: ShortListProps) {
  const { t } = useTranslation("showrooms");
  const { number } = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  if (room.failure)
    return (
      <ErrorState title={t("The short-list could not be loaded")} error={room.failure} onRetry={room.retry} className="mb-12" />
    );
  if (!room.isKnown) return isAlone ? <CardPlates count={PLATES} /> : null;
  // The pressed button goes with its card: the focus moves on to the same of a card beside it, or to the heading.
  const moveOn = (pressed: HTMLElement) => {
    const card = pressed.closest("li");
    const beside = card?.nextElementSibling ?? card?.previousElementSibling;
    (beside?.querySelector<HTMLElement>("[data-short-list]") ?? heading.current)?.focus();
  };
  return (
    <section aria-label={t("Short-list")} className="mb-12">
      <header className="mb-5 flex flex-wrap items-end gap-x-6 gap-y-3">
        <div className="min-w-0 max-w-[68ch]">
          <h2 ref={heading} tabIndex={-1} className="voice-name text-head">
            {t("Short-list")}{" "}
            <span className="font-cond text-note text-ink-3">{fabrics.length > 0 && number(fabrics.length)}</span>
          </h2>
          {room.isTheirs && <p className="mt-1 text-ink-2">{t("Your colleagues and the mill see it too.")}</p>}
        </div>
        <div className="ms-auto flex flex-wrap gap-2 empty:hidden">
          {room.isTheirs && <AskForAll fabrics={fabrics} />}
          {!isAlone && fabrics.length > 0 && (
            <Button size="small" onClick={() => chooseAll(fabrics)}>
              {t("Choose all")}
            </Button>
          )}
        </div>
      </header>
      <p role="status" className="sr-only">
        {t("Short-list")}: {number(total)}
      </p>
      {fabrics.length === 0 && (
        <p className="text-dense text-ink-2">
          {total === 0 ? t("Nothing is on the short-list yet.") : t("No fabric of the short-list matches the filters.")}
        </p>
      )}
      <CardList>
        {fabrics.map((fabric) => (
          <FabricCard
            key={fabric.productId}
            fabric={fabric}
            isFirst={false}
            below={<FabricNotes fabric={fabric} room={room} onComment={onComment} onTakeOff={moveOn} />}
          />
        ))}
      </CardList>
    </section>
  );
}
