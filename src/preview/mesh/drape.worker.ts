import type { DrapeAnswer, DrapeRequest } from "./messages.ts";
import { openness } from "./openness.ts";
import { readDrape } from "./read-drape.ts";

const answer = (message: DrapeAnswer, transfer: Transferable[] = []) => self.postMessage(message, { transfer });

self.addEventListener("message", async ({ data }: MessageEvent<DrapeRequest>) => {
  try {
    const response = await fetch(data.url, { referrerPolicy: "no-referrer", credentials: "same-origin" });
    if (!response.ok) throw new Error(`${data.url} answered ${response.status}`);
    const garment = readDrape(await response.arrayBuffer(), data.stitching);
    answer({ kind: "garment", garment });
    const open = openness(garment) as readonly Float32Array<ArrayBuffer>[];
    answer(
      { kind: "open", open },
      open.map(({ buffer }) => buffer),
    );
  } catch (reason) {
    answer({ kind: "failed", reason: reason instanceof Error ? reason.message : String(reason) });
  }
});
