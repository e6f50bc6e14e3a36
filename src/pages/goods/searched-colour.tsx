import type { AskedColour } from "../../finding/asked.ts";
import { useTranslation } from "../../i18n.ts";
import { openSearch } from "../../state/search-dialogs.ts";

/** The colour that was searched with; a click searches with it again, or with another one. */
export function SearchedColour({ asked }: { asked: AskedColour }) {
  const { t } = useTranslation("finding");
  const label = t("Your colour: search with it again");
  return (
    <button
      type="button"
      onClick={() => openSearch("picture", asked)}
      className="size-14 shrink-0 border border-edge hover:border-ink"
      style={{ backgroundColor: asked.hex }}
      aria-label={label}
      title={label}
    />
  );
}
