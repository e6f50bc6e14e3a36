import { signedArea } from "@selvedge/geometry-core";
import { type Outline, pointAt, vertexAt } from "./outline.ts";
import type { InternalLine, Point2, Trim } from "./pattern.ts";
import { parseRun, verticesOf } from "./run.ts";

const NOTCH_MM = 7;

/** Positive when the outline runs clockwise on a page whose y runs down: its area. */
export const turning = (outline: readonly { readonly x: number; readonly y: number }[]): number =>
  signedArea(outline.map(({ x, y }) => [x, y]));

type Vector = { readonly x: number; readonly y: number };

/** Unit vector into the piece at a place of its outline. */
function inward(outline: Outline, index: number): Vector {
  const count = outline.length;
  const [before, after] = [outline[(index + count - 1) % count]!, outline[(index + 1) % count]!];
  const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
  const sign = turning(outline) > 0 ? 1 : -1;
  return { x: (-(after.y - before.y) / length) * sign, y: ((after.x - before.x) / length) * sign };
}

const step = (p: Vector, direction: Vector, mm: number): Point2 => [p.x + direction.x * mm, p.y + direction.y * mm];

/** A short stroke into the piece, where two pieces meet when they are sewn. */
export function notch(outline: Outline, name: string): InternalLine {
  const index = vertexAt(outline, name);
  const corner = outline[index]!;
  return { kind: "notch", points: [[corner.x, corner.y], step(corner, inward(outline, index), NOTCH_MM)] };
}

/** The line on which a piece was opened. */
export function foldLine(outline: Outline, from: string, to: string): InternalLine {
  const [p, q] = [pointAt(outline, from), pointAt(outline, to)];
  return {
    kind: "fold",
    points: [
      [p.x, p.y],
      [q.x, q.y],
    ],
  };
}

/** A row of stitches that follows a run of the outline at a distance of `inset` mm. */
export function topstitch(outline: Outline, run: string, inset: number): InternalLine {
  const vertices = verticesOf(outline, parseRun(run));
  const sign = turning(outline) > 0 ? 1 : -1;
  const count = outline.length;
  const forward = outline.indexOf(vertices[1]!) === (outline.indexOf(vertices[0]!) + 1) % count ? sign : -sign;
  const normal = (i: number): Vector => {
    const [p, q] = [vertices[i]!, vertices[i + 1]!];
    const length = Math.hypot(q.x - p.x, q.y - p.y) || 1;
    return { x: (-(q.y - p.y) / length) * forward, y: ((q.x - p.x) / length) * forward };
  };
  const last = vertices.length - 2;
  const points = vertices.map((v, i): Point2 => {
    const [before, after] = [normal(Math.max(0, i - 1)), normal(Math.min(last, i))];
    const mitre = 1 + Math.max(-0.5, before.x * after.x + before.y * after.y);
    return step(v, { x: (before.x + after.x) / mitre, y: (before.y + after.y) / mitre }, inset);
  });
  return { kind: "topstitch", points };
}

/** A line straight down the piece at an x, from edge to edge. */
export function verticalLine(outline: Outline, kind: InternalLine["kind"], x: number): InternalLine {
  const crossings = outline.flatMap((p, i) => {
    const q = outline[(i + 1) % outline.length]!;
    return p.x <= x === q.x <= x ? [] : [p.y + ((q.y - p.y) * (x - p.x)) / (q.x - p.x)];
  });
  return {
    kind,
    points: [
      [x, Math.min(...crossings)],
      [x, Math.max(...crossings)],
    ],
  };
}

/** What of the trims is marked on a piece: buttons where they are sewn on, and the stitched slits of buttonholes. */
export const trimMarks = (trims: readonly Trim[], key: string): readonly InternalLine[] =>
  trims.flatMap((trim): InternalLine[] => {
    if (trim.pieceKey !== key || trim.kind === "placket") return [];
    const { x, y } = trim;
    if (trim.kind === "button") return [{ kind: "button", points: [[x, y]], diameter: trim.diameter }];
    const [dx, dy] = trim.lies === "upright" ? [0, trim.length / 2] : [trim.length / 2, 0];
    return [
      {
        kind: "topstitch",
        points: [
          [x - dx, y - dy],
          [x + dx, y + dy],
        ],
      },
    ];
  });
