import { useEffect, useRef, useState } from "react";
import type { PreviewPiece } from "../types.ts";
import type { DetailLevels } from "./detail-levels.ts";
import type { DrapeAnswer, DrapeRequest } from "./messages.ts";
import type { ShownGarment, Stitching } from "./shown-mesh.ts";

export type Drape = {
  readonly garment: ShownGarment | null;
  /** Its levels of detail; null where the browser cannot make them. */
  readonly levels: DetailLevels | null;
  /** Ambient occlusion of each piece, and last of the form; arrives a moment after the garment. */
  readonly occlusion: readonly Float32Array[] | null;
  readonly failure: string | null;
  /** Where the garment came from. */
  readonly url: string | null;
};

const NOTHING: Drape = { garment: null, levels: null, occlusion: null, failure: null, url: null };

const stitchingOf = (pieces: readonly PreviewPiece[]): Stitching =>
  new Map(
    pieces.map(({ key, internal = [] }) => [
      key,
      internal.filter(({ kind }) => kind === "topstitch").map(({ points }) => points),
    ]),
  );

/** Loads a stored drape of these pieces in a worker. The garment of the address before stays until the next one is there. */
export function useDrape(url: string, pieces: readonly PreviewPiece[], attempt: number): Drape {
  const [drape, setDrape] = useState(NOTHING);
  const cut = useRef(pieces);
  cut.current = pieces;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the same address again
  useEffect(() => {
    const worker = new Worker(new URL("./drape.worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<DrapeAnswer>) => {
      if (data.kind === "garment") setDrape({ garment: data.garment, levels: data.levels, occlusion: null, failure: null, url });
      else if (data.kind === "occlusion") setDrape((before) => ({ ...before, occlusion: data.occlusion }));
      else setDrape({ ...NOTHING, failure: data.reason });
      if (data.kind !== "garment") worker.terminate();
    });
    worker.addEventListener("error", ({ message }) => setDrape({ ...NOTHING, failure: message || url }));
    const request: DrapeRequest = { url: new URL(url, location.href).href, stitching: stitchingOf(cut.current) };
    worker.postMessage(request);
    return () => worker.terminate();
  }, [url, attempt]);
  return drape;
}
