import { ROUND_MS } from "../camera/round.ts";
import type { SceneHandle } from "../scene/scene-handle.ts";
import type { PreviewBackground } from "../types.ts";
import { blank, lendCanvas, runExclusive } from "./easel.ts";
import { openPictureBackground } from "./picture-background.ts";

/** Kinds of film a browser may record, the widest understood first. */
const KINDS = [
  "video/mp4;codecs=avc1.640028",
  "video/mp4",
  "video/webm;codecs=vp9",
  "video/webm;codecs=vp8",
  "video/webm",
] as const;
const SIZE = { width: 1080, height: 1350 } as const;
/** Where the processor draws, smaller, so that there are enough frames. */
const SMALL = { width: 480, height: 600 } as const;
const FRAMES_PER_SECOND = 30;
const BITS_PER_SECOND = 8_000_000;
const POSTER_QUALITY = 0.9;

/** The kind of film this browser records; null where it records none. */
export function filmKind(): string | null {
  if (typeof MediaRecorder === "undefined" || !("captureStream" in HTMLCanvasElement.prototype)) return null;
  return KINDS.find((kind) => MediaRecorder.isTypeSupported(kind)) ?? null;
}

/** A film of one whole turn, and its first picture as JPEG. */
export type Film = { readonly video: Blob; readonly poster: Blob };

type FilmInput = {
  readonly background: PreviewBackground;
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
};

/**
 * Records one whole turn at an even speed, in the time it takes. While the page is hidden the turn and the recording wait. Rejects when the
 * signal says so.
 */
export const recordTurn = (scene: SceneHandle, input: FilmInput): Promise<Film> =>
  runExclusive(input.signal, () => filmTurn(scene, input));

async function filmTurn(scene: SceneHandle, { background, signal, onProgress }: FilmInput): Promise<Film> {
  const kind = filmKind();
  if (!kind) throw new Error("This browser records no films");
  const { width, height } = scene.rig.isInstant ? SMALL : SIZE;
  const [canvas, context] = blank(width, height);
  const behind = await openPictureBackground(background);
  const comeBack = scene.rig.remember();
  const giveBack = lendCanvas(scene, width, height);
  const { style } = scene.renderer.domElement;
  style.objectFit = "contain";
  scene.rig.resize({ width, height });
  const draw = (share: number) => {
    scene.rig.poseAt(share * 2 * Math.PI);
    behind.paint(context);
    context.drawImage(scene.draw(), 0, 0);
  };
  try {
    draw(0);
    const poster = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", POSTER_QUALITY));
    if (!poster) throw new Error("The first picture could not be written");
    const video = await record(canvas, kind, { draw, signal, onProgress });
    return { video, poster };
  } finally {
    style.objectFit = "";
    giveBack();
    comeBack();
    behind.close();
    scene.invalidate();
  }
}

type Recording = {
  readonly draw: (share: number) => void;
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
};

function record(canvas: HTMLCanvasElement, kind: string, { draw, signal, onProgress }: Recording): Promise<Blob> {
  const stream = canvas.captureStream(FRAMES_PER_SECOND);
  const recorder = new MediaRecorder(stream, { mimeType: kind, videoBitsPerSecond: BITS_PER_SECOND });
  const parts: Blob[] = [];
  return new Promise<Blob>((resolve, reject) => {
    let elapsed = 0;
    let last: number | null = null;
    const hide = () => {
      last = null;
      if (recorder.state === "inactive") return;
      if (document.hidden) recorder.pause();
      else recorder.resume();
    };
    const end = () => {
      document.removeEventListener("visibilitychange", hide);
      for (const track of stream.getTracks()) track.stop();
    };
    recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
    recorder.addEventListener("error", () => reject(new Error("The film could not be recorded")));
    recorder.addEventListener("stop", () => {
      end();
      if (signal.aborted) reject(signal.reason);
      else resolve(new Blob(parts, { type: kind.split(";")[0] }));
    });
    const step = (nowMs: number) => {
      if (signal.aborted) {
        recorder.stop();
        return;
      }
      elapsed += last === null ? 0 : nowMs - last;
      last = nowMs;
      const share = Math.min(1, elapsed / ROUND_MS);
      draw(share);
      onProgress(share);
      if (share < 1) requestAnimationFrame(step);
      else recorder.stop();
    };
    document.addEventListener("visibilitychange", hide);
    recorder.start();
    requestAnimationFrame(step);
  });
}
