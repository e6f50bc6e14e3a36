import { useTranslation } from "react-i18next";
import { Button, Empty, ErrorState, Picture as Shown, Skeleton } from "../../ui/index.ts";
import { startDrag } from "../board/drop.ts";
import { aimedPiece } from "../session/aimed-piece.ts";
import type { Picture } from "../session/asset-cache.ts";
import { useSelection, useSession } from "../session/context.ts";
import { placePicture } from "../session/lay.ts";
import { ArtworkList } from "./artwork-list.tsx";
import { UploadButton } from "./upload-button.tsx";
import { useMyPictures } from "./use-my-pictures.ts";
import type { Uploads } from "./use-uploads.ts";

/** Artwork: upload a picture, lay one of the uploads on a piece, and the list of what lies on the garment. */
export function ArtworkPanel({ uploads }: { uploads: Uploads }) {
  const { t } = useTranslation("designer");
  const session = useSession();
  const chosen = useSelection(({ pieces }) => pieces.at(-1));
  const mine = useMyPictures("artwork");
  const place = (picture: Picture) => {
    const piece = aimedPiece(session);
    if (piece) placePicture(session, picture, piece.key);
  };
  const onFile = async (file: File) => {
    const picture = await uploads.send(file, "artwork");
    if (picture) place(picture);
  };
  const target = chosen === undefined ? null : session.piece(chosen);
  return (
    <>
      <p className="mb-2 text-note text-ink-3">
        {target
          ? t("Click a picture to place it on {{piece}}, or drag it onto any piece.", { piece: target.name })
          : t("Choose a piece and press a picture, or drag it onto a piece.")}
      </p>
      <UploadButton label={t("Upload a picture")} uploads={uploads} onFile={onFile} />
      {mine.error && mine.pictures.length === 0 ? (
        <ErrorState error={mine.error} onRetry={mine.retry} />
      ) : mine.isPending ? (
        <div className="grid grid-cols-3 gap-2.5">
          {[0, 1, 2].map((index) => (
            <Skeleton key={index} className="aspect-square" />
          ))}
        </div>
      ) : mine.pictures.length === 0 ? (
        <Empty title={t("No pictures yet")}>
          {t("Upload a logo, a print or an embroidery. PNG with a transparent ground works best.")}
        </Empty>
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(68px,1fr))] gap-2.5" aria-label={t("My uploads")}>
          {mine.pictures.map((picture) => {
            const known = session.assets.picture(picture.imageId) ?? picture;
            const label =
              known.name ?? t("Picture of {{width}} × {{height}} pixels", { width: picture.width, height: picture.height });
            return (
              <li key={picture.imageId}>
                <button
                  type="button"
                  draggable
                  title={label}
                  aria-label={t("Lay {{name}}", { name: label })}
                  onClick={() => place(known)}
                  onDragStart={(event) => startDrag(event.dataTransfer, { kind: "picture", imageId: picture.imageId })}
                  className="block w-full border border-line hover:border-ink"
                >
                  <Shown src={picture.thumbUrl} alt="" fit="contain" className="aspect-square w-full p-1" />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {mine.more && (
        <Button size="small" wide busy={mine.isFetching} className="mt-2" onClick={mine.more}>
          {t("Show more")}
        </Button>
      )}
      <ArtworkList />
    </>
  );
}
