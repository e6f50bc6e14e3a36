import type { Chanel } from "@selvedge/contract";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Picture } from "../../ui/picture.tsx";
import { addressOfRoom } from "./addresses.ts";
import { RoomFacts } from "./room-facts.tsx";
import { RoomHeart } from "./room-heart.tsx";

type RoomCardProps = {
  readonly room: Chanel;
  readonly isFirst: boolean;
  /** Instead of its cover. */
  readonly pictureUrl?: string | undefined;
  /** Stands in the place of the picture until it is known which. */
  readonly waiting?: ReactNode;
};

/** A showroom in a list: its cover, what it is called and what is in it. The heart comes with the pointer or the focus; a finger always has it. */
export function RoomCard({ room, isFirst, pictureUrl = room.coverUrl, waiting }: RoomCardProps) {
  return (
    <li className="group relative min-w-0">
      <Link to={addressOfRoom(room)} className="block">
        {waiting || (
          <Picture src={pictureUrl || undefined} alt="" loading={isFirst ? "eager" : "lazy"} className="aspect-[20/9]" />
        )}
        <span
          dir="auto"
          className="voice-name mt-2.5 block text-read/[22px] decoration-edge decoration-1 underline-offset-4 group-hover:underline rtl:text-right"
        >
          {room.name}
        </span>
        <span dir="auto" className="mt-0.5 line-clamp-2 text-dense text-ink-2 rtl:text-right">
          {room.description}
        </span>
        <span className="mt-0.5 block font-cond text-dense text-ink-3">
          <RoomFacts room={room} />
        </span>
      </Link>
      <RoomHeart
        room={room}
        onCloth
        className="absolute inset-e-2 top-2 opacity-0 transition-opacity duration-quick group-focus-within:opacity-100 group-hover:opacity-100 aria-pressed:opacity-100 pointer-coarse:size-11 pointer-coarse:opacity-100"
      />
    </li>
  );
}
