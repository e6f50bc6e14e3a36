import { useEffect, useRef } from "react";
import { boardInk } from "../board/ink.ts";
import { type Tick, ticks } from "../board/ruler-ticks.ts";
import { useSelection, useSession } from "../session/context.ts";

/** Lines of the grid are those that the rulers number, with the halves between them fainter. */
const STRENGTH = { major: 0.34, middle: 0.16 } as const;

/** The middles of device pixels that strokes of one rank fall on, in CSS px. */
const placesOf = (strokes: readonly Tick[], rank: Tick["rank"], pxPerMm: number, origin: number): readonly number[] =>
  strokes.filter((tick) => tick.rank === rank).map(({ at }) => Math.round(at * pxPerMm + origin) + 0.5);

/** A grid over the whole board on the rulers' longer strokes: ink with a light rim, so that it is seen on any cloth. */
export function Grid() {
  const { camera } = useSession();
  const isInches = useSelection((selection) => selection.isInches);
  const place = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const ink = boardInk();
    const draw = () => {
      const canvas = place.current;
      const context = canvas?.getContext("2d");
      if (!canvas || !context) return;
      const { view, area } = camera.getState();
      const ratio = window.devicePixelRatio || 1;
      canvas.width = Math.round(area.width * ratio);
      canvas.height = Math.round(area.height * ratio);
      context.scale(ratio, ratio);
      const strokes = (origin: number, length: number) =>
        ticks(-origin / view.pxPerMm, (length - origin) / view.pxPerMm, view.pxPerMm, isInches);
      const [across, down] = [strokes(view.x, area.width), strokes(view.y, area.height)];
      for (const rank of ["middle", "major"] as const) {
        const path = new Path2D();
        for (const x of placesOf(across, rank, view.pxPerMm, view.x)) path.rect(x, -1, 0, area.height + 2);
        for (const y of placesOf(down, rank, view.pxPerMm, view.y)) path.rect(-1, y, area.width + 2, 0);
        context.globalAlpha = STRENGTH[rank];
        for (const [hex, width] of [
          [ink.sheet, 2],
          [ink.ink, 1],
        ] as const) {
          context.strokeStyle = hex;
          context.lineWidth = width;
          context.stroke(path);
        }
      }
    };
    draw();
    return camera.subscribe(draw);
  }, [camera, isInches]);
  return <canvas ref={place} aria-hidden className="pointer-events-none absolute inset-0 size-full" />;
}
