import { HeartIcon } from "@phosphor-icons/react/dist/csr/Heart";
import type { GroupKind } from "@selvedge/contract";
import { useState } from "react";
import { call } from "../api/call.ts";
import { restoreFavorite } from "../api/calls.ts";
import { asApiError } from "../api/error.ts";
import { useTranslation } from "../i18n.ts";
import { type ButtonSize, IconButton } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { toast } from "../ui/toast.tsx";
import { drop, keep, refreshFavourites, touchHeart, useHeart } from "./hearts.ts";

type FavoriteButtonProps = {
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
export function FavoriteButton({
  productId,
  kind = "fabric",
  isFavorite = false,
  name,
  size,
  onCloth,
  className,
}: FavoriteButtonProps) {
  const { t } = useTranslation("favourites");
  const isKept = useHeart(productId, isFavorite);
  const [isBusy, setBusy] = useState(false);

  const run = async (next: boolean, work: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    touchHeart(productId, next);
    try {
      await work();
      void refreshFavourites();
    } catch (thrown) {
      touchHeart(productId, !next);
      toast({ tone: "fault", text: asApiError(thrown).message });
    } finally {
      setBusy(false);
    }
  };
  const undo = async (itemIds: string[]) => {
    try {
      await call(restoreFavorite, { itemIds });
      touchHeart(productId, true);
      void refreshFavourites();
    } catch (thrown) {
      toast({ tone: "fault", text: asApiError(thrown).message });
    }
  };
  const toggle = () =>
    run(!isKept, async () => {
      if (!isKept) {
        await keep(kind, productId);
        toast({ text: t("Kept in your favorites") });
        return;
      }
      const { itemIds } = await drop(kind, productId);
      toast({
        text: t("Removed from your favorites"),
        action: itemIds.length > 0 ? { label: t("Undo"), onAction: () => void undo(itemIds) } : undefined,
      });
    });

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
