import { laidTrims } from "@selvedge/editor-core";
import { type RefObject, Suspense, useMemo } from "react";
import { useTranslation } from "../../i18n.ts";
import { GarmentPreview, type PreviewBackground, type PreviewHandle } from "../../preview/index.ts";
import { Picture } from "../../ui/picture.tsx";
import { Skeleton } from "../../ui/states.tsx";
import { useCutGarment } from "../../worn/use-cut-garment.tsx";
import { useWornDrape } from "../../worn/use-worn-drape.ts";
import { keptFilmOf } from "./kept-film.ts";
import type { LinkKey, ShownDesign } from "./shown-design.ts";
import type { useCloth } from "./use-cloth.ts";
import type { Pointing } from "./use-pointing.ts";
import { wornFabric } from "./worn-fabric.ts";

type DesignGarmentProps = {
  readonly design: ShownDesign;
  readonly linkKey: LinkKey;
  readonly cloth: ReturnType<typeof useCloth>;
  readonly pointing: Pointing;
  readonly preview: RefObject<PreviewHandle | null>;
};

/** The garment in 3D as the design is cut and worn; its stored picture where it has not been draped. */
export function DesignGarment({ design, linkKey, cloth, pointing, preview }: DesignGarmentProps) {
  const { t } = useTranslation("share");
  const { style, document: made, images } = design;
  const background = useMemo<PreviewBackground | undefined>(() => {
    if (made.background.kind === "plain") return made.background;
    const { imageId } = made.background;
    const url = images.find((image) => image.imageId === imageId)?.url;
    return url ? { kind: "image", url } : undefined;
  }, [made, images]);
  const worn = wornFabric(design);
  const { drape, note } = useWornDrape(style, worn, linkKey);
  const { hung, isStored, note: cutNote } = useCutGarment(style, worn?.hand ?? style.hand, drape, made.options);

  const hungPieces = hung?.style.pieces;
  const trims = useMemo(() => laidTrims(made, hungPieces ?? []), [made, hungPieces]);
  return (
    <div dir="ltr" className="relative aspect-[6/5] max-tablet:-mx-4 max-tablet:aspect-[4/5] print:hidden">
      {hung ? (
        <Suspense fallback={<Skeleton className="size-full" />}>
          <GarmentPreview
            ref={preview}
            drapeUrl={hung.url}
            handClass={isStored ? drape?.hand : undefined}
            hangNote={isStored ? note : null}
            pieces={hung.style.pieces}
            placement={cloth.placed}
            pictures={cloth.pictures}
            mapsOf={cloth.mapsOf}
            background={background}
            view={pointing.view}
            onView={pointing.setView}
            onPickPiece={pointing.pick}
            trims={trims}
            pins={pointing.pins}
            chosenPin={pointing.chosen}
            onPickPin={pointing.choose}
            keptFilm={() => keptFilmOf(design, linkKey)}
            fallbackUrl={design.pictureUrl}
            label={design.name}
          />
        </Suspense>
      ) : (
        <figure className="flex size-full flex-col bg-plate">
          <Picture src={design.pictureUrl} alt={design.name} fit="contain" className="min-h-0 flex-1" />
          {isStored && <figcaption className="p-3 text-note text-ink-2">{t("This size has not been draped yet.")}</figcaption>}
        </figure>
      )}
      {cutNote}
    </div>
  );
}
