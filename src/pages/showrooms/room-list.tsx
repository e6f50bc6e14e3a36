import type { Chanel } from "@selvedge/contract";
import type { ComponentType } from "react";
import { useTranslation } from "../../i18n.ts";
import { Skeleton } from "../../ui/states.tsx";
import { RoomCard } from "./room-card.tsx";

/** Covers of the first two rows of a wide window: they are fetched at once. */
const FIRST = 6;
const ROOM_GRID =
  "grid grid-cols-[repeat(auto-fill,minmax(400px,1fr))] gap-x-6 gap-y-8 max-tablet:grid-cols-1 max-tablet:gap-y-6";

type RoomListProps = {
  readonly rooms: readonly Chanel[];
  /** None of them is in the first rows of its page. */
  readonly isBelow?: boolean;
  /** What shows each of them: its cover, or the room itself. */
  readonly card?: ComponentType<{ readonly room: Chanel; readonly isFirst: boolean }>;
};

/** Showrooms side by side, three in a row of a wide window. */
export function RoomList({ rooms, isBelow = false, card: Card = RoomCard }: RoomListProps) {
  return (
    <ul className={ROOM_GRID}>
      {rooms.map((room, index) => (
        <Card key={room.chanelId} room={room} isFirst={!isBelow && index < FIRST} />
      ))}
    </ul>
  );
}

/** In the place of a list that is on its way. */
export function RoomPlates() {
  const { t } = useTranslation("shell");
  return (
    <div role="status">
      <span className="sr-only">{t("Loading")}</span>
      <ul className={ROOM_GRID} aria-hidden="true">
        {Array.from({ length: FIRST }, (_, index) => (
          <li key={index}>
            <Skeleton className="aspect-[20/9]" />
            <Skeleton className="mt-3 h-4 w-2/5" />
            <Skeleton className="mt-2 h-3 w-4/5" />
          </li>
        ))}
      </ul>
    </div>
  );
}
