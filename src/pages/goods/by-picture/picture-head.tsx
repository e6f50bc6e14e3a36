import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import type { Img } from "@selvedge/contract";
import { useCall } from "../../../api/call.ts";
import { getImages } from "../../../api/calls.ts";
import { ConsultButton } from "../../../consult/consult-button.tsx";
import type { AskedPicture } from "../../../finding/asked.ts";
import { isWhole, type Region } from "../../../finding/region.ts";
import { useTranslation } from "../../../i18n.ts";
import { openSearch } from "../../../state/search-dialogs.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Pending } from "../../../ui/pending.tsx";
import { WITHOUT_PICTURE } from "../list-state.ts";
import type { Change, FoundByPicture } from "../use-list.ts";
import { ColourChips } from "./colour-chips.tsx";
import { WeighAnew } from "./weigh-anew.tsx";

/** The picture, what is not searched of it under a veil. Pictures do not mirror. */
function SmallPicture({ image: { thumbUrl, width, height }, region }: { image: Img; region: Region }) {
  const { t } = useTranslation("finding");
  const [left, top] = [region.x * width, region.y * height];
  const [right, bottom] = [left + region.width * width, top + region.height * height];
  const part = `M${left} ${top}H${right}V${bottom}H${left}Z`;
  return (
    <svg
      role="img"
      aria-label={t("The picture that is searched")}
      viewBox={`0 0 ${width} ${height}`}
      className="max-h-32 max-w-full"
    >
      <image href={thumbUrl} width={width} height={height} preserveAspectRatio="none" />
      {!isWhole(region) && (
        <>
          <path d={`M0 0H${width}V${height}H0Z${part}`} fillRule="evenodd" className="fill-scrim" />
          <path d={part} vectorEffect="non-scaling-stroke" className="fill-none stroke-thread stroke-2" />
        </>
      )}
    </svg>
  );
}

type PictureHeadProps = { asked: AskedPicture; found: FoundByPicture | undefined; change: Change };

/** Over a list of what looks like a picture: the picture itself and its colours, what counts, and what to do when nothing is near. */
export function PictureHead({ asked, found: last, change }: PictureHeadProps) {
  const { t } = useTranslation("finding");
  const { data } = useCall(getImages, { imageIds: [asked.imageId] }, { staleTimeMs: Number.POSITIVE_INFINITY });
  const image = data?.[0];
  // The list of the picture before stays until the next one is there; what is said of it does not.
  const found = last?.imageId === asked.imageId ? last : undefined;
  return (
    <section aria-label={t("Your picture")} className="mb-5 border-y border-line py-3">
      <div className="flex flex-wrap items-start gap-x-8 gap-y-3">
        <div className="flex min-w-0 flex-1 gap-4 max-tablet:basis-full tablet:min-w-80">
          {image && (
            <div className="grid w-32 shrink-0 place-items-center self-start bg-plate max-tablet:w-24">
              <SmallPicture image={image} region={asked.region} />
            </div>
          )}
          <div className="grid min-w-0 flex-1 content-start gap-3">
            <div className="flex items-start justify-between gap-2 tablet:justify-start">
              <Button
                size="small"
                className="h-auto min-w-0 whitespace-normal! py-1"
                onClick={() => openSearch("picture", asked)}
              >
                {t("Change picture or region")}
              </Button>
              <IconButton
                label={t("End picture search")}
                icon={<Icon of={XIcon} />}
                size="small"
                className="pointer-coarse:size-11"
                onClick={() => change(WITHOUT_PICTURE)}
              />
            </div>
            {found && <ColourChips key={found.imageId} colours={found.colors} />}
          </div>
        </div>
        <WeighAnew weights={asked.weights} onWeigh={(weights) => change({ weights }, { replace: true })} />
      </div>
      {found && <Pending count={found.pending} className="mt-3" />}
      {found && found.close === 0 && found.total > 0 && (
        <div role="status" className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-3">
          <p className="min-w-0">{t("No fabric is very close to your picture; these are the nearest.")}</p>
          <ConsultButton
            kind="development"
            size="small"
            label={t("Request development")}
            pictures={image && [{ imageId: image.imageId, thumbUrl: image.thumbUrl, name: t("Your picture") }]}
          />
        </div>
      )}
    </section>
  );
}
