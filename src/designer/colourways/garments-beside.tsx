import { laidTrims, placement } from "@selvedge/editor-core";
import { lazy, Suspense, useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { PicturedFabric } from "../../drawing/index.ts";
import { hasWebGl, PiecesPicture } from "../../preview/index.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Skeleton } from "../../ui/index.ts";
import { useSaving } from "../save/context.ts";
import { useAssetCount, useDocument, useSession, useStyle } from "../session/context.ts";

const GarmentRow = lazy(() => import("../../preview/row/garment-row.tsx"));
const PLATE = "#e8e6e2";

/** The garment in every colourway beside one another; where nothing can be drawn in 3D, or nothing hangs yet, their pieces laid flat. */
export default function GarmentsBeside({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("tailoring");
  const session = useSession();
  const style = useStyle();
  const assetCount = useAssetCount();
  const design = useDocument((document) => document);
  const name = useSaving((saving) => saving.name) || style.name;
  const hung = session.hung.current;
  const colours = useMemo(() => {
    void assetCount;
    return Object.values(design.colourways).map((colourway) => {
      const worn = { ...design, pieces: { ...design.pieces, ...colourway.pieces } };
      const placed = placement(worn, session.cutOf(worn).style, session.assets.tiles());
      return { id: colourway.id, name: colourway.name, placement: placed };
    });
  }, [design, session, assetCount]);
  const hungPieces = hung?.style.pieces;
  const trims = useMemo(() => laidTrims(design, hungPieces ?? []), [design, hungPieces]);
  const mapsOf = useCallback(
    (fabric: PicturedFabric) => (fabric.kind === "product" ? (session.assets.product(fabric.productId)?.texture ?? null) : null),
    [session],
  );
  const save = (png: Blob) => {
    const url = URL.createObjectURL(png);
    const link = document.createElement("a");
    link.href = url;
    link.download = `${name}.png`;
    link.click();
    URL.revokeObjectURL(url);
  };
  const canDraw = hasWebGl();
  return (
    <Dialog open wide="table" onOpenChange={(open) => !open && onClose()} title={t("Colourways side by side")}>
      <Suspense fallback={<Skeleton className="h-96" />}>
        {canDraw && hung ? (
          <GarmentRow
            drapeUrl={hung.url}
            pieces={hung.style.pieces}
            pictures={session.pictures}
            mapsOf={mapsOf}
            garments={colours}
            trims={trims}
            plate={design.background.kind === "plain" ? design.background.hex : PLATE}
            label={name}
            onPicture={save}
          />
        ) : (
          <>
            <p className="mb-4 text-dense">
              {canDraw
                ? t("This garment has not been draped yet, so its pieces are shown laid flat.")
                : t("This browser cannot draw in 3D, so the pieces are shown laid flat.")}
            </p>
            <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,300px),1fr))] gap-4">
              {colours.map((colourway) => (
                <figure key={colourway.id} className="m-0 min-w-0">
                  <PiecesPicture pieces={session.pieces()} placement={colourway.placement} pictures={session.pictures} />
                  <figcaption className="truncate pt-1.5 text-center text-dense text-ink">
                    <bdi>{colourway.name}</bdi>
                  </figcaption>
                </figure>
              ))}
            </div>
          </>
        )}
      </Suspense>
    </Dialog>
  );
}
