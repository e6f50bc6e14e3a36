import { CaretLeftIcon } from "@phosphor-icons/react/dist/csr/CaretLeft";
import { CaretRightIcon } from "@phosphor-icons/react/dist/csr/CaretRight";
import { Link, useNavigate } from "react-router-dom";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { neighboursOf } from "../../state/last-list.ts";
import { IconButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

/** The way through the list this fabric was opened from; nothing when it was opened another way. */
export function ListNeighbours({ productId }: { readonly productId: string }) {
  const { t } = useTranslation("goods");
  const { number } = useFormat();
  const navigate = useNavigate();
  const place = neighboursOf(productId);
  if (!place) return null;
  const go = (id: string | null) => id && navigate(`/goodsDetails?productId=${id}`);
  return (
    <nav aria-label={t("Result list")} className="flex items-center gap-1 text-dense text-ink-2">
      <Link to={place.address} className="quiet-link me-2 hover:text-ink">
        {t("Back to the list")}
      </Link>
      <IconButton
        label={t("Previous fabric")}
        icon={<Icon of={CaretLeftIcon} mirrors />}
        disabled={place.previous === null}
        onClick={() => go(place.previous)}
      />
      <span className="font-cond">{t("{{at}} of {{total}}", { at: number(place.at), total: number(place.total) })}</span>
      <IconButton
        label={t("Next fabric")}
        icon={<Icon of={CaretRightIcon} mirrors />}
        disabled={place.next === null}
        onClick={() => go(place.next)}
      />
    </nav>
  );
}
