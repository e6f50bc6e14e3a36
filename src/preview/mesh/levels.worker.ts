import { detailLevels, type LevelsRequest } from "./detail-levels.ts";

self.addEventListener("message", ({ data }: MessageEvent<LevelsRequest>) => {
  const levels = detailLevels(data);
  self.postMessage(levels, { transfer: levels.flatMap((level) => level.map(({ buffer }) => buffer as ArrayBuffer)) });
});
