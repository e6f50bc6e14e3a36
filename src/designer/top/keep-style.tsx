import { HeartIcon } from "@phosphor-icons/react/dist/csr/Heart";
import { useTranslation } from "react-i18next";
import { loadAreas } from "../../i18n.ts";
import { untilHere } from "../../lazy-part.ts";
import { useHeart } from "../../state/hearts.ts";
import { Icon, IconButton, Tooltip } from "../../ui/index.ts";
import { useStyle } from "../session/context.ts";

/** What a heart does, with its words; fetched with the first press, since the editor opens without it. */
const fetchKeeping = () =>
  untilHere(async () => {
    const [keeping] = await Promise.all([import("../../favourites/toggle-heart.ts"), loadAreas(["favourites"])]);
    return keeping;
  });

export const toggleStyle = async (styleId: string, isKept: boolean): Promise<void> => {
  await (await fetchKeeping()).toggleHeart("style", styleId, isKept);
};

/** Whether the style that is open is among the person's favourites. */
export function useIsKept(): boolean {
  const { id, isFavorite } = useStyle();
  return useHeart(id, isFavorite);
}

/** The heart of the style that is open. */
export function KeepStyle() {
  const { t } = useTranslation("designer");
  const { id, name } = useStyle();
  const isKept = useIsKept();
  return (
    <Tooltip text={t("Favorite")}>
      <IconButton
        label={`${t("Favorite")}: ${name}`}
        aria-pressed={isKept}
        icon={<Icon of={HeartIcon} size={20} filled={isKept} />}
        className="self-center"
        onClick={() => void toggleStyle(id, isKept)}
      />
    </Tooltip>
  );
}
