import { type DesignDocument, laidTrims } from "@selvedge/editor-core";
import { Suspense, useCallback, useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useStore } from "zustand";
import type { PicturedFabric } from "../../drawing/index.ts";
import { GarmentPreview, type PreviewBackground, type PreviewHandle } from "../../preview/index.ts";
import { Picture, Skeleton } from "../../ui/index.ts";
import { useCutGarment } from "../../worn/use-cut-garment.tsx";
import { useWornDrape } from "../../worn/use-worn-drape.ts";
import { useSaving } from "../save/context.ts";
import { useCommittedPlacement, useDocument, useSelection, useSession, useStyle } from "../session/context.ts";
import { usePreviewPins } from "./use-preview-pins.ts";
import { useWornFabric } from "./use-worn-fabric.ts";

/** The draped garment with what lies on the board, or its picture where there is no drape. */
export function DrapedDesign({ normalMap, onNormalMap }: { normalMap: boolean; onNormalMap: (on: boolean) => void }) {
  const { t } = useTranslation("designer");
  const session = useSession();
  const style = useStyle();
  const name = useSaving((saving) => saving.name) || style.name;
  const proposalId = useSaving(({ proposal }) => proposal?.proposalId ?? null);
  const filmOf = useMemo(() => (proposalId ? { proposalId } : null), [proposalId]);
  const placement = useCommittedPlacement();
  const background = useBackground();
  const chosenPiece = useSelection(({ pieces }) => (pieces.length === 1 ? (pieces[0] ?? null) : null));
  const { pins, chosenPin, pickPin } = usePreviewPins();
  const lines = useStore(session.overlay, (overlay) => overlay.lines);
  const worn = useWornFabric();
  const { drape, note } = useWornDrape(style, worn);
  const options = useDocument((document) => document.options);
  const { hung, isStored, note: cutNote } = useCutGarment(style, worn?.hand ?? style.hand, drape, options);
  useEffect(() => {
    session.hung.current = hung;
  }, [session, hung]);
  const mapsOf = useCallback(
    (fabric: PicturedFabric) => (fabric.kind === "product" ? (session.assets.product(fabric.productId)?.texture ?? null) : null),
    [session],
  );
  const trims = useDocument((document) => document.trims);
  const hungPieces = hung?.style.pieces;
  const laid = useMemo(() => laidTrims({ trims }, hungPieces ?? []), [trims, hungPieces]);
  const hold = useCallback(
    (handle: PreviewHandle | null) => {
      session.preview.current = handle;
    },
    [session],
  );
  const pick = useCallback((key: string) => session.selection.choosePieces([key]), [session]);
  return (
    <>
      <Suspense fallback={<Skeleton className="size-full" />}>
        {hung ? (
          <GarmentPreview
            ref={hold}
            drapeUrl={hung.url}
            handClass={isStored ? drape?.hand : undefined}
            hangNote={isStored ? note : null}
            pieces={hung.style.pieces}
            placement={placement}
            pictures={session.pictures}
            mapsOf={mapsOf}
            normalMap={normalMap}
            onNormalMap={onNormalMap}
            background={background}
            chosenPiece={chosenPiece}
            onPickPiece={pick}
            lines={lines}
            trims={laid}
            pins={pins}
            chosenPin={chosenPin}
            onPickPin={pickPin}
            onPicture={(png) => savePicture(png, name)}
            filmOf={filmOf}
            fallbackUrl={style.designImg}
            label={t("{{name}}, draped", { name })}
          />
        ) : (
          <figure className="flex size-full flex-col items-center gap-2 bg-plate p-4 text-note text-ink-2">
            <Picture src={style.designImg} alt={style.name} fit="contain" className="min-h-0 w-full flex-1" />
            {isStored && <figcaption>{t("This size has not been draped yet.")}</figcaption>}
          </figure>
        )}
      </Suspense>
      {cutNote}
    </>
  );
}

function savePicture(png: Blob, name: string): void {
  const url = URL.createObjectURL(png);
  const link = document.createElement("a");
  link.href = url;
  link.download = `${name}.png`;
  link.click();
  URL.revokeObjectURL(url);
}

const backgroundOf = (document: DesignDocument) => document.background;

/** The background with the address of its picture. */
function useBackground(): PreviewBackground | undefined {
  const session = useSession();
  const background = useDocument(backgroundOf);
  return useMemo(() => {
    if (background.kind === "plain") return background;
    const url = session.assets.imageUrl(background.imageId);
    return url ? { kind: "image" as const, url } : undefined;
  }, [background, session]);
}
