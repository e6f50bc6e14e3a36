import { useCall } from "../../api/call.ts";
import { getImages } from "../../api/calls.ts";
import type { AskedPicture } from "../../finding/asked.ts";
import { useTranslation } from "../../i18n.ts";
import { openSearch } from "../../state/search-dialogs.ts";

/** The part of the picture that was searched with; a click searches with it again, another part or other weights. Nothing where the user may not see it. */
export function SearchedPicture({ asked }: { asked: AskedPicture }) {
  const { t } = useTranslation("finding");
  const { data } = useCall(getImages, { imageIds: [asked.imageId] }, { staleTimeMs: Number.POSITIVE_INFINITY });
  const image = data?.[0];
  if (!image) return null;
  const { x, y, width, height } = asked.region;
  const shown = [x * image.width, y * image.height, width * image.width, height * image.height];
  const label = t("Your picture: search with it again");
  return (
    <button
      type="button"
      onClick={() => openSearch("picture", asked)}
      className="size-14 shrink-0 border border-edge bg-plate hover:border-ink"
      aria-label={label}
      title={label}
    >
      <svg aria-hidden="true" viewBox={shown.join(" ")} preserveAspectRatio="xMidYMid slice" className="size-full">
        <image href={image.thumbUrl} width={image.width} height={image.height} preserveAspectRatio="none" />
      </svg>
    </button>
  );
}
