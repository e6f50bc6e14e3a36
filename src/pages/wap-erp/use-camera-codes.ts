import { BarcodeDetector } from "qr/decode.js";
import { type RefObject, useEffect, useRef, useState } from "react";

/** `refused`: the page may not use the camera; `noCamera`: there is none, or another program has it. */
export type CameraState = "starting" | "reading" | "refused" | "noCamera";

const LOOK_EVERY_MS = 150;
/** A code that was not seen this often is gone: seen again, it is told again. */
const MISSED_UNTIL_GONE = 7;

/** Shows the camera in a video and calls `onCode` with every code it sees, the same one once while it is there; the camera is off again when the caller is gone. */
export function useCameraCodes(onCode: (code: string) => void): {
  state: CameraState;
  video: RefObject<HTMLVideoElement | null>;
} {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>("starting");
  const told = useRef(onCode);
  useEffect(() => {
    told.current = onCode;
  });
  useEffect(() => {
    const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
    if (!mediaDevices) return setState("noCamera");
    const reader = new BarcodeDetector({ formats: ["qr_code"] });
    const over = new AbortController();
    let stream: MediaStream | null = null;
    const begin = async () => {
      try {
        stream = await mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
      } catch (thrown) {
        if (!over.signal.aborted) setState(isRefusal(thrown) ? "refused" : "noCamera");
        return;
      }
      const { current } = video;
      if (over.signal.aborted || !current) return stop(stream);
      for (const track of stream.getTracks())
        track.addEventListener("ended", () => setState("noCamera"), { signal: over.signal });
      current.srcObject = stream;
      setState("reading");
      void current.play().catch(console.debug);
      await look(current, reader, over.signal, (code) => told.current(code));
    };
    void begin();
    return () => {
      over.abort();
      stop(stream);
    };
  }, []);
  return { state, video };
}

const isRefusal = (thrown: unknown): boolean => thrown instanceof DOMException && thrown.name === "NotAllowedError";

function stop(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/** A picture that cannot be looked at yet is none with a code in it. */
async function look(
  video: HTMLVideoElement,
  reader: BarcodeDetector,
  over: AbortSignal,
  tell: (code: string) => void,
): Promise<void> {
  let last = "";
  let missed = 0;
  while (!over.aborted) {
    const [code] = await reader.detect(video).catch(() => []);
    if (over.aborted) return;
    missed = code ? 0 : missed + 1;
    if (missed === MISSED_UNTIL_GONE) last = "";
    if (code && code.rawValue !== last) {
      last = code.rawValue;
      tell(last);
    }
    await new Promise((next) => setTimeout(next, LOOK_EVERY_MS));
  }
}
