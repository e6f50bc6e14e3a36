import { type RefObject, useEffect, useRef, useState } from "react";

/** Reads codes in a picture. Source: the Shape Detection API, which not every browser has. */
type CodeReader = { detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]> };
type CodeReaderMaker = new (options: { readonly formats: readonly string[] }) => CodeReader;
const makerOf = (): CodeReaderMaker | undefined => (globalThis as { BarcodeDetector?: CodeReaderMaker }).BarcodeDetector;

/** Whether the browser reads codes where it has a camera. */
export const canReadCodes = (): boolean => makerOf() !== undefined;

/** `noReader`: the browser reads no codes; `refused`: it may not use the camera; `noCamera`: there is none, or another program has it. */
export type CameraState = "starting" | "reading" | "noReader" | "refused" | "noCamera";

const LOOK_EVERY_MS = 150;

/** Shows the camera in a video and calls `onCode` with every code it sees, the same one once; the camera is off again when the caller is gone. */
export function useCameraCodes(onCode: (code: string) => void): {
  state: CameraState;
  video: RefObject<HTMLVideoElement | null>;
} {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>(() => (makerOf() ? "starting" : "noReader"));
  const told = useRef(onCode);
  useEffect(() => {
    told.current = onCode;
  });
  useEffect(() => {
    const Maker = makerOf();
    const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
    if (!Maker) return;
    if (!mediaDevices) return setState("noCamera");
    const reader = new Maker({ formats: ["qr_code"] });
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
async function look(video: HTMLVideoElement, reader: CodeReader, over: AbortSignal, tell: (code: string) => void): Promise<void> {
  let last = "";
  while (!over.aborted) {
    const [code] = await reader.detect(video).catch(() => []);
    if (over.aborted) return;
    if (code && code.rawValue !== last) {
      last = code.rawValue;
      tell(last);
    }
    await new Promise((next) => setTimeout(next, LOOK_EVERY_MS));
  }
}
