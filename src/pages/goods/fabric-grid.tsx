import type { ProductCard } from "@selvedge/contract";
import type { KeyboardEvent, ReactNode } from "react";
import { useTranslation } from "../../i18n.ts";
import { Skeleton } from "../../ui/states.tsx";
import { FabricCard } from "./fabric-card.tsx";

/** Cards 232 to 280 px wide: four at 1440, two on a phone; wider screens get more, not bigger ones. */
export const GRID =
  "grid grid-cols-[repeat(auto-fill,minmax(232px,1fr))] gap-x-6 gap-y-7 max-tablet:grid-cols-2 max-tablet:gap-x-3 max-tablet:gap-y-5";
const FIRST_ROW = 4;

/** Arrow keys go from card to card; up and down by the row. */
function walkCards(event: KeyboardEvent<HTMLElement>): void {
  const card = (event.target as HTMLElement).closest<HTMLElement>("[data-card]");
  if (!card || event.altKey || event.ctrlKey || event.metaKey) return;
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-card]")];
  const top = (of: HTMLElement) => of.getBoundingClientRect().top;
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

/** Fabrics side by side at one scale. `together` shows the colours of a quality as one card. */
export function FabricGrid({ fabrics, together }: { fabrics: readonly ProductCard[]; together: boolean }) {
  const groups = together ? byQuality(fabrics) : fabrics.map((fabric) => [fabric]);
  return (
    <CardList>
      {groups.map(([fabric, ...others], index) =>
        fabric ? <FabricCard key={fabric.productId} fabric={fabric} others={others} isFirst={index < FIRST_ROW} /> : null,
      )}
    </CardList>
  );
}

const QUALITY = /^(.+)-\d{1,3}$/;

/** The colours of a quality one behind the other, at the place of the first: codes that differ in the colour number after the last dash. */
export function byQuality(fabrics: readonly ProductCard[]): ProductCard[][] {
  const groups = new Map<string, ProductCard[]>();
  for (const fabric of fabrics) {
    const quality = QUALITY.exec(fabric.productCode)?.[1] ?? fabric.productCode;
    groups.set(quality, [...(groups.get(quality) ?? []), fabric]);
  }
  return [...groups.values()];
}

/** Plates in the final boxes of the cards while a list is on its way. */
export function CardPlates({ count }: { count: number }) {
  const { t } = useTranslation("shell");
  return (
    <div role="status">
      <span className="sr-only">{t("Loading")}</span>
      <ul className={GRID}>
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
    </div>
  );
}
