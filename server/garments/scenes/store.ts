import sharp from "sharp";
import type { StoredTile } from "../../fabrics/cloths/pictures/tile.ts";
import type { Cloths } from "../../fabrics/cloths/store.ts";
import { readRecord } from "../../platform/files/record.ts";
import type { FileStore } from "../../platform/files/store.ts";
import type { WorkerPool } from "../../platform/jobs/pool/worker-pool.ts";
import { SCENE_FILE } from "./address.ts";
import { SCENE_PX, Scene, type SceneCloth } from "./scene.ts";

/** Pictures of scenes by the hash of their record, made when somebody first asks, and kept. */
export type Scenes = {
  /** The picture as WebP; null when there is no such scene. */
  picture(hash: string): Promise<Uint8Array | null>;
};

/** Hashes of the stored files that a scene's record names; none for anything else. */
export function namedByScene(record: Uint8Array | null): string[] {
  const scene = record && sceneIn(record);
  if (!scene) return [];
  if (scene.kind === "cuttings") return scene.cloths.map((cloth) => cloth.record);
  if (scene.kind === "room")
    return [
      ...Object.values(scene.cloths).map((cloth) => cloth.record),
      ...scene.garments.map(({ drape }) => drape),
      ...scene.pictures.map((picture) => picture.scene),
    ];
  if (scene.kind === "dressed") return [scene.drape, ...Object.values(scene.cloths).map((cloth) => cloth.record)];
  return [scene.cloth.record, ...(scene.kind === "worn" ? [scene.drape] : [])];
}

/** Where records of scenes are named, and what they name. */
export const NAMED_BY_SCENES = { scene_hash: namedByScene } as const;

/** Stores what a picture is to show and gives its hash. The same scene twice is one file. */
export const keepScene = (files: FileStore, scene: Scene): Promise<string> => files.putRecord(scene);

/** Pixels of a cutting in a grid, and of the paper between two. */
const CUTTING_PX = 480;
const GAP_PX = 6;
const PAPER = "#f6f5f1";
const QUALITY = 84;

class NoScene extends Error {}

type RoomScene = Extract<Scene, { kind: "room" }>;
type WornScene = Extract<Scene, { kind: "worn" | "dressed" }>;

export function sceneStore({ files, cloths, workers }: { files: FileStore; cloths: Cloths; workers: WorkerPool }): Scenes {
  const tileIfThere = async ({ record, mmWidth, mmHeight }: SceneCloth): Promise<StoredTile | null> => {
    const picture = await cloths.picture(record, "albedo");
    return picture && { picture, mmWidth, mmHeight };
  };
  const tileOf = async (cloth: SceneCloth): Promise<StoredTile> => {
    const tile = await tileIfThere(cloth);
    if (!tile) throw new NoScene();
    return tile;
  };
  const garment = async (
    { drape: hash, buttons, format, yaw }: WornScene,
    cloths: Record<string, SceneCloth>,
  ): Promise<Uint8Array> => {
    const drape = await files.get(hash);
    if (!drape) throw new NoScene();
    const tiles = await Promise.all(Object.entries(cloths).map(async ([key, cloth]) => [key, await tileOf(cloth)] as const));
    return workers.do("portrait", { drape, cloths: Object.fromEntries(tiles), buttons, ...SCENE_PX[format], yaw });
  };
  /** What of it can no longer be had is left out: a cloth is seen in its mean colour, a garment and a picture not at all. */
  const room = async ({ kind: _, cloths, garments, pictures, ...scene }: RoomScene): Promise<Uint8Array> => {
    const tiles = Object.entries(cloths).map(async ([id, cloth]) => {
      const tile = await tileIfThere(cloth);
      return tile ? [[id, tile] as const] : [];
    });
    const standing = garments.map(async ({ drape: hash, ...one }) => {
      const drape = await files.get(hash);
      return drape ? [{ ...one, drape }] : [];
    });
    const hanging = pictures.map(async ({ scene: hash, ...one }) => {
      const drawn = await picture(hash);
      return drawn ? [{ ...one, picture: drawn }] : [];
    });
    return workers.do("room", {
      ...scene,
      tiles: Object.fromEntries((await Promise.all(tiles)).flat()),
      garments: (await Promise.all(standing)).flat(),
      pictures: (await Promise.all(hanging)).flat(),
    });
  };
  const make = async (scene: Scene): Promise<Uint8Array> => {
    switch (scene.kind) {
      case "folds":
        return workers.do("folds", { tile: await tileOf(scene.cloth), layout: scene.lie, size: SCENE_PX.banner });
      case "worn":
        return garment(scene, { "*": scene.cloth });
      case "dressed":
        return garment(scene, scene.cloths);
      case "cuttings":
        return cuttings(await Promise.all(scene.cloths.map(async ({ record }) => swatchOf(cloths, record))), scene.columns);
      case "room":
        return room(scene);
    }
  };
  const picture = async (hash: string): Promise<Uint8Array | null> => {
    try {
      return await files.derived(hash, SCENE_FILE, (record) => make(readScene(record)));
    } catch (thrown) {
      if (thrown instanceof NoScene) return null;
      throw thrown;
    }
  };
  return { picture };
}

/** A stored file as a scene. Throws `NoScene` for a file of another kind under this hash. */
function readScene(record: Uint8Array): Scene {
  const scene = sceneIn(record);
  if (!scene) throw new NoScene();
  return scene;
}

function sceneIn(record: Uint8Array): Scene | null {
  try {
    return Scene.parse(readRecord(record));
  } catch {
    return null;
  }
}

async function swatchOf(cloths: Cloths, record: string): Promise<Uint8Array> {
  const picture = await cloths.picture(record, "swatch");
  if (!picture) throw new NoScene();
  return picture;
}

/** Square cuttings side by side with a little paper between them, as in a pattern book. */
async function cuttings(pictures: readonly Uint8Array[], columns: number): Promise<Uint8Array> {
  const rows = Math.ceil(pictures.length / columns);
  const span = (count: number) => count * CUTTING_PX + (count - 1) * GAP_PX;
  const laid = await Promise.all(
    pictures.map(async (picture, index) => ({
      input: await sharp(picture).resize(CUTTING_PX, CUTTING_PX).toBuffer(),
      left: (index % columns) * (CUTTING_PX + GAP_PX),
      top: Math.floor(index / columns) * (CUTTING_PX + GAP_PX),
    })),
  );
  return sharp({ create: { width: span(columns), height: span(rows), channels: 3, background: PAPER } })
    .composite(laid)
    .webp({ quality: QUALITY, smartSubsample: true })
    .toBuffer();
}
