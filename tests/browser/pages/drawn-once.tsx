import { placement } from "@selvedge/editor-core";
import { perMm } from "@selvedge/geometry-core";
import { Suspense } from "react";
import { createRoot } from "react-dom/client";
import { openDesign } from "../../../src/designer/session/open-design.ts";
import { createPictures, type PicturedFabric } from "../../../src/drawing/index.ts";
import { startLanguage } from "../../../src/i18n.ts";
import { GarmentPreview, type PreviewHandle } from "../../../src/preview/index.ts";

/** A saved design in the portal's own preview, whose pieces can be read back: `readPiece(key, pxPerMm)` gives a PNG as a data address. */
declare global {
  interface Window {
    readPiece?: (pieceKey: string, pxPerMm: number) => Promise<string>;
  }
}

const query = new URLSearchParams(location.search);
await startLanguage();
const {
  style,
  document: design,
  assets,
} = await openDesign(
  { designId: query.get("designId"), proposalId: query.get("proposalId"), revision: null, isDraft: false, productId: null },
  "nobody",
);
const pictures = createPictures({ tileUrl: assets.tileUrl, imageUrl: assets.imageUrl, reducedPicture: assets.reducedPicture });
const mapsOf = (fabric: PicturedFabric) =>
  fabric.kind === "product" ? (assets.product(fabric.productId)?.texture ?? null) : null;
const drape = style.drapes.find(({ size }) => size === style.size)!;
const placed = placement(design, style, assets.tiles());

let handle: PreviewHandle | null = null;
window.readPiece = async (pieceKey, pxPerMm) => {
  if (!handle) throw new Error("The garment is not there yet");
  const picture = await handle.readPiece(pieceKey, perMm(pxPerMm));
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext("2d")!.putImageData(picture, 0, 0);
  const reader = new FileReader();
  reader.readAsDataURL(await canvas.convertToBlob({ type: "image/png" }));
  return new Promise((resolve, reject) => {
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
  });
};

createRoot(document.getElementById("root")!).render(
  <Suspense>
    <GarmentPreview
      ref={(next: PreviewHandle | null) => {
        handle = next;
      }}
      drapeUrl={drape.url}
      pieces={style.pieces}
      placement={placed}
      pictures={pictures}
      mapsOf={mapsOf}
      label={style.name}
    />
  </Suspense>,
);
