import { useTranslation } from "../../i18n.ts";
import { openSearch } from "../../state/search-dialogs.ts";
import { pictureOf } from "../../state/searched-picture.ts";
import { Picture } from "../../ui/picture.tsx";

/** The picture that was searched with, where this tab still has it; a click searches with it again, another region or weight. */
export function SearchedPicture({ products }: { products: readonly string[] }) {
  const { t } = useTranslation("finding");
  const picture = pictureOf(products);
  if (!picture) return null;
  return (
    <button
      type="button"
      onClick={() => openSearch("picture", picture)}
      className="size-14 shrink-0 border border-edge hover:border-ink"
      aria-label={t("Your picture: search with it again")}
      title={t("Your picture: search with it again")}
    >
      <Picture src={picture} alt="" className="size-full" loading="eager" />
    </button>
  );
}
