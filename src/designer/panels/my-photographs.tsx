import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazy } from "../../lazy-part.ts";
import { Button, Empty, ErrorState, Picture as Shown, Skeleton } from "../../ui/index.ts";
import type { Picture } from "../session/asset-cache.ts";
import { useSession } from "../session/context.ts";
import { layFabric } from "../session/lay.ts";
import { UploadButton } from "./upload-button.tsx";
import { useMyPictures } from "./use-my-pictures.ts";
import type { Uploads } from "./use-uploads.ts";

const PhotoScaleDialog = lazy(async () => ({ default: (await import("./photo-scale-dialog.tsx")).PhotoScaleDialog }));

/** The customer's own photographs of cloth: uploaded, measured once, and laid at their true scale. */
export function MyPhotographs({ uploads }: { uploads: Uploads }) {
  const { t } = useTranslation("designer");
  const session = useSession();
  const mine = useMyPictures("fabric");
  /** Undefined until one is measured for the first time. */
  const [measured, setMeasured] = useState<Picture | null>();
  const onFile = async (file: File) => setMeasured(await uploads.send(file, "fabric"));
  const lay = (mmWidth: number) => {
    if (!measured) return;
    const mmHeight = Math.round(((mmWidth * measured.height) / measured.width) * 100) / 100;
    const fabric = { kind: "photo", imageId: measured.imageId, mmWidth, mmHeight } as const;
    session.assets.addPhoto(fabric);
    layFabric(session, fabric);
    setMeasured(null);
  };
  return (
    <>
      <UploadButton label={t("Upload a photograph of cloth")} uploads={uploads} onFile={onFile} />
      {mine.error && mine.pictures.length === 0 ? (
        <ErrorState error={mine.error} onRetry={mine.retry} />
      ) : mine.isPending ? (
        <Skeleton className="h-20" />
      ) : mine.pictures.length === 0 ? (
        <Empty title={t("No photographs yet")}>
          {t(
            "Photograph the cloth flat and from above, best with a ruler beside it. You then say how many millimetres the picture shows.",
          )}
        </Empty>
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(68px,1fr))] gap-2.5">
          {mine.pictures.map((picture, index) => (
            <li key={picture.imageId}>
              <button
                type="button"
                onClick={() => setMeasured(picture)}
                className="block w-full"
                aria-label={t("Photograph {{number}}, {{width}} × {{height}} pixels", {
                  number: index + 1,
                  width: picture.width,
                  height: picture.height,
                })}
              >
                <Shown src={picture.thumbUrl} alt="" className="aspect-square w-full" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {mine.more && (
        <Button size="small" wide busy={mine.isFetching} className="mt-2" onClick={mine.more}>
          {t("Show more")}
        </Button>
      )}
      <Suspense>
        {measured !== undefined && <PhotoScaleDialog picture={measured} onClose={() => setMeasured(null)} onScale={lay} />}
      </Suspense>
    </>
  );
}
