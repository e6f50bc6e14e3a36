import type { JoinPiece } from "@selvedge/garment-core";

const GAP_MM = 70;

/** Where each piece is drawn: its origin on the sheet, mm. */
export type Laid = {
  readonly width: number;
  readonly height: number;
  readonly at: { readonly [key: string]: readonly [number, number] };
};

/** Pieces side by side in rows about as wide as the sheet is to be, tall ones beside tall ones. */
export function layOut(pieces: readonly Pick<JoinPiece, "key" | "outline">[], widthPerHeight: number): Laid {
  const boxes = pieces.map(({ key, outline }) => {
    const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    return { key, left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
  });
  const area = boxes.reduce((sum, box) => sum + (box.width + GAP_MM) * (box.height + GAP_MM), 0);
  const room = Math.max(Math.sqrt(area * widthPerHeight) * 1.1, ...boxes.map((box) => box.width + 2 * GAP_MM));
  const offsets: Record<string, readonly [number, number]> = {};
  let [x, y, deepest, widest] = [GAP_MM, GAP_MM, 0, 0];
  for (const box of boxes.toSorted((a, b) => b.height - a.height)) {
    if (x > GAP_MM && x + box.width > room) [x, y, deepest] = [GAP_MM, y + deepest + GAP_MM, 0];
    offsets[box.key] = [x - box.left, y - box.top];
    x += box.width + GAP_MM;
    deepest = Math.max(deepest, box.height);
    widest = Math.max(widest, x);
  }
  return { width: widest, height: y + deepest + GAP_MM, at: offsets };
}
