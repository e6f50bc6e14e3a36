import type { RoomPoint, RoomScene } from "@selvedge/contract";
import { inRoom } from "@selvedge/contract/room-view";
import { BufferAttribute, BufferGeometry, CanvasTexture, SRGBColorSpace } from "three";
import { PictureQueue } from "./picture-queue.ts";
import { type PictureSheet, sheetFor } from "./picture-sheet.ts";

const PLATE = "--color-plate";
/** The whole sheet goes to the graphics card again with each picture: once for all that come in so long a time. */
const TOGETHER_MS = 250;

export type Pictured = {
  readonly texture: CanvasTexture<OffscreenCanvas>;
  readonly geometry: BufferGeometry;
  readonly bytes: number;
  /** Whether each is here, or cannot be had. */
  isComplete(): boolean;
  /** Goes on to fetch them, nearest first to the eye. */
  lookFrom(place: RoomPoint): void;
  dispose(): void;
};

/** Garments that hang as pictures, on one sheet; each is painted when it has come, which `onArrival` hears. null in a room without one. */
export function picturesOf({ garments }: RoomScene, onArrival: () => void): Pictured | null {
  const hung = garments.flatMap(({ pictureUrl, design, width, height, place, turn }) =>
    width !== null && height !== null ? [{ url: pictureUrl ?? design.designImg, width, height, place, turn }] : [],
  );
  if (hung.length === 0) return null;
  const { cell, columns, rows } = sheetFor(hung.length);
  const pictured = hung.slice(0, columns * rows);
  const canvas = new OffscreenCanvas(columns * cell.width, rows * cell.height);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("No 2D canvas is available");
  context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(PLATE);
  context.fillRect(0, 0, canvas.width, canvas.height);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  const [positions, uvs, triangles]: number[][] = [[], [], []];
  const cornerOf = (index: number) => [index % columns, Math.floor(index / columns)] as const;
  pictured.forEach(({ width, height, place, turn }, index) => {
    const [column, row] = cornerOf(index);
    for (const [x, y] of [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ] as const) {
      positions!.push(...inRoom(place, turn, [(x * width) / 2, (y * height) / 2, 4]));
      uvs!.push((column + (x + 1) / 2) / columns, 1 - (row + (1 - y) / 2) / rows);
    }
    triangles!.push(...[0, 1, 2, 2, 1, 3].map((corner) => 4 * index + corner));
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(Float32Array.from(positions!), 3));
  geometry.setAttribute("uv", new BufferAttribute(Float32Array.from(uvs!), 2));
  geometry.setIndex(triangles!);
  const uploads = together(() => {
    texture.needsUpdate = true;
    onArrival();
  });
  const queue = new PictureQueue(
    pictured.map(({ place }) => place),
    (index) => {
      const [column, row] = cornerOf(index);
      return painted(context, pictured[index]!.url, cell, column * cell.width, row * cell.height);
    },
    () => uploads.want(queue.isComplete),
  );
  return {
    texture,
    geometry,
    bytes: Math.round((canvas.width * canvas.height * 16) / 3),
    isComplete: () => queue.isComplete,
    lookFrom: (place) => queue.lookFrom(place),
    dispose() {
      queue.dispose();
      uploads.cancel();
      texture.dispose();
    },
  };
}

/** Does something once for all that want it in some time, and at once for the last of them. */
function together(act: () => void) {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const cancel = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };
  const now = () => {
    cancel();
    act();
  };
  return {
    want(isLast: boolean): void {
      if (isLast) now();
      else timer ??= setTimeout(now, TOGETHER_MS);
    },
    cancel,
  };
}

/** Paints a picture into its cell, whole and in its middle; a plate stays where there is none. */
async function painted(
  context: OffscreenCanvasRenderingContext2D,
  url: string,
  cell: PictureSheet["cell"],
  x: number,
  y: number,
): Promise<void> {
  try {
    const response = await fetch(url, { referrerPolicy: "no-referrer", credentials: "same-origin" });
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    const bitmap = await createImageBitmap(await response.blob());
    const fit = Math.min(cell.width / bitmap.width, cell.height / bitmap.height);
    const [width, height] = [bitmap.width * fit, bitmap.height * fit];
    context.drawImage(bitmap, x + (cell.width - width) / 2, y + (cell.height - height) / 2, width, height);
    bitmap.close();
  } catch (reason) {
    console.warn("The picture of a garment could not be loaded.", reason);
  }
}
