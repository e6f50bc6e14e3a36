import { embellish } from "@selvedge/textile-core";
import { MAX_THICKNESS_MM } from "../drawing/thickness.ts";
import type { FinishAnswer, FinishRequest } from "./messages.ts";

/** As a texture is filtered: what is seen through keeps its colour. */
const UNMIXED = { premultiplyAlpha: "none" } as const;

self.addEventListener("message", async ({ data: { number, picture, size, finish, mm } }: MessageEvent<FinishRequest>) => {
  const context = new OffscreenCanvas(picture.width, picture.height).getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("No 2D canvas is available");
  context.drawImage(picture, 0, 0);
  const { data: rgba, width, height } = context.getImageData(0, 0, picture.width, picture.height);
  picture.close();
  const made = embellish({ width, height, rgba }, size, finish, { mm, whiteMm: MAX_THICKNESS_MM });
  const bitmapOf = (pixels: Uint8ClampedArray<ArrayBuffer>) =>
    createImageBitmap(new ImageData(pixels, made.width, made.height), UNMIXED);
  const [appearance, colour, relief] = await Promise.all([made.appearance, made.colour, made.relief].map(bitmapOf));
  const answer: FinishAnswer = {
    number,
    made: { appearance: appearance!, colour: colour!, relief: relief! },
    threads: made.threads,
  };
  self.postMessage(answer, { transfer: [appearance!, colour!, relief!] });
});
