import { HeartIcon } from "@phosphor-icons/react/dist/csr/Heart";
import { Link } from "react-router-dom";
import { useTranslation } from "../i18n.ts";
import { Icon } from "../ui/icon.tsx";
import { IconCount } from "../ui/icon-count.tsx";
import { useFavouriteSum } from "./hearts.ts";

/** The favourites in the header with their number. */
export function FavouritesLink() {
  const { t } = useTranslation("favourites");
  const total = useFavouriteSum()?.total ?? 0;
  return (
    <Link
      to="/favorite?menuType=fabric"
      aria-label={total > 0 ? t("Favorites: {{count}}", { count: total }) : t("Favorites")}
      className="grip flex min-h-8 items-center gap-1.5 pointer-coarse:min-h-11"
    >
      <Icon of={HeartIcon} size={20} />
      <IconCount>{total > 0 && total}</IconCount>
    </Link>
  );
}
