import type { Listing, ProductCard } from "@selvedge/contract";
import { Fragment, type KeyboardEvent, type ReactNode } from "react";
import { useTranslation } from "../../i18n.ts";
import { Skeleton } from "../../ui/states.tsx";
import type { Alike } from "./by-picture/likeness.tsx";
import { FabricCard } from "./fabric-card.tsx";

/** Cards 232 to 280 px wide: four at 1440, two on a phone; wider screens get more, not bigger ones. */
export const GRID =
  "grid grid-cols-[repeat(auto-fill,minmax(232px,1fr))] gap-x-6 gap-y-7 max-tablet:grid-cols-2 max-tablet:gap-x-3 max-tablet:gap-y-5";
const FIRST_ROW = 4;

/** What marks a list that is made of several, so that arrow keys go through all of them. */
export const WALKED = { "data-walked": "" } as const;

/** Arrow keys go from card to card; up and down by the row. */
function walkCards(event: KeyboardEvent<HTMLElement>): void {
  const card = (event.target as HTMLElement).closest<HTMLElement>("[data-card]");
  if (!card || event.altKey || event.ctrlKey || event.metaKey) return;
  const list = card.closest("[data-walked]") ?? event.currentTarget;
  const cards = [...list.querySelectorAll<HTMLElement>("[data-card]")];
  const top = (element: HTMLElement) => element.getBoundingClientRect().top;
  const columns = cards.findIndex((other) => top(other) > top(cards[0] as HTMLElement));
  const isRtl = document.documentElement.dir === "rtl";
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: isRtl ? -1 : 1,
    ArrowLeft: isRtl ? 1 : -1,
    ArrowDown: columns > 0 ? columns : cards.length,
    ArrowUp: columns > 0 ? -columns : -cards.length,
  };
  const step = steps[event.key];
  const target = step === undefined ? undefined : cards[cards.indexOf(card) + step];
  if (!target) return;
  event.preventDefault();
  target.focus();
}

/** The cards of a list with their keys. */
export function CardList({ children }: { children: ReactNode }) {
  return (
    <ul onKeyDown={walkCards} className={GRID}>
      {children}
    </ul>
  );
}

/** Other colours of the fabrics of a list by the id of the fabric they stand with. */
export type Colours = Listing["colours"];

type FabricGridProps = {
  fabrics: readonly ProductCard[];
  colours: Colours;
  /** How like a picture they are, in their order. */
  alike?: readonly Alike[] | undefined;
  /** From which place on they are not close to it. */
  notCloseFrom?: number | null;
};

/** Fabrics side by side at one scale; where the colours of a quality stand together, each with its others. */
export function FabricGrid({ fabrics, colours, alike, notCloseFrom }: FabricGridProps) {
  const { t } = useTranslation("finding");
  return (
    <CardList>
      {fabrics.map((fabric, index) => (
        <Fragment key={fabric.productId}>
          {index === notCloseFrom && (
            <li className="col-span-full border-t border-line pt-3 text-ink-2">
              {t("From here on, fabrics are not close to your picture.")}
            </li>
          )}
          <FabricCard fabric={fabric} others={colours[fabric.productId]} alike={alike?.[index]} isFirst={index < FIRST_ROW} />
        </Fragment>
      ))}
    </CardList>
  );
}

/** Plates in the final boxes of the cards while a list is on its way. */
export function CardPlates({ count }: { count: number }) {
  const { t } = useTranslation("shell");
  return (
    <div role="status">
      <span className="sr-only">{t("Loading")}</span>
      <PlateList count={count} />
    </div>
  );
}

/** The plates alone, for a list that says itself what is on its way. */
export function PlateList({ count }: { count: number }) {
  return (
    <ul className={GRID} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <Skeleton className="aspect-square" />
          <Skeleton className="mt-3 h-3.5 w-2/5" />
          <Skeleton className="mt-2 h-4 w-3/5" />
          <Skeleton className="mt-2 h-3 w-1/2" />
          <Skeleton className="mt-2 h-3 w-4/5" />
        </li>
      ))}
    </ul>
  );
}
