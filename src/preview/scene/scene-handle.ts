import type { PxPerMm } from "@selvedge/geometry-core";
import type { WebGLRenderer } from "three";
import type { Rig } from "../camera/rig.ts";
import type { DressedPiece } from "../cloth/dressed-piece.ts";
import type { ShownGarment } from "../mesh/shown-mesh.ts";
import type { Stage } from "../stage/stage.ts";

/** What the frame round the canvas needs of the scene inside it. */
export type SceneHandle = {
  readonly rig: Rig;
  readonly dressed: ReadonlyMap<string, DressedPiece>;
  readonly stage: Stage;
  readonly garment: ShownGarment;
  /** Asks for a new frame. */
  invalidate(): void;
  readonly renderer: WebGLRenderer;
  /** Draws at once, so that the canvas can be read. */
  draw(): HTMLCanvasElement;
  /** Fetches what a picture of this height in pixels shows of single threads. */
  sharpen(heightPx: number): Promise<void>;
  readPiece(pieceKey: string, pxPerMm: PxPerMm): Promise<ImageData>;
};

export type FrameReport = {
  readonly drawCalls: number;
  /** Of the garment and its form, as the user sees them. */
  readonly triangles: number;
  /** Level of detail that was drawn; 0 is the nearest. */
  readonly level: number;
  /** What the garment holds of the graphics card's memory: textures, meshes, light and shadow. */
  readonly gpuBytes: number;
  /** Pieces whose artwork was painted for this frame. */
  readonly painted: readonly string[];
};
