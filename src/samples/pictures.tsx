import type { Sample } from "@selvedge/contract";
import { useTranslation } from "../i18n.ts";
import { Picture } from "../ui/picture.tsx";

type Images = Sample["images"];

function Row({ images, nameOf }: { images: Images; nameOf: (number: number) => string }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {images.map(({ imageId, url, thumbUrl }, index) => (
        <li key={imageId}>
          <a href={url} target="_blank" rel="noopener noreferrer" aria-label={nameOf(index + 1)}>
            <Picture src={thumbUrl} alt="" sizes="96px" className="size-24 max-tablet:size-20" />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Sketches that were sent with the request of a sample, and what the mill photographed before it sent it; each opens in full. */
export function SamplePictures({ sample: { images, photos } }: { sample: Pick<Sample, "images" | "photos"> }) {
  const { t } = useTranslation("samples");
  return (
    <>
      {images.length > 0 && <Row images={images} nameOf={(number) => t("Sketch {{number}}", { number })} />}
      {photos.length > 0 && (
        <div>
          <p className="mb-1 text-note text-ink-3">{t("Photographs from the mill")}</p>
          <Row images={photos} nameOf={(number) => t("Photograph {{number}} from the mill", { number })} />
        </div>
      )}
    </>
  );
}
