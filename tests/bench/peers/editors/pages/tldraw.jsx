import { getAssetUrlsByImport } from "@tldraw/assets/imports.vite";
import { createRoot } from "react-dom/client";
import { AssetRecordType, createShapeId, Tldraw } from "tldraw";
import "tldraw/tldraw.css";
import { pictures, places } from "./objects.mjs";

const count = Number(new URLSearchParams(location.search).get("count"));

function load(editor) {
  const assets = pictures().map((src, n) => ({
    id: AssetRecordType.createId(`picture${n}`),
    typeName: "asset",
    type: "image",
    props: { name: `${n}`, src, w: 160, h: 160, mimeType: "image/png", isAnimated: false },
    meta: {},
  }));
  const laid = places(count);
  const idOf = (n) => createShapeId(`object${n}`);
  editor.createAssets(assets);
  editor.createShapes(
    laid.map(({ x, y, side, picture }, n) => ({
      id: idOf(n),
      type: "image",
      x,
      y,
      props: { w: side, h: side, assetId: assets[picture].id },
    })),
  );
  editor.zoomToFit();
  editor.clearHistory();
  window.adapter = {
    object() {
      const { x, y, w, h } = editor.getShapePageBounds(idOf(count - 1));
      const { x: left, y: top } = editor.pageToScreen({ x: x + w / 2, y: y + h / 2 });
      return { x: left, y: top };
    },
    count: () => editor.getCurrentPageShapeIds().size,
    dump: () => {
      const { store } = editor.store.getStoreSnapshot("document");
      return JSON.stringify(Object.values(store).sort((a, b) => (a.id < b.id ? -1 : 1)));
    },
  };
}

createRoot(document.getElementById("root")).render(
  <Tldraw assetUrls={getAssetUrlsByImport()} options={{ maxShapesPerPage: 10_000 }} onMount={load} />,
);
