import { ArrowsInIcon } from "@phosphor-icons/react/dist/csr/ArrowsIn";
import { ArrowsOutIcon } from "@phosphor-icons/react/dist/csr/ArrowsOut";
import { type DesignDocument, laidTrims } from "@selvedge/editor-core";
import { Suspense, useCallback, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useStore } from "zustand";
import type { PicturedFabric } from "../../drawing/index.ts";
import { GarmentPreview, type PreviewBackground, type PreviewHandle } from "../../preview/index.ts";
import { Checkbox, cx, Icon, IconButton, Picture, Skeleton } from "../../ui/index.ts";
import { coveringFabric } from "../../worn/covering-fabric.ts";
import { useCutGarment } from "../../worn/use-cut-garment.tsx";
import { useWornDrape, type WornFabric } from "../../worn/use-worn-drape.ts";
import { orderedNotes } from "../board/ordered-notes.ts";
import { useComments } from "../comments/use-comments.ts";
import { useSaving } from "../save/context.ts";
import { useAssetCount, useCommittedPlacement, useDocument, useSelection, useSession, useStyle } from "../session/context.ts";

/** The draped garment with what lies on the board, above the parameters, or over the whole editor. */
export function PreviewPane({ isPhone }: { isPhone: boolean }) {
  const { t } = useTranslation("designer");
  const session = useSession();
  const style = useStyle();
  const name = useSaving((saving) => saving.name);
  const proposalId = useSaving(({ proposal }) => proposal?.proposalId ?? null);
  const filmOf = useMemo(() => (proposalId ? { proposalId } : null), [proposalId]);
  const placement = useCommittedPlacement();
  const background = useBackground();
  const annotations = useDocument((document) => document.annotations);
  const chosenPiece = useSelection(({ pieces }) => (pieces.length === 1 ? (pieces[0] ?? null) : null));
  const { comments } = useComments();
  const chosenPin = useSelection(({ annotationId, commentId }) => annotationId ?? commentId);
  const lines = useStore(session.overlay, (overlay) => overlay.lines);
  const [normalMap, setNormalMap] = useState(true);
  const [isLarge, setLarge] = useState(false);
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
  const pins = useMemo(
    () => [
      ...orderedNotes(annotations).map(({ id, pieceKey, x, y, content }, index) => ({
        id,
        number: index + 1,
        pieceKey,
        x,
        y,
        label: content,
      })),
      ...comments
        .filter(({ comment }) => !comment.resolved)
        .map(({ comment: { markId, pieceKey, x, y, content }, number }) => ({
          id: markId,
          number,
          pieceKey,
          x,
          y,
          label: content,
        })),
    ],
    [annotations, comments],
  );
  const hold = useCallback(
    (handle: PreviewHandle | null) => {
      session.preview.current = handle;
    },
    [session],
  );
  const pick = useCallback((key: string) => session.selection.choosePieces([key]), [session]);
  const pickPin = useCallback(
    (id: string) => {
      session.selection.openPanel("notes");
      if (session.editor.document().annotations[id]) session.selection.chooseAnnotation(id);
      else session.selection.chooseComment(id);
    },
    [session],
  );
  const save = (png: Blob) => {
    const url = URL.createObjectURL(png);
    const link = document.createElement("a");
    link.href = url;
    link.download = `${name || style.name}.png`;
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <section
      aria-label={t("Preview")}
      className={cx(isLarge ? "fixed inset-0 z-30 flex flex-col bg-sheet" : "shrink-0")}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !isLarge) return;
        event.stopPropagation();
        setLarge(false);
      }}
    >
      <div
        dir="ltr"
        className={cx("relative", isLarge ? "min-h-0 flex-1" : isPhone ? "h-[30dvh]" : "h-[clamp(240px,100dvh-596px,420px)]")}
      >
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
              background={background}
              chosenPiece={chosenPiece}
              onPickPiece={pick}
              lines={lines}
              trims={laid}
              pins={pins}
              chosenPin={chosenPin}
              onPickPin={pickPin}
              onPicture={save}
              filmOf={filmOf}
              fallbackUrl={style.designImg}
              label={t("{{name}}, draped", { name: name || style.name })}
            />
          ) : (
            <figure className="flex size-full flex-col items-center gap-2 bg-plate p-4 text-note text-ink-2">
              <Picture src={style.designImg} alt={style.name} fit="contain" className="min-h-0 w-full flex-1" />
              {isStored && <figcaption>{t("This size has not been draped yet.")}</figcaption>}
            </figure>
          )}
        </Suspense>
        {cutNote}
      </div>
      <div className="flex items-center justify-between gap-2 border-t border-line ps-4 pe-2">
        <Checkbox label={t("Normal map presentation")} checked={normalMap} onChange={setNormalMap} className="min-h-[30px]" />
        <IconButton
          size="small"
          label={isLarge ? t("Reduce the preview") : t("Enlarge the preview")}
          icon={<Icon of={isLarge ? ArrowsInIcon : ArrowsOutIcon} />}
          onClick={() => setLarge(!isLarge)}
        />
      </div>
    </section>
  );
}

/** The fabric that most of the garment is cut from, as the asset cache knows it; null for a plain colour. */
export function useWornFabric(): WornFabric | null {
  const session = useSession();
  const { pieces } = useStyle();
  const laid = useDocument((document) => document.pieces);
  useAssetCount();
  const fabric = useMemo(() => coveringFabric(pieces, laid), [pieces, laid]);
  const product = fabric?.kind === "product" ? session.assets.product(fabric.productId) : null;
  return product && { name: product.productName, hand: product.texture.hand };
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
