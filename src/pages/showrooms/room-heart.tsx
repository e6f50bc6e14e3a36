import type { Chanel } from "@selvedge/contract";
import { FavouriteButton } from "../../favourites/favourite-button.tsx";
import { useIsStaff } from "../../state/use-is-staff.ts";

type RoomHeartProps = {
  readonly room: Pick<Chanel, "chanelId" | "name" | "isFavorite" | "customerId">;
  readonly onCloth?: boolean;
  readonly className: string;
};

/** Keeps a showroom. A company's room is kept by its own people: there is none for the mill. */
export function RoomHeart({ room: { chanelId, name, isFavorite, customerId }, onCloth = false, className }: RoomHeartProps) {
  const isStaff = useIsStaff();
  if (isStaff && customerId !== null) return null;
  return (
    <FavouriteButton
      kind="showroom"
      productId={chanelId}
      isFavorite={isFavorite}
      name={name}
      onCloth={onCloth}
      className={className}
    />
  );
}
