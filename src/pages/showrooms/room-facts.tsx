import type { Chanel } from "@selvedge/contract";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";

/** What is in a showroom, and until when it is open. */
export function RoomFacts({ room }: { room: Chanel }) {
  const { t } = useTranslation("showrooms");
  const { date } = useFormat();
  const facts = [
    t("{{count}} fabrics", { count: room.productCount }),
    room.designCount > 0 && t("{{count}} garments", { count: room.designCount }),
    room.expiresAt && t("Open until {{day}}", { day: date(room.expiresAt) }),
  ];
  return <>{facts.filter(Boolean).join(" · ")}</>;
}
