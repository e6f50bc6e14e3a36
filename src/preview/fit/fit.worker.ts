import { type FitRequest, fitMap } from "./fit-map.ts";

self.addEventListener("message", ({ data }: MessageEvent<FitRequest>) => {
  const map = fitMap(data);
  self.postMessage(map, { transfer: map.values.map(({ buffer }) => buffer) });
});
