import { CameraIcon } from "@phosphor-icons/react/dist/csr/Camera";
import type { ProductCard } from "@selvedge/contract";
import { useTranslation } from "../i18n.ts";
import { openSearch } from "../state/search-dialogs.ts";
import { IconButton, type IconButtonProps } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";

type MoreLikeProps = Pick<IconButtonProps, "size" | "onCloth" | "className"> & {
  fabric: Pick<ProductCard, "productCode" | "productImg">;
  /** Before the search opens: a dialog over which it must not lie closes here. */
  onOpen?: () => void;
};

/** Opens the search by picture with the picture of a fabric; nothing for one that has none. */
export function MoreLike({ fabric: { productCode, productImg }, onOpen, ...look }: MoreLikeProps) {
  const { t } = useTranslation("favourites");
  if (!productImg) return null;
  return (
    <IconButton
      {...look}
      label={t("More like {{code}}", { code: productCode })}
      icon={<Icon of={CameraIcon} size={20} />}
      onClick={() => {
        onOpen?.();
        openSearch("picture", productImg);
      }}
    />
  );
}

/** The same over the square picture of a tile, which is a relative group: it comes with the pointer or the focus, and is there for a finger. */
export function MoreLikeOverPicture(props: Pick<MoreLikeProps, "fabric" | "onOpen">) {
  return (
    <span className="pointer-events-none absolute inset-x-0 top-0 block aspect-square *:pointer-events-auto">
      <MoreLike
        {...props}
        onCloth
        className="absolute inset-e-2 top-2 opacity-0 transition-opacity duration-quick group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:inset-e-0 pointer-coarse:top-auto pointer-coarse:bottom-0 pointer-coarse:size-11 pointer-coarse:opacity-100"
      />
    </span>
  );
}
