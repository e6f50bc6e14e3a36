import type { Architecture } from "@selvedge/contract";
import { CanvasTexture, RepeatWrapping, SRGBColorSpace } from "three";

const SIDE_PX = 1_024;
/** Boards across one repeat of the floor, which `TEXTURE_MM` covers. */
const BOARDS = 16;
const FLOOR = {
  gallery: { base: [205, 184, 152], spread: 12, joint: "rgb(120 98 70 / 0.55)" },
  loft: { base: [150, 128, 102], spread: 18, joint: "rgb(60 46 32 / 0.7)" },
} as const;

/** A number from 0 to 1 that follows from a place: no two boards alike, and every floor the same. */
const grain = (x: number, y: number): number => {
  const value = Math.sin(x * 127.1 + y * 311.7) * 43_758.5453;
  return value - Math.floor(value);
};

function canvasOf(side: number): [OffscreenCanvas, OffscreenCanvasRenderingContext2D] {
  const canvas = new OffscreenCanvas(side, side);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("No 2D canvas is available");
  return [canvas, context];
}

/** Oak boards, 150 mm wide. */
export function floorBoards(architecture: Architecture, anisotropy: number): CanvasTexture<OffscreenCanvas> {
  const { base, spread, joint } = FLOOR[architecture];
  const [canvas, context] = canvasOf(SIDE_PX);
  const width = SIDE_PX / BOARDS;
  for (let board = 0; board < BOARDS; board++) {
    const breaks = [grain(board, 1), grain(board, 2)].map((share) => Math.round(share * SIDE_PX)).sort((a, b) => a - b);
    const ends = [0, ...breaks, SIDE_PX];
    for (let part = 0; part + 1 < ends.length; part++) {
      // What reaches over the edge of the texture is one board with what begins there.
      const tone = (grain(board, 10 + (part === 2 ? 0 : part)) - 0.5) * 2 * spread;
      context.fillStyle = `rgb(${base.map((channel) => channel + tone).join(" ")})`;
      context.fillRect(board * width, ends[part]!, width, ends[part + 1]! - ends[part]!);
      context.fillStyle = joint;
      if (part > 0) context.fillRect(board * width, ends[part]! - 0.5, width, 1);
    }
    for (let line = 0; line < 26; line++) {
      const x = board * width + grain(board, 30 + line) * width;
      context.fillStyle = `rgb(70 48 26 / ${0.02 + 0.05 * grain(board, 70 + line)})`;
      context.fillRect(x, 0, 0.6 + 1.4 * grain(board, 110 + line), SIDE_PX);
    }
    context.fillStyle = joint;
    context.fillRect(board * width - 0.5, 0, 1, SIDE_PX);
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.anisotropy = anisotropy;
  return texture;
}

const SHADOW_PX = 64;

/** The soft shadow of a thing on the floor. */
export function softShadow(): CanvasTexture<OffscreenCanvas> {
  const [canvas, context] = canvasOf(SHADOW_PX);
  const image = context.createImageData(SHADOW_PX, SHADOW_PX);
  const fade = (share: number) => {
    const t = Math.min(1, Math.max(0, share / 0.42));
    return t * t * (3 - 2 * t);
  };
  for (let y = 0; y < SHADOW_PX; y++)
    for (let x = 0; x < SHADOW_PX; x++) {
      const [u, v] = [(x + 0.5) / SHADOW_PX, (y + 0.5) / SHADOW_PX];
      image.data[4 * (y * SHADOW_PX + x) + 3] = 255 * fade(Math.min(u, 1 - u)) * fade(Math.min(v, 1 - v));
    }
  context.putImageData(image, 0, 0);
  return new CanvasTexture(canvas);
}

/** Bytes of what this file makes, mip chains included. */
export const BUILDING_BYTES = Math.round(((SIDE_PX ** 2 + SHADOW_PX ** 2) * 16) / 3);
