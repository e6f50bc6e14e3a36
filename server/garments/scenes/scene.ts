import { RoomFixture, RoomFolded, RoomHanger, RoomPoint, RoomScene } from "@selvedge/contract";
import { z } from "zod";

/** Hash of a stored file: SHA-256. */
const FileHash = z.string().regex(/^[0-9a-f]{64}$/);

/** A cloth in a picture: its stored record, and the size in mm of the tile it repeats by. */
const SceneCloth = z.object({ record: FileHash, mmWidth: z.number().positive(), mmHeight: z.number().positive() });
export type SceneCloth = z.infer<typeof SceneCloth>;

/** A room to walk through as it stands, without its words: what is built, what hangs and lies there, and what it is seen in. */
const SceneRoom = RoomScene.pick({ architecture: true, extent: true, start: true, boxes: true }).extend({
  fixtures: z.array(RoomFixture.omit({ standId: true, groupId: true })),
  hangers: z.array(RoomHanger.omit({ itemId: true, standId: true })),
  folded: z.array(RoomFolded.omit({ standId: true })),
});
const onSpot = { place: RoomPoint, turn: z.number() };

/** A button of a garment: its middle on a piece and its diameter, mm. */
const SceneButton = z.object({ pieceKey: z.string(), x: z.number(), y: z.number(), diameter: z.number().positive() });
/** Left out where a garment has none. */
const buttons = z.array(SceneButton).readonly().optional();

/** What a picture of the house shows. It is stored as a file; its pixels follow from it. */
export const Scene = z.discriminatedUnion("kind", [
  /** One cloth lying in folds. */
  z.object({
    kind: z.literal("folds"),
    cloth: SceneCloth,
    /** A `FoldLayout`, called so in stored scenes. */
    lie: z.object({ seed: z.int(), angle: z.number(), width: z.number().positive(), depth: z.number().positive() }),
  }),
  /** Cuttings of 60 mm at one scale, row by row. */
  z.object({ kind: z.literal("cuttings"), cloths: z.array(SceneCloth).min(1).max(12), columns: z.int().min(1).max(6) }),
  /** A garment in one cloth, turned by `yaw` degrees to its left. */
  z.object({
    kind: z.literal("worn"),
    drape: FileHash,
    cloth: SceneCloth,
    buttons,
    yaw: z.number(),
    format: z.enum(["banner", "portrait"]),
  }),
  /** A garment in the cloth of each piece, turned in the same way; `*` is that of all pieces without one of their own. */
  z.object({
    kind: z.literal("dressed"),
    drape: FileHash,
    cloths: z.record(z.string(), SceneCloth),
    buttons,
    yaw: z.number(),
    format: z.enum(["banner", "portrait"]),
  }),
  /** A room to walk through, from where one comes in. Fabrics by their ids: those that are near with their cloth, the others in their mean colour. */
  z.object({
    kind: z.literal("room"),
    room: SceneRoom,
    cloths: z.record(z.string(), SceneCloth),
    colours: z.record(z.string(), z.string()),
    garments: z.array(z.object({ drape: FileHash, fabrics: z.record(z.string(), z.string()), ...onSpot })),
    pictures: z.array(z.object({ scene: FileHash, width: z.number(), height: z.number(), ...onSpot })),
  }),
]);
export type Scene = z.infer<typeof Scene>;

/** Pixels of a picture by what it is for. */
export const SCENE_PX = { banner: { width: 1_200, height: 540 }, portrait: { width: 600, height: 750 } } as const;
