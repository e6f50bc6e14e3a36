import { HeartIcon } from "@phosphor-icons/react/dist/csr/Heart";
import type { GroupKind } from "@selvedge/contract";
import { useState } from "react";
import { useTranslation } from "../i18n.ts";
import { useHeart } from "../state/hearts.ts";
import { type ButtonSize, IconButton } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { toggleHeart } from "./toggle-heart.ts";

type FavouriteButtonProps = {
  /** Id of the fabric, of the style or of the showroom. */
  productId: string;
  kind?: GroupKind;
  /** What the card says. */
  isFavorite?: boolean;
  /** Code or name, for those who hear the page. */
  name?: string;
  size?: ButtonSize;
  onCloth?: boolean;
  className?: string;
};

/** The heart: keeps in the default group, or takes out of all groups, which can be undone. */
export function FavouriteButton({
  productId,
  kind = "fabric",
  isFavorite = false,
  name,
  size,
  onCloth,
  className,
}: FavouriteButtonProps) {
  const { t } = useTranslation("favourites");
  const isKept = useHeart(productId, isFavorite);
  const [isBusy, setBusy] = useState(false);

  const toggle = async () => {
    if (isBusy) return;
    setBusy(true);
    await toggleHeart(kind, productId, isKept);
    setBusy(false);
  };
  return (
    <IconButton
      label={name ? `${t("Favorite")}: ${name}` : t("Favorite")}
      aria-pressed={isKept}
      icon={<Icon of={HeartIcon} size={20} filled={isKept} />}
      size={size}
      onCloth={onCloth}
      onClick={() => void toggle()}
      className={className}
    />
  );
}
