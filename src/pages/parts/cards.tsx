import { PresentationIcon } from "@phosphor-icons/react/dist/csr/Presentation";
import type { DesignCard } from "@selvedge/contract";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { FavouriteButton } from "../../favourites/favourite-button.tsx";
import { SaveToGroupMenu } from "../../favourites/save-to-group-menu.tsx";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { useFabricAlong } from "../../state/fabric-along.ts";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Skeleton } from "../../ui/states.tsx";

/** Cards side by side: four at 1440, two on a phone; wider screens get more, not bigger ones. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(232px,1fr))] gap-x-6 gap-y-7 max-tablet:grid-cols-2 max-tablet:gap-x-3 max-tablet:gap-y-5">
      {children}
    </ul>
  );
}

/** Plates in the final boxes while a grid is on its way. */
export function CardSkeletons({ count, shape = "aspect-[4/5]" }: { count: number; shape?: string }) {
  const { t } = useTranslation("shell");
  return (
    <div role="status">
      <span className="sr-only">{t("Loading")}</span>
      <CardGrid>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <Skeleton className={shape} />
            <Skeleton className="mt-3 h-4 w-3/5" />
            <Skeleton className="mt-2 h-3 w-2/5" />
          </li>
        ))}
      </CardGrid>
    </div>
  );
}

/** Keeping and presenting, over the picture: with the pointer or the focus; a finger always has keeping. */
export function StyleVerbs({ style: { id, name, isFavorite } }: { style: DesignCard }) {
  const { t } = useTranslation("shell");
  const { along } = useFabricAlong();
  const size = "pointer-coarse:size-11";
  return (
    <div className="pointer-events-none absolute inset-x-0 top-0 aspect-[4/5]">
      <div className="absolute inset-e-2 top-2 flex flex-col gap-1 opacity-0 transition-opacity duration-quick *:pointer-events-auto group-focus-within:opacity-100 group-hover:opacity-100 has-data-popup-open:opacity-100 pointer-coarse:inset-x-0 pointer-coarse:top-auto pointer-coarse:bottom-0 pointer-coarse:flex-row-reverse pointer-coarse:justify-between pointer-coarse:opacity-100">
        <FavouriteButton kind="style" productId={id} isFavorite={isFavorite} name={name} onCloth className={size} />
        <SaveToGroupMenu kind="style" productId={id} name={name} onCloth className={size} />
        <Link
          to={along(`/styleShow?designId=${id}`)}
          aria-label={`${t("Style presentation")}: ${name}`}
          className="grip inline-grid size-8 place-items-center rounded-control bg-sheet transition-colors duration-quick hover:bg-plate pointer-coarse:hidden"
        >
          <Icon of={PresentationIcon} size={20} />
        </Link>
      </div>
    </div>
  );
}

type StyleCardProps = {
  style: DesignCard;
  searchKey?: string | null;
  /** What can be done with it. */
  below?: ReactNode;
};

/** A style of the library; opens in the editor, with the fabric that the page's address takes along, or the searched word. */
export function StyleCard({ style, searchKey, below }: StyleCardProps) {
  const { t } = useTranslation("pages");
  const { along } = useFabricAlong();
  const query = new URLSearchParams({ designId: style.id, ...(searchKey ? { searchKey } : {}) });
  const { list } = useFormat();
  const wearers = list(style.for.map((wearer) => t(wearer)));
  const season = style.season && t(style.season);
  return (
    <li className="group relative min-w-0">
      <Link to={along(`/shapeDetails?${query}`)} className="block">
        <Picture src={style.designImg} alt="" fit="contain" className="aspect-[4/5]" />
        <span
          dir="auto"
          className="voice-name mt-2.5 block truncate text-read rtl:text-right decoration-edge decoration-1 underline-offset-4 group-hover:underline"
          title={style.name}
        >
          {style.name}
        </span>
        <span className="block text-dense text-ink-2 first-letter:uppercase">
          {[wearers, season].filter(Boolean).join(" · ")}
        </span>
      </Link>
      <StyleVerbs style={style} />
      {below}
    </li>
  );
}
