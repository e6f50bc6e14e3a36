import type { RoomScene } from "@selvedge/contract";
import { useEffect, useRef } from "react";
import { useTranslation } from "../../../i18n.ts";
import type { Walk } from "../../../showroom/types.ts";
import { cx } from "../../../ui/classes.ts";

/** The stops by their numbers below the picture: whoever comes to one by the keyboard walks there, but with something in hand. */
export function StopStrip({ room, walk }: { room: RoomScene; walk: Walk }) {
  const { t } = useTranslation("showrooms");
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const chosen = list.current?.children[walk.stand] as HTMLElement | undefined;
    // Within the strip alone: the page stays where it is.
    if (chosen && list.current)
      list.current.scrollLeft += chosen.getBoundingClientRect().left - list.current.getBoundingClientRect().left - 80;
  }, [walk.stand]);
  if (room.stands.length === 0) return null;
  return (
    <nav aria-label={t("Stops of the room")} className="mt-2">
      <ol ref={list} className="flex gap-1 overflow-x-auto pb-1 max-tablet:px-4">
        {room.stands.map((stand, index) => {
          const isHere = index === walk.stand;
          return (
            <li key={stand.standId} className="shrink-0">
              <button
                type="button"
                aria-current={isHere ? "step" : undefined}
                aria-label={`${t("Stand {{number}} of {{total}}", { number: stand.number, total: room.stands.length })}: ${stand.name}`}
                title={stand.name}
                className={cx(
                  "grid h-8 min-w-8 place-items-center rounded-control border px-1 font-cond text-dense tabular-nums transition-colors duration-quick pointer-coarse:h-11 pointer-coarse:min-w-11",
                  isHere ? "border-ink bg-ink text-sheet" : "border-edge bg-sheet text-ink hover:border-ink hover:bg-plate",
                )}
                onClick={() => walk.toStand(index)}
                onFocus={({ currentTarget }) => {
                  if (!isHere && walk.piece < 0 && currentTarget.matches(":focus-visible")) walk.toStand(index);
                }}
              >
                {stand.number}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
