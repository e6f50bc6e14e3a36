import type { Design } from "@selvedge/contract";
import { type Artwork, emptyDocument, openEditor, PLAIN_ARTWORK } from "@selvedge/editor-core";
import { createAssetCache } from "../session/asset-cache.ts";
import { createSession, type Session } from "../session/session.ts";

export const STYLE_ID = "a".repeat(32);
export const CLOTH_ID = "b".repeat(32);
export const CREST_ID = "c".repeat(32);
const IMAGE_ID = "d".repeat(32);

const rectangle = (width: number, height: number): [number, number][] => [
  [-width / 2, 0],
  [width / 2, 0],
  [width / 2, height],
  [-width / 2, height],
];

/** Two rectangles of 500 × 700 mm side by side on the board, each with its origin in the middle of its upper edge. */
export const TEST_STYLE: Design = {
  id: STYLE_ID,
  name: "Test shirt",
  designImg: "/files/x",
  menuId: 125,
  parentId: 4,
  for: [],
  season: null,
  isFavorite: false,
  isOwn: false,
  garment: { recipe: "tee", sizes: ["M"], defaultSize: "M", options: {}, choices: [] },
  size: "M",
  pieces: [
    {
      key: "front",
      name: "Front",
      side: "front",
      outline: rectangle(500, 700),
      grain: 0,
      layout: { x: 300, y: 0, angle: 0 },
      internal: [],
    },
    {
      key: "back",
      name: "Back",
      side: "back",
      outline: rectangle(500, 700),
      grain: 0,
      layout: { x: 900, y: 0, angle: 0 },
      internal: [],
    },
  ],
  seams: [],
  hand: "shirting",
  drapes: [],
  presets: [],
  breadcrumb: [],
  version: 1,
};

const CREST: Artwork = {
  id: CREST_ID,
  name: "Crest",
  imageId: IMAGE_ID,
  pieceKey: "front",
  x: 0,
  y: 300,
  width: 200,
  height: 100,
  ...PLAIN_ARTWORK,
};

/** A session with a 60 mm cloth on both pieces and a crest on the front, looked at with 1 px to the mm. */
export function openTestDesign(): Session {
  const assets = createAssetCache();
  const fabric = { kind: "photo", imageId: CLOTH_ID, mmWidth: 60, mmHeight: 60 } as const;
  assets.addPhoto(fabric);
  const empty = emptyDocument({ styleId: STYLE_ID, size: "M", pieceKeys: ["front", "back"] });
  const laid = { fabric, mapping: { scale: 1, angle: 0, offsetX: 0, offsetY: 0 } };
  const document = {
    ...empty,
    pieces: { front: laid, back: laid },
    artworks: { [CREST_ID]: CREST },
    order: [CREST_ID],
  };
  const editor = openEditor({ document, now: () => 0 });
  const session = createSession({ style: TEST_STYLE, editor, assets, languageTag: "en" });
  session.camera.resize({ width: 1_200, height: 800 });
  session.camera.show({ x: 0, y: 0, pxPerMm: 1 });
  return session;
}
