import { Excalidraw } from "@excalidraw/excalidraw";
import { createRoot } from "react-dom/client";
import "@excalidraw/excalidraw/index.css";
import { pictures, places } from "./objects.mjs";

const count = Number(new URLSearchParams(location.search).get("count"));

const files = Object.fromEntries(
  pictures().map((dataURL, n) => [`picture${n}`, { id: `picture${n}`, dataURL, mimeType: "image/png", created: 1 }]),
);
const elements = places(count).map(({ x, y, side, picture }, n) => ({
  id: `object${n}`,
  type: "image",
  x,
  y,
  width: side,
  height: side,
  angle: 0,
  fileId: `picture${picture}`,
  status: "saved",
  scale: [1, 1],
  crop: null,
  strokeColor: "transparent",
  backgroundColor: "transparent",
  fillStyle: "solid",
  strokeWidth: 1,
  strokeStyle: "solid",
  roughness: 0,
  opacity: 100,
  groupIds: [],
  frameId: null,
  roundness: null,
  seed: n + 1,
  version: 1,
  versionNonce: n + 1,
  isDeleted: false,
  boundElements: null,
  updated: 1,
  link: null,
  locked: false,
}));

function ready(api) {
  window.adapter = {
    object() {
      const { x, y, width, height } = api.getSceneElements().at(-1);
      const { zoom, scrollX, scrollY, offsetLeft, offsetTop } = api.getAppState();
      return {
        x: (x + width / 2 + scrollX) * zoom.value + offsetLeft,
        y: (y + height / 2 + scrollY) * zoom.value + offsetTop,
      };
    },
    count: () => api.getSceneElements().length,
    // Counters of changes are not content.
    dump: () =>
      JSON.stringify(
        api.getSceneElements().map(({ version: _version, versionNonce: _nonce, updated: _updated, ...content }) => content),
      ),
  };
  setTimeout(() => api.scrollToContent(api.getSceneElements(), { fitToContent: true, animate: false }), 500);
}

createRoot(document.getElementById("root")).render(
  <Excalidraw excalidrawAPI={ready} initialData={{ elements, files, scrollToContent: true }} />,
);
