import type { Piece } from "@selvedge/contract";
import type { PieceKey, SeamMiss } from "@selvedge/editor-core";
import type { Point } from "@selvedge/geometry-core";
import { boardInk } from "../board/ink.ts";
import type { ClothLine } from "../board/overlay.ts";
import { pieceToBoard } from "../board/place.ts";
import { toScreen, type View } from "../board/view.ts";
import { type Grade, gradeInks, gradeOf } from "./grade.ts";

/** A stretch of one side of a seam that is as good from start to end. */
type Stretch = { readonly pieceKey: PieceKey; readonly grade: Grade; readonly points: Point[] };

/** The sides of a seam in stretches of one grade, each reaching to the start of the next. */
export function stretchesOf({ a, b, places }: SeamMiss): Stretch[] {
  return (["a", "b"] as const).flatMap((side) => {
    const found: Stretch[] = [];
    for (const place of places) {
      if (place.mm === null) continue;
      const grade = gradeOf(place.mm);
      const last = found.at(-1);
      last?.points.push(place[side]);
      if (last?.grade !== grade) found.push({ pieceKey: side === "a" ? a : b, grade, points: [place[side]] });
    }
    return found;
  });
}

/** The same lines for the draped garment. */
export function clothLines(seams: readonly SeamMiss[]): ClothLine[] {
  const inks = gradeInks();
  return seams
    .flatMap(stretchesOf)
    .flatMap(({ pieceKey, grade, points }) => (points.length > 1 ? [{ pieceKey, points, hex: inks[grade] }] : []));
}

const LINE_PX = 4;
const CHOSEN_PX = 7;
const HALO_PX = 3;
/** A seam shorter than this on screen has its number in the list alone. */
const MIN_NUMBERED_PX = 56;
const PLATE = { height: 18, padding: 5 };

/** Draws every seam on both its pieces in the colour of how it meets, with its number in mm on the longer ones and on the chosen one. */
export function drawSeams(
  canvas: CanvasRenderingContext2D,
  view: View,
  seams: readonly SeamMiss[],
  byKey: ReadonlyMap<PieceKey, Piece>,
  chosen: number | null,
  figure: (mm: number) => string,
): void {
  const ink = boardInk();
  const inks = gradeInks();
  const onScreen = (piece: Piece, [x, y]: Point) => toScreen(view, pieceToBoard(piece.layout, { x, y }));
  canvas.lineCap = "round";
  canvas.lineJoin = "round";
  const ordered = [...seams].sort((a, b) => Number(a.index === chosen) - Number(b.index === chosen));
  for (const seam of ordered)
    for (const { pieceKey, grade, points } of stretchesOf(seam)) {
      const piece = byKey.get(pieceKey);
      if (!piece) continue;
      const path = new Path2D();
      points.forEach((point, index) => {
        const { x, y } = onScreen(piece, point);
        if (index === 0) path.moveTo(x, y);
        else path.lineTo(x, y);
      });
      const width = seam.index === chosen ? CHOSEN_PX : LINE_PX;
      canvas.strokeStyle = ink.sheet;
      canvas.lineWidth = width + HALO_PX;
      canvas.stroke(path);
      canvas.strokeStyle = inks[grade];
      canvas.lineWidth = width;
      canvas.stroke(path);
    }
  canvas.font = `500 11px ${ink.condensed}`;
  for (const seam of ordered) {
    if (seam.mm === null || seam.places.length === 0) continue;
    const isChosen = seam.index === chosen;
    if (!isChosen && seam.length * view.pxPerMm < MIN_NUMBERED_PX) continue;
    for (const side of isChosen ? (["a", "b"] as const) : (["a"] as const)) {
      const piece = byKey.get(seam[side]);
      if (!piece) continue;
      const { x, y } = onScreen(piece, seam.places[Math.floor(seam.places.length / 2)]![side]);
      const text = figure(seam.mm);
      const width = canvas.measureText(text).width + 2 * PLATE.padding;
      canvas.fillStyle = isChosen ? inks[gradeOf(seam.mm)] : ink.sheet;
      canvas.fillRect(x - width / 2, y - PLATE.height / 2, width, PLATE.height);
      canvas.strokeStyle = inks[gradeOf(seam.mm)];
      canvas.lineWidth = 1;
      canvas.strokeRect(x - width / 2, y - PLATE.height / 2, width, PLATE.height);
      canvas.fillStyle = isChosen ? ink.sheet : ink.ink;
      canvas.fillText(text, x - width / 2 + PLATE.padding, y + 4);
    }
  }
}
