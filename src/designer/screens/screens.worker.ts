import {
  countStitches,
  filmOf,
  mapOfLoss,
  type Picture,
  type Printed,
  pictureOfPrint,
  printedOf,
  type Screen,
  type Sight,
  screensOf,
  sightOf,
  standsOnWhite,
  writeGreyPng,
  writeZip,
} from "@selvedge/textile-core";
import type { Numbered, ScreenAnswers, ScreenReply, ScreenRequest } from "./messages.ts";

/** A picture of more pixels is reduced to this many; more would not make its print sharper on cloth. */
const MAX_PX = 16_000_000;
/** Longest side of what is shown on screen. */
const SHOWN_PX = 1_600;

let picture: { readonly url: string; readonly read: Picture; readonly isShrunk: boolean } | null = null;
let sight: Sight | null = null;
let last: { readonly name: string; readonly printed: Printed } | null = null;

async function readPicture(url: string): Promise<{ readonly read: Picture; readonly isShrunk: boolean }> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${answer.status}`);
  const whole = await createImageBitmap(await answer.blob(), { premultiplyAlpha: "none" });
  const grow = Math.min(1, Math.sqrt(MAX_PX / (whole.width * whole.height)));
  const [width, height] = [Math.max(1, Math.floor(whole.width * grow)), Math.max(1, Math.floor(whole.height * grow))];
  const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("No 2D canvas is available");
  context.imageSmoothingEnabled = false;
  context.drawImage(whole, 0, 0, width, height);
  whole.close();
  return { read: { width, height, rgba: context.getImageData(0, 0, width, height).data }, isShrunk: grow < 1 };
}

/** The picture at an address, kept until another one is asked for, so that each is decoded once. */
async function pictureAt(url: string): Promise<NonNullable<typeof picture>> {
  if (picture?.url !== url) picture = { url, ...(await readPicture(url)) };
  return picture;
}

const imageOf = ({ width, height, rgba }: Picture) => new ImageData(new Uint8ClampedArray(rgba), width, height);

function shown(source: Picture): Promise<ImageBitmap> {
  const shrink = Math.min(1, SHOWN_PX / Math.max(source.width, source.height));
  return createImageBitmap(imageOf(source), {
    resizeWidth: Math.max(1, Math.round(source.width * shrink)),
    resizeHeight: Math.max(1, Math.round(source.height * shrink)),
    resizeQuality: shrink < 1 ? "high" : "pixelated",
  });
}

function printed(screens: readonly Screen[]): { readonly sight: Sight; readonly print: Printed } {
  if (!sight) throw new Error("No picture was looked at");
  const name = JSON.stringify(screens);
  if (last?.name !== name) last = { name, printed: printedOf(sight, screens) };
  return { sight, print: last.printed };
}

async function answerTo(request: ScreenRequest): Promise<ScreenAnswers[keyof ScreenAnswers]> {
  switch (request.kind) {
    case "see": {
      const { read, isShrunk } = await pictureAt(request.url);
      const leavesWhite = request.leavesWhite ?? standsOnWhite(read);
      sight = sightOf(read, { leavesWhite });
      last = null;
      return { ...screensOf(sight), width: read.width, height: read.height, leavesWhite, isShrunk };
    }
    case "print": {
      const { sight, print } = printed(request.screens);
      const [image, map] = await Promise.all([
        shown(pictureOfPrint(print, sight, request.screens)),
        shown(mapOfLoss(print, sight)),
      ]);
      const { shares, edges, loss } = print;
      return { picture: image, map, shares, edges, loss };
    }
    case "picture": {
      const { sight, print } = printed(request.screens);
      const canvas = new OffscreenCanvas(print.width, print.height);
      canvas.getContext("2d")?.putImageData(imageOf(pictureOfPrint(print, sight, request.screens)), 0, 0);
      return canvas.convertToBlob({ type: "image/png" });
    }
    case "stitches": {
      const { stitches, threads } = countStitches((await pictureAt(request.url)).read, request.size, request.plan);
      return { stitches, threads: threads.length };
    }
    case "films": {
      const { sight, print } = printed(request.screens);
      const { names, size, mirrored } = request;
      return writeZip(
        names.map((name, index) => ({
          name: `${name}.png`,
          bytes: writeGreyPng(filmOf(print, sight.picture, index, size, mirrored), size.dpi),
        })),
      );
    }
  }
}

self.addEventListener("message", async ({ data: { number, ...request } }: MessageEvent<Numbered<ScreenRequest>>) => {
  try {
    const data = await answerTo(request as ScreenRequest);
    const handed: Transferable[] = data instanceof Uint8Array ? [data.buffer] : "map" in data ? [data.picture, data.map] : [];
    self.postMessage({ number, data } satisfies ScreenReply, { transfer: handed });
  } catch (thrown) {
    self.postMessage({ number, failed: String(thrown) } satisfies ScreenReply);
  }
});
