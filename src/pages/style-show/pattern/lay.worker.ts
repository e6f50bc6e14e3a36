import { type Lay, lays } from "@selvedge/garment-core";
import type { LayAnswer, LayRequest } from "./lay-messages.ts";

self.addEventListener("message", ({ data }: MessageEvent<LayRequest>) => {
  const answer = (message: LayAnswer) => self.postMessage(message);
  let found: Lay | null = null;
  for (const lay of lays(data)) {
    found = lay;
    answer({ lay, isLast: false });
  }
  if (found) answer({ lay: found, isLast: true });
});
