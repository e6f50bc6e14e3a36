import type { Chanel } from "@selvedge/contract";
import { useTranslation } from "../../i18n.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { addressOfRecord } from "../admin/showrooms/addresses.ts";
import { useMakesRooms } from "../admin/showrooms/makers.ts";
import { RoomHeart } from "./room-heart.tsx";
import { ShareButton } from "./share-button.tsx";

type RoomVerbsProps = { readonly room: Pick<Chanel, "chanelId" | "name" | "isFavorite" | "customerId"> };

/** Beside the name of a room: the heart, and a link to it for others. */
export const RoomVerbs = ({ room }: RoomVerbsProps) => (
  <>
    <RoomHeart room={room} className="pointer-coarse:size-11" />
    <ShareButton room={room} />
  </>
);

/** The way to its record, for those who make showrooms; nothing for everybody else. */
export function EditRoom({ chanelId }: Pick<Chanel, "chanelId">) {
  const { t } = useTranslation("showrooms");
  const isMaker = useMakesRooms();
  if (!isMaker) return null;
  return (
    <ButtonLink size="small" to={addressOfRecord(chanelId)}>
      {t("Edit the showroom")}
    </ButtonLink>
  );
}
